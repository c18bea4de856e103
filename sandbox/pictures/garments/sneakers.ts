import { type Art, cord, line } from '../art.ts'
import type { Drawing, Garments } from '../drawing.ts'
import { rubber } from '../materials.ts'
import { repeat } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawPair, drawUpper } from './shoes.ts'

interface Sneaker {
  /** The height of the sole's edge. */
  thick: number
  isHigh?: boolean
  /** A sole that is curved and two waves at the side instead of two stripes. */
  isRunner?: boolean
  hasLaces?: boolean
}

function drawSneakers(
  pen: Pen,
  { thick, isHigh = false, isRunner = false, hasLaces = true }: Sneaker,
): Drawing {
  const { random, tone, accent } = pen
  const top = isHigh ? 200 + thick - 24 : 102 + thick
  const sole = isRunner
    ? 'M-160 -40C-120 -30 -60 -34 0 -30C70 -24 140 -30 170 -34C178 -14 164 0 140 0H-130C-156 0 -166 -20 -160 -40Z'
    : `M-152 ${-thick}H160C172 ${4 - thick} 170 0 156 0H-146C-156 0 -158 ${8 - thick} -152 ${-thick}Z`
  const heel = `M-149 ${-thick}C-160 ${-thick - 30} -151 ${26 - top} -140 ${-top}L-108 ${10 - top}C-118 -80 -112 -50 -104 ${-thick}Z`
  const flash = isRunner
    ? 'M-96 -34C-60 -70 -20 -96 20 -100L46 -86C10 -76 -20 -52 -40 -32ZM-30 -32C0 -56 30 -72 62 -78L84 -70C50 -60 30 -44 18 -30Z'
    : `M-70 ${-thick - 8}L-36 -84H-20L-52 ${-thick - 8}ZM-38 ${-thick - 8}L-8 -78H8L-18 ${-thick - 8}Z`
  const toe = `M96 -72C156 -62 170 -42 166 ${-thick}H92C104 -44 104 -58 96 -72Z`
  const tongue = isHigh ? 180 : 108 + thick
  return drawPair(
    pen,
    pen.part(sole, 11, { tone: rubber, seams: ['M-156 -16C-60 -10 60 -12 168 -16'] }),
    drawUpper(pen, thick, top, tongue),
    pen.part(toe, 12, { tone: isRunner ? accent : tone }),
    pen.part(heel, 10, { tone: accent }),
    random.chance(0.7) && pen.part(flash, 5, { tone: accent }),
    hasLaces ? drawLaces(isHigh ? 7 : 5) : drawElastic(pen),
  )
}

function drawLaces(count: number): Art {
  return repeat(count, i => {
    const lace = `M${52 - i * 19} ${-66 - i * 11 - Math.max(0, i - 3) * 8}c6 -16 16 -22 30 -18`
    return cord(lace, 6.5, { ...rubber, deep: '#777370' })
  })
}

/** Draws the elastic at the side of a shoe without laces. */
function drawElastic({ tone }: Pen): Art {
  const ribs = repeat(4, i => `M${i * 9 - 26} ${i * 4 - 116}l-10 44`)
  return line(ribs, tone.line, 4, 0.8)
}

export const sneakers = {
  sneakers: pen => drawSneakers(pen, { thick: pen.random.range(20, 30) }),
  runners: pen => drawSneakers(pen, { thick: 34, isRunner: true }),
  'high-tops': pen => drawSneakers(pen, { thick: 26, isHigh: true }),
  'platform-sneakers': pen => drawSneakers(pen, { thick: pen.random.range(44, 52) }),
  'slip-on-sneakers': pen => drawSneakers(pen, { thick: 26, hasLaces: false }),
} satisfies Garments
