import { type Art, cord, dot, line } from '../art.ts'
import type { Drawing, Garments } from '../drawing.ts'
import { darkRubber, rubber } from '../materials.ts'
import { repeat } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { type Boot, drawBootLaces, drawBootUpper } from './boots.ts'
import { drawPair, drawUpper } from './shoes.ts'

interface Sneaker {
  /** The height of the sole's edge. */
  thick: number
  /** A sole that is curved and two waves at the side instead of two stripes. */
  isRunner?: boolean
  hasLaces?: boolean
}

function drawSneakers(pen: Pen, { thick, isRunner = false, hasLaces = true }: Sneaker): Drawing {
  const { random, tone, accent } = pen
  const top = 102 + thick
  const sole = isRunner
    ? 'M-160 -40C-120 -30 -60 -34 0 -30C70 -24 140 -30 170 -34C178 -14 164 0 140 0H-130C-156 0 -166 -20 -160 -40Z'
    : `M-152 ${-thick}H160C172 ${4 - thick} 170 0 156 0H-146C-156 0 -158 ${8 - thick} -152 ${-thick}Z`
  const heel = `M-149 ${-thick}C-160 ${-thick - 30} -151 ${26 - top} -140 ${-top}L-108 ${10 - top}C-118 -80 -112 -50 -104 ${-thick}Z`
  const flash = isRunner
    ? 'M-96 -34C-60 -70 -20 -96 20 -100L46 -86C10 -76 -20 -52 -40 -32ZM-30 -32C0 -56 30 -72 62 -78L84 -70C50 -60 30 -44 18 -30Z'
    : `M-70 ${-thick - 8}L-36 -84H-20L-52 ${-thick - 8}ZM-38 ${-thick - 8}L-8 -78H8L-18 ${-thick - 8}Z`
  const toe = `M96 -72C156 -62 170 -42 166 ${-thick}H92C104 -44 104 -58 96 -72Z`
  const tongue = 108 + thick
  return drawPair(
    pen,
    pen.part(sole, 11, { tone: rubber, seams: ['M-156 -16C-60 -10 60 -12 168 -16'] }),
    drawUpper(pen, thick, top, tongue),
    pen.part(toe, 12, { tone: isRunner ? accent : tone }),
    pen.part(heel, 10, { tone: accent }),
    hasLaces && random.chance(0.7) && pen.part(flash, 5, { tone: accent }),
    hasLaces ? drawLaces() : drawElastic(pen),
  )
}

function drawLaces(): Art {
  return repeat(5, i => {
    const lace = `M${52 - i * 19} ${-66 - i * 11 - (i > 3 ? 8 : 0)}c6 -16 16 -22 30 -18`
    return cord(lace, 6.5, { ...rubber, deep: '#777370' })
  })
}

/** Draws canvas sneakers that cover the ankle, with a rubber toe and a round patch. */
function drawHighTops(pen: Pen): Drawing {
  const { accent, random, tone } = pen
  const boot: Boot = {
    heel: 24,
    toe: 24,
    top: -random.range(196, 214),
    left: -134,
    right: -26,
    slant: 8,
  }
  const sole =
    'M-154 -30C-80 -32 100 -32 168 -34C177 -16 172 0 156 0H-146C-158 0 -160 -14 -154 -30Z'
  const toe = 'M92 -26C94 -52 104 -68 122 -72C150 -66 170 -46 169 -26Z'
  const laces = drawBootLaces(pen, boot)
  const strip = `M-149 -30C-155 -60 -150 -86 -137 -120L-134 ${boot.top + 2}h15L-124 -120C-134 -86 -138 -60 -132 -30Z`
  const patch = dot(-88, -138, 23, accent.line) + dot(-88, -138, 21, accent.base)
  return drawPair(
    pen,
    laces.behind,
    drawBootUpper(pen, boot),
    pen.part(strip, 4, { tone: accent }),
    line('M-16 -30C-10 -66 10 -92 34 -98', tone.line, 1.8, 0.9, '5 3'),
    pen.part(toe, 12, { tone: rubber }),
    !pen.isBack && [
      patch,
      line('M-88 -152V-124M-100 -145L-76 -131M-76 -145L-100 -131', tone.base, 3),
    ],
    laces.over,
    pen.part(sole, 8, { tone: rubber }),
    line('M-152 -22C-60 -24 60 -24 168 -25', accent.base, 4),
  )
}

/** Draws the elastic at the side of a shoe without laces. */
function drawElastic(pen: Pen): Art {
  const ribs = repeat(3, i => `M${i * 9 - 40} -110L${i * 3 - 28} -70`)
  return pen.part('M-50 -112L-14 -118Q-8 -88 -20 -66Q-40 -80 -50 -112Z', 4, {
    tone: darkRubber,
    seams: [ribs],
  })
}

export const sneakers = {
  sneakers: pen => drawSneakers(pen, { thick: pen.random.range(20, 30) }),
  runners: pen => drawSneakers(pen, { thick: 34, isRunner: true }),
  'high-tops': drawHighTops,
  'platform-sneakers': pen => drawSneakers(pen, { thick: pen.random.range(44, 52) }),
  'slip-on-sneakers': pen => drawSneakers(pen, { thick: 26, hasLaces: false }),
} satisfies Garments
