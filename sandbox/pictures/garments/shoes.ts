import { at, cord, dot, fill, line } from '../art.ts'
import type { Garments } from '../drawing.ts'
import { darkRubber, gold, linen, rubber, walnut } from '../materials.ts'
import { rectangle, repeat, smooth, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawBottom, drawLining, drawPair, type HeelShape } from './soles.ts'

function drawBootUppers(pen: Pen, top: number, h: number): string {
  const wide = pen.random.range(0, 14)
  const [left, right] = [-140 - wide, -12 + wide]
  const foot = `M-146 ${-h - 4}C-152 ${-h - 50} -140 ${-h - 90} -134 ${-h - 120}L${left} ${-top}Q-80 ${-top + 8} ${right} ${-top}L-24 ${-h - 130}C-20 ${-h * 0.6 - 84} 20 -74 70 -60C130 -48 160 -32 162 -10C156 -4 146 -4 136 -4H30C0 -8 -50 ${-h * 0.6} -96 ${-h + 4}Z`
  const folds = [
    taper([-130, -h - 96], [-40, -h - 120], 5),
    taper([-126, -h - 78], [-20, -h - 96], 4),
    taper([-60, -h - 60], [10, -66], 5),
    taper([-126, -top + 40], [-112, -h - 130], 6),
  ]
  const seams = pen.isBack ? [`M-40 ${-top + 6}L-60 ${-h - 30}`] : []
  const opening = `M${left} ${-top}Q-80 ${-top - 10} ${right} ${-top}Q-80 ${-top + 8} ${left} ${-top}Z`
  return fill(opening, pen.tone.deep) + pen.part(foot, 34, { folds, seams })
}

