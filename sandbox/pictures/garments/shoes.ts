import { type Art, at, cord, dot, fill, flip, join, line } from '../art.ts'
import { type Drawing, type Garments, stand } from '../drawing.ts'
import { darkRubber, gold, linen, walnut } from '../materials.ts'
import { repeat, smooth, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'

/**
 * Draws a pair of shoes in profile: one shoe with its toe to the
 * right and its sole on y = 0, and the other shoe behind it.
 */
export function drawPair(pen: Pen, ...parts: readonly Art[]): Drawing {
  const shoe = join(parts)
  return stand(pen.isBack ? flip(shoe) : [at(-52, -34, shoe, 0, 0.95), shoe])
}

export type HeelShape = 'stiletto' | 'block' | 'wedge' | 'flat' | 'kitten' | 'platform'
export type HeelShapes = readonly [HeelShape, ...HeelShape[]]

/** Returns the heel that the product's name promises, else one of the shapes. */
export function pickHeel({ random, cut }: Pen, shapes: HeelShapes): HeelShape {
  const free = random.pick(shapes)
  return cut.heel ?? free
}

/** Returns the height of a heel, which is `free` unless the shape limits it. */
export function limitHeel(shape: HeelShape, free: number): number {
  if (shape === 'kitten') return 36 + (free % 12)
  return shape === 'flat' ? 10 : Math.max(46, free)
}

/** Draws the heel and the sole of a shoe whose heel is `h` high. */
export function drawBottom(pen: Pen, shape: HeelShape, h: number, toe = 166): string {
  const low = shape === 'flat' ? 3 : h
  const sole = `M-148 ${-low - 8}C-100 ${-low + 2} -40 ${-low * 0.62} 20 -9C60 -4 ${toe - 36} -6 ${toe - 4} -10C${toe - 4} -3 ${toe - 14} 0 ${toe - 28} 0H40C0 0 -50 ${-low * 0.5} -96 ${-low + 8}L-146 ${-low + 2}Z`
  const heels = {
    flat: `M-146 -12H-70L-74 0H-144Z`,
    block: `M-144 ${-h - 8}L-82 ${-h + 4}L-90 0H-144Z`,
    wedge: `M-144 ${-h - 8}C-60 ${-h} 10 -16 60 -8L60 0H-138Z`,
    platform: `M-144 ${-h - 8}L-78 ${-h + 4}L-86 0H-144Z`,
    kitten: `M-144 ${-h - 8}L-104 ${-h + 4}C-118 ${-h * 0.6} -122 ${-h * 0.3} -120 0H-134C-136 ${-h * 0.3} -146 ${-h * 0.6} -144 ${-h - 8}Z`,
    stiletto: `M-144 ${-h - 8}L-90 ${-h + 4}C-112 ${-h * 0.7} -122 ${-h * 0.4} -122 0H-134C-136 ${-h * 0.4} -146 ${-h * 0.6} -144 ${-h - 8}Z`,
  }
  const heel = pen.part(heels[shape], 10, {
    tone: shape === 'flat' ? darkRubber : shape === 'wedge' ? pen.accent : pen.tone,
  })
  const platform = `M30 -14C60 -8 ${toe - 36} -8 ${toe - 2} -14V4C${toe - 6} 12 ${toe - 20} 12 ${toe - 34} 12H44C34 10 26 4 30 -14Z`
  const raised = shape === 'platform' ? pen.part(platform, 6) : ''
  return heel + raised + pen.part(sole, 4, { tone: darkRubber, outline: 0.3 })
}

const pumps = ['pump', 'bow', 'cap', 'slingback', 'strap', 'dorsay'] as const
type Pump = (typeof pumps)[number] | 'mule'

/** Draws heels or flats; `back` is how far the heel's edge rises above the sole. */
function drawPumps(
  pen: Pen,
  shapes: HeelShapes,
  free: number,
  back: number,
  styles: readonly [Pump, ...Pump[]] = pumps,
): Drawing {
  const { random, tone } = pen
  const shape = pickHeel(pen, shapes)
  const h = limitHeel(shape, free)
  const toe = random.range(140, 170)
  const style = random.pick<Pump>(styles)
  const throat = style === 'dorsay' ? 70 : random.range(44, 76)
  const isOpen = style === 'slingback' || style === 'dorsay' || style === 'mule'
  const top = -h - back
  const front = `C${throat + 46} -47 ${toe - 4} -38 ${toe} -14C${toe} -4 ${toe - 12} -3 ${toe - 24} -3H30`
  const upper = isOpen
    ? `M-40 ${-h * 0.72 - 18}C0 -66 30 -58 ${throat} -49${front}C0 -8 -30 ${-h * 0.5} -52 ${-h * 0.66}Z`
    : `M-146 ${-h - 6}C-154 ${-h - 40} -144 ${top + 12} -130 ${top}C-96 ${top + 32} -30 ${-h * 0.5 - 38} ${throat} -48${front}C0 -8 -50 ${-h * 0.6} -100 ${-h}Z`
  const sling = `M-40 ${-h * 0.72 - 14}C-80 ${-h - 24} -110 ${-h - 50} -136 ${-h - 58}C-146 ${-h - 50} -146 ${-h - 20} -142 ${-h - 6}`
  const counter = `M-146 ${-h - 4}C-154 ${-h - 40} -146 ${-h - 58} -134 ${-h - 64}C-108 ${-h - 58} -84 ${-h - 30} -76 ${-h + 2}Z`
  const bow = `M${throat - 2} -46c8 -14 22 -10 20 -2c-2 8 -14 8 -20 2c-8 -10 -22 -6 -20 2c2 8 14 6 20 -2Z`
  const cap = `M${toe - 56} -36C${toe - 30} -32 ${toe - 8} -22 ${toe} -12C${toe - 6} -6 ${toe - 30} -6 ${toe - 62} -4Z`
  const trims = {
    pump: '',
    bow: pen.part(bow, 3),
    cap: pen.part(cap, 10, { tone: pen.accent }),
    slingback: cord(sling, 7, tone),
    strap: cord(`M-132 ${top + 14}C-90 ${top - 8} -50 ${top} -22 ${-h * 0.5 - 50}`, 8, tone),
    dorsay: pen.part(counter, 16),
    mule: '',
  }
  const inside = `M-128 ${top + 4}C-80 ${top + 10} 0 ${top / 2 - 34} ${throat} -46C10 -44 -60 ${top / 2} -128 ${top + 4}Z`
  return drawPair(
    pen,
    !isOpen && fill(inside, linen.shade),
    drawBottom(pen, shape, h, toe),
    pen.part(upper, 26, { lights: [taper([throat + 10, -36], [toe - 22, -16], 6)] }),
    trims[style],
  )
}

/** Draws the upper of a closed shoe that is `top` high, from the heel over the tongue to the toe. */
export function drawUpper(pen: Pen, low: number, top: number, tongue: number): string {
  const heel = `M-149 ${-low}C-160 ${-low - 30} -151 ${26 - top} -140 ${-top}`
  const edge = `C-100 ${18 - top} -60 ${20 - top} -18 ${-tongue}`
  const inside = `M-140 ${-top}${edge}C-60 ${-top - 16} -110 ${-top - 8} -140 ${-top}Z`
  const toe = `C22 ${8 - tongue * 0.9} 66 -76 106 -64C154 -56 168 -38 165 ${-low}Z`
  return fill(inside, linen.shade) + pen.part(heel + edge + toe, 28)
}

export const shoes = {
  heels: pen => drawPumps(pen, ['stiletto', 'stiletto', 'block'], pen.random.range(46, 122), 88),
  flats: pen => drawPumps(pen, ['flat'], 10, pen.random.range(58, 72), ['pump', 'bow', 'cap']),
  'mary-janes': pen => drawPumps(pen, ['flat'], 10, pen.random.range(58, 72), ['strap']),
  mules: pen => drawPumps(pen, ['flat', 'kitten'], 10, 58, ['mule']),
  slingbacks: pen =>
    drawPumps(pen, ['stiletto', 'kitten', 'block'], pen.random.range(46, 110), 88, ['slingback']),

  loafers(pen) {
    const { random, tone } = pen
    const low = random.pick([14, 22, 30])
    const sole = `M-150 ${-low}H160C168 ${2 - low} 168 0 158 0H-60L-64 -6H-70V0H-146Z`
    const apron = 'M-2 -60C50 -66 112 -52 138 -26'
    const strap = 'M6 -80L40 -72L22 -4L-16 -4Z'
    const trims = [
      cord('M12 -56H36', 6, gold) + dot(10, -56, 7, gold.shade) + dot(40, -54, 7, gold.base),
      fill('M14 -54l18 4l-6 8l-14 -4Z', tone.deep),
      repeat(5, i => line(`M${8 + i * 6} -78l${i * 5 - 6} 40`, tone.shade, 6)),
      '',
    ] as const
    return drawPair(
      pen,
      pen.part(sole, 6, { tone: random.pick([darkRubber, walnut]) }),
      drawUpper(pen, low, low + random.range(66, 84), low + 78),
      at(0, -low, [
        line(apron, tone.line, 2.4),
        line('M4 -56C52 -61 108 -47 132 -23', tone.pale, 1.6, 0.7),
        pen.part(strap, 8),
        random.pick(trims),
      ]),
    )
  },

  'lace-up-shoes'(pen) {
    const { random } = pen
    const low = random.pick([14, 22])
    const laces = repeat(4, i => line(`M${18 + i * 15} ${-88 + i * 7}l-16 22`, pen.tone.line, 5))
    const cap = 'M112 -62C150 -54 166 -36 164 0H106C116 -20 118 -40 112 -62Z'
    const facing = 'M-14 -78C20 -88 60 -74 88 -52L70 -34C40 -50 10 -54 -20 -48Z'
    return drawPair(
      pen,
      pen.part(`M-150 ${-low}H160C168 ${2 - low} 168 0 158 0H-60L-64 -6H-70V0H-146Z`, 6, {
        tone: random.pick([darkRubber, walnut]),
      }),
      drawUpper(pen, low, low + random.range(78, 92), low + 82),
      at(0, -low, [
        random.chance(0.5) && pen.part(cap, 8, { stitches: ['M106 -58Q114 -30 100 -2'] }),
        pen.part(facing, 7, { stitches: ['M-16 -52C10 -58 40 -54 68 -38'] }),
        laces,
      ]),
    )
  },

  sandals(pen) {
    const { random, tone } = pen
    const shape = pickHeel(pen, ['flat', 'flat', 'stiletto', 'block', 'wedge'])
    const h = shape === 'flat' ? 10 : limitHeel(shape, random.range(56, 100))
    const footbed = `M-148 ${-h - 8}C-100 ${-h} -40 ${-h * 0.62 - 4} 20 -14C60 -8 140 -10 170 -16C172 -8 160 -2 140 -2H40C0 -4 -50 ${-h * 0.5} -96 ${-h + 8}L-146 ${-h + 4}Z`
    const getGround = (x: number) => (x > 20 ? -14 : -14 - ((20 - x) / 168) * h)
    const band = (x1: number, x2: number, rise: number, width: number) => {
      const [y1, y2] = [getGround(x1), getGround(x2)]
      const over = `M${x1} ${y1}C${x1 + 6} ${y1 - rise} ${x2 - 14} ${y2 - rise - 8} ${x2} ${y2}`
      const back = `C${x2 + width - 6} ${y2 - rise - 24} ${x1 + width - 8} ${y1 - rise - 18} ${x1} ${y1 - 4}`
      return pen.part(`${over}L${x2 + width} ${y2 + 3}${back}Z`, 8)
    }
    const loop = 'M-136 -14L-140 -92M-140 -88C-110 -104 -70 -100 -44 -84C-70 -74 -110 -76 -140 -86'
    const ankle = at(0, -h, cord(loop, 8, tone))
    const over = `M120 -16C110 -40 80 -52 60 -56C20 -60 -30 ${-h - 20} -80 ${-h - 14}`
    const straps = random.pick<Art>([
      [band(66, 118, 46, 26), band(-10, 40, 64, 24)],
      [band(30, 128, 52, 18), band(70, 110, 58, 18), ankle],
      [cord(over, 9, tone), ankle],
      [band(84, 126, 40, 16), band(30, 76, 52, 14), ankle],
    ])
    return drawPair(pen, drawBottom(pen, shape, h), pen.part(footbed, 5, { tone: walnut }), straps)
  },

  /** Slides have one wide band over the foot. */
  slides(pen) {
    const thick = pen.random.range(22, 34)
    const sole = `M-152 ${-thick - 6}C-100 ${-thick + 4} -40 ${-thick + 6} 20 ${-thick}C80 ${-thick - 4} 140 ${-thick - 2} 166 ${-thick - 8}C176 ${-thick + 8} 168 0 152 0H-142C-158 0 -162 ${-thick + 8} -152 ${-thick - 6}Z`
    const band = `M-26 ${-thick + 4}C-18 -88 30 -122 78 -112C112 -104 132 -66 134 ${-thick + 2}Z`
    const inside = `M-26 ${-thick + 4}C-18 -88 30 -122 78 -112C40 -96 8 -70 4 ${-thick + 2}Z`
    return drawPair(
      pen,
      pen.part(sole, 7, { tone: pen.random.pick([darkRubber, walnut, pen.accent]) }),
      pen.part(band, 24),
      fill(inside, pen.tone.deep, 0.5),
    )
  },

  slippers(pen) {
    const { random } = pen
    const isFluffy = random.chance(0.5)
    const [thick, high] = [random.range(12, 28), random.range(60, 88)]
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
      pen.part('M-150 -18C-140 -34 -60 -32 0 -28L60 -18Z', 6, {
        tone: { ...pen.tone, base: pen.tone.shade },
      }),
      pen.part(sole, 6, { tone: random.pick([walnut, darkRubber]) }),
      pen.part(upper, 26),
      !isFluffy && pen.part(cuff, 10, { tone: pen.accent }),
    )
  },
} satisfies Garments