export const shoes = {
  heels(pen) {
    const { random, tone } = pen
    const shape = random.pick<HeelShape>(['stiletto', 'stiletto', 'block', 'kitten'])
    const h = shape === 'kitten' ? 46 : random.range(78, 122)
    const toe = random.pick([140, 152, 164])
    const style = random.pick(['pump', 'pump', 'slingback', 'strap', 'dorsay'] as const)
    const throat = style === 'dorsay' ? 70 : random.range(44, 70)
    const isOpen = style === 'slingback' || style === 'dorsay'
    const front = `C${throat + 46} -47 ${toe - 4} -38 ${toe} -14C${toe} -4 ${toe - 12} -3 ${toe - 24} -3H30`
    const upper = isOpen
      ? `M-40 ${-h * 0.72 - 18}C0 -66 30 -58 ${throat} -49${front}C0 -8 -30 ${-h * 0.5} -52 ${-h * 0.66}Z`
      : `M-146 ${-h - 6}C-154 ${-h - 40} -144 ${-h - 76} -130 ${-h - 88}C-96 ${-h - 56} -30 ${-h * 0.5 - 38} ${throat} -48${front}C0 -8 -50 ${-h * 0.6} -100 ${-h}Z`
    const sling = `M-40 ${-h * 0.72 - 14}C-80 ${-h - 24} -110 ${-h - 50} -136 ${-h - 58}C-146 ${-h - 50} -146 ${-h - 20} -142 ${-h - 6}`
    const counter = `M-146 ${-h - 4}C-154 ${-h - 40} -146 ${-h - 58} -134 ${-h - 64}C-108 ${-h - 58} -84 ${-h - 30} -76 ${-h + 2}Z`
    const ankle = `M-132 ${-h - 74}C-90 ${-h - 96} -50 ${-h - 88} -22 ${-h * 0.5 - 50}`
    const inside = `M-128 ${-h - 84}C-80 ${-h - 78} 0 -84 ${throat} -46C10 -44 -60 ${-h - 44} -128 ${-h - 84}Z`
    return drawPair(
      pen,
      !isOpen && drawLining(inside),
      drawBottom(pen, shape, h, toe),
      pen.part(upper, 26, { lights: [taper([throat + 10, -36], [toe - 22, -16], 6)] }),
      style === 'slingback' && cord(sling, 7, tone),
      style === 'dorsay' && pen.part(counter, 16),
      style === 'strap' && cord(ankle, 8, tone) + dot(-32, -h * 0.5 - 62, 6, gold.base),
    )
  },

  flats(pen) {
    const { random, tone } = pen
    const toe = random.pick([150, 160, 170])
    const throat = random.range(50, 76)
    const inside = `M-132 -72C-80 -70 20 -78 ${throat} -42C0 -34 -70 -46 -132 -72Z`
    const upper = `M-146 -12C-154 -36 -146 -64 -132 -74C-90 -40 0 -34 ${throat} -44C${throat + 50} -46 ${toe - 4} -40 ${toe} -16C${toe} -6 ${toe - 12} -5 ${toe - 24} -5H-140Z`
    const bow = `M${throat - 2} -46c8 -14 22 -10 20 -2c-2 8 -14 8 -20 2c-8 -10 -22 -6 -20 2c2 8 14 6 20 -2Z`
    const cap = `M${toe - 56} -36C${toe - 30} -32 ${toe - 8} -22 ${toe} -12C${toe - 6} -6 150 -6 140 -6H${toe - 62}Z`
    const trim = random.pick(['bow', 'strap', 'plain'])
    return drawPair(
      pen,
      drawLining(inside),
      drawBottom(pen, 'flat', 10, toe),
      pen.part(upper, 22, { stitches: [`M-130 -66C-90 -34 0 -28 ${throat} -38`] }),
      random.chance(0.3) && pen.part(cap, 10, { tone: pen.accent }),
      trim === 'bow' && pen.part(bow, 3),
      trim === 'strap' && cord('M-100 -54C-60 -84 -20 -80 6 -44', 9, tone),
    )
  },

  loafers(pen) {
    const { random, tone } = pen
    const y = random.pick([0, 0, -8, -16])
    const sole = `M-150 ${y - 14}H160C168 ${y - 12} 168 0 158 0H-60L-64 -6H-70V0H-146Z`
    const upper = `M-148 ${y - 14}C-158 ${y - 44} -150 ${y - 78} -136 ${y - 88}C-96 ${y - 70} -50 ${y - 66} -16 ${y - 92}C20 ${y - 88} 60 ${y - 76} 100 ${y - 58}C150 ${y - 50} 166 ${y - 32} 164 ${y - 14}Z`
    const inside = `M-136 ${y - 88}C-96 ${y - 98} -50 ${y - 102} -16 ${y - 92}C-50 ${y - 66} -96 ${y - 70} -136 ${y - 88}Z`
    const apron = `M-14 ${y - 90}C30 ${y - 94} 100 ${y - 74} 128 ${y - 52}C112 ${y - 40} 70 ${y - 48} 30 ${y - 58}Z`
    const stitches = [`M30 ${y - 54}C70 ${y - 44} 116 ${y - 36} 132 ${y - 50}`]
    const rings = dot(10, y - 70, 7, gold.shade) + dot(40, y - 68, 7, gold.base)
    const trim = random.pick([
      cord(`M12 ${y - 70}H36`, 6, gold) + rings,
      fill(`M14 ${y - 68}l18 4l-6 8l-14 -4Z`, tone.deep),
      repeat(5, i => line(`M${8 + i * 6} ${y - 92}l${i * 5 - 6} 40`, tone.shade, 6)),
    ])
    return drawPair(
      pen,
      drawLining(inside),
      pen.part(sole, 6, { tone: random.pick([darkRubber, walnut]) }),
      pen.part(upper, 26),
      pen.part(apron, 8, { stitches }),
      pen.part(`M6 ${y - 94}L40 ${y - 86}L22 ${y - 18}L-16 ${y - 18}Z`, 8),
      trim,
    )
  },

  sneakers(pen) {
    const { random, tone, accent } = pen
    const style = random.pick(['court', 'runner', 'high'] as const)
    const isHigh = style === 'high'
    const isRunner = style === 'runner'
    const thick = isRunner ? 34 : random.range(20, 30)
    const top = isHigh ? -200 : -126
    const soles = {
      runner:
        'M-160 -40C-120 -30 -60 -34 0 -30C70 -24 140 -30 170 -34C178 -14 164 0 140 0H-130C-156 0 -166 -20 -160 -40Z',
      flat: `M-152 ${-thick}H160C172 ${4 - thick} 170 0 156 0H-146C-156 0 -158 ${8 - thick} -152 ${-thick}Z`,
    }
    const back = `M-150 ${-thick}C-160 -60 -152 -100 -142 ${top}`
    const upper = `${back}C-120 ${top + 4} -90 ${top + 16} -64 ${top + (isHigh ? 0 : 6)}L-20 ${isHigh ? -166 : -132}C20 -104 70 -80 110 -68C156 -60 170 -40 166 ${-thick}Z`
    const heel = `${back}L-108 ${top + 8}C-118 -80 -112 -50 -104 ${-thick}Z`
    const inside = `M-142 ${top}C-110 ${top - 12} -80 ${top - 8} -64 ${top + 6}C-90 ${top + 16} -120 ${top + 4} -142 ${top}Z`
    const flashes = isRunner
      ? 'M-96 -34C-60 -70 -20 -96 20 -100L46 -86C10 -76 -20 -52 -40 -32ZM-30 -32C0 -56 30 -72 62 -78L84 -70C50 -60 30 -44 18 -30Z'
      : 'M-70 -34L-36 -84H-20L-52 -34ZM-38 -34L-8 -78H8L-18 -34Z'
    const laces = repeat(isHigh ? 7 : 5, i => {
      const [x, y] = [52 - i * 19, -66 - i * 11 - (isHigh ? Math.max(0, i - 2) * 6 : 0)]
      return cord(`M${x} ${y}c6 -16 16 -22 30 -18`, 6.5, { ...rubber, deep: '#777370' })
    })
    const toe = `M96 -72C156 -62 170 -42 166 ${-thick}H92C104 -44 104 -58 96 -72Z`
    const seams = ['M-156 -16C-60 -10 60 -12 168 -16']
    return drawPair(
      pen,
      drawLining(inside),
      pen.part(soles[isRunner ? 'runner' : 'flat'], 11, { tone: rubber, seams }),
      pen.part(upper, 28, { stitches: ['M-60 -100C-40 -70 -40 -50 -50 -30'] }),
      pen.part(toe, 12, { tone: isRunner ? accent : tone }),
      pen.part(heel, 10, { tone: accent }),
      random.chance(0.7) && pen.part(flashes, 5, { tone: accent }),
      laces,
    )
  },

  sandals(pen) {
    const { random, tone } = pen
    const shape = random.pick<HeelShape>(['flat', 'flat', 'stiletto', 'block', 'wedge'])
    const h = shape === 'flat' ? 10 : random.range(56, 100)
    const footbed = `M-148 ${-h - 8}C-100 ${-h} -40 ${-h * 0.62 - 4} 20 -14C60 -8 140 -10 170 -16C172 -8 160 -2 140 -2H40C0 -4 -50 ${-h * 0.5} -96 ${-h + 8}L-146 ${-h + 4}Z`
    const getGround = (x: number) => (x > 20 ? -14 : -14 - ((20 - x) / 168) * h)
    const band = (x1: number, x2: number, rise: number, width: number) => {
      const [y1, y2] = [getGround(x1), getGround(x2)]
      return pen.part(
        `M${x1} ${y1}C${x1 + 6} ${y1 - rise} ${x2 - 14} ${y2 - rise - 8} ${x2} ${y2}L${x2 + width} ${y2 + 3}C${x2 + width - 6} ${y2 - rise - 24} ${x1 + width - 8} ${y1 - rise - 18} ${x1 - width * 0.2} ${y1 - 4}Z`,
        8,
      )
    }
    const loop = 'M-136 -14L-140 -92M-140 -88C-110 -104 -70 -100 -44 -84C-70 -74 -110 -76 -140 -86'
    const ankle = at(0, -h, cord(loop, 8, tone))
    const over = `M120 -16C110 -40 80 -52 60 -56C20 -60 -30 ${-h - 20} -80 ${-h - 14}`
    const instep = cord(over, 9, tone)
    const straps = random.pick([
      band(66, 118, 46, 26) +
        band(-10, 40, 64, 24) +
        line(rectangle(4, -84, 18, 14, 3), gold.base, 4),
      band(30, 128, 52, 18) + band(70, 110, 58, 18) + ankle,
      instep + ankle,
      band(84, 126, 40, 16) +
        band(30, 76, 52, 14) +
        ankle +
        cord(`M40 -58C10 -70 -20 ${-h - 66} -52 ${-h - 86}`, 7, tone),
    ])
    return drawPair(pen, drawBottom(pen, shape, h), pen.part(footbed, 5, { tone: walnut }), straps)
  },

  slippers(pen) {
    const { random } = pen
    const isFluffy = random.chance(0.5)
    const [thick, high] = [random.range(14, 24), random.range(64, 84)]
    const fluff = Array.from({ length: 15 }, (_, i): [number, number] => {
      const t = i / 14
      return [-20 + 186 * t, -22 - Math.sin(t ** 0.8 * Math.PI) * high - (i % 2 ? 6 : 0)]
    })
    const upper = isFluffy
      ? `${smooth(fluff)}L166 -14L-24 -14Z`
      : `M-24 -16C-16 ${4 - high} 30 -96 70 -90C120 -82 164 -50 166 -14Z`
    const sole = `M-150 ${-thick}H166C172 -10 166 0 154 0H-140C-154 0 -156 -10 -150 ${-thick}Z`
    const cuff = 'M-30 -16C-24 -72 26 -104 66 -96C60 -84 10 -70 2 -16Z'
    return drawPair(
      pen,
      pen.part('M-150 -18C-140 -32 -60 -30 0 -26L60 -18Z', 6, { tone: linen }),
      pen.part(sole, 6, { tone: rubber }),
      pen.part(upper, 26),
      !isFluffy && pen.part(cuff, 10, { tone: pen.accent }),
    )
  },

  boots(pen) {
    const shape = pen.random.pick<HeelShape>(['block', 'stiletto', 'flat', 'block'])
    const h = shape === 'flat' ? 14 : pen.random.range(50, 92)
    const top = pen.random.pick([400, 440, 330])
    return drawPair(pen, drawBottom(pen, shape, h), drawBootUppers(pen, top, h))
  },

  'ankle-boots'(pen) {
    const { random, accent } = pen
    const style = random.pick(['chelsea', 'heel', 'lace'] as const)
    const shape =
      style === 'heel' ? random.pick<HeelShape>(['block', 'stiletto', 'kitten']) : 'flat'
    const h = shape === 'flat' ? 14 : random.range(46, 84)
    const top = h + random.range(176, 206)
    const lugs = 'M-150 -16H158C168 -14 166 0 156 0H-148Z'
    const gore = `M-104 ${-top + 8}H-54L-68 ${-h - 84}H-92Z`
    const ribs = [-98, -90, -82, -74, -66].map(x => `M${x} ${-top + 8}L${x * 0.5 - 40} ${-h - 84}`)
    const threads = repeat(6, i => `M${i * 5 - 64} ${24 + i * 17}L${i * 3 - 27} ${18 + i * 17}`)
    const laces = at(0, -top, line(threads, accent.base, 5))
    return drawPair(
      pen,
      style === 'lace'
        ? pen.part(lugs, 7, { tone: darkRubber, seams: ['M-150 -9H164'] })
        : drawBottom(pen, shape, h),
      drawBootUppers(pen, top, h),
      style === 'chelsea' && pen.part(gore, 5, { tone: darkRubber, seams: ribs }),
      style === 'lace' && laces,
    )
  },
} satisfies Garments
