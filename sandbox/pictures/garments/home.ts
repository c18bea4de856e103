import { at, cord, dot, fill, line } from '../art.ts'
import { type Garments, hang, stand } from '../drawing.ts'
import { ink, oak, porcelain, steel } from '../materials.ts'
import { block, both, each, ellipse, rectangle, repeat } from '../outline.ts'
import { mixColors } from '../tone.ts'
import { drawBranches, drawVase } from './carpentry.ts'
import { drawDial } from './jewellery.ts'

export const home = {
  vase: pen => {
    const isFilled = pen.random.chance(0.6) && !pen.isBack
    return stand([isFilled && drawBranches(pen), drawVase(pen, pen.tone)])
  },

  frame(pen) {
    const { accent, isBack } = pen
    const half = pen.random.pick([150, 165, 200])
    const high = 350 - half
    const view = rectangle(60 - half, 60 - high, half * 2 - 120, high * 2 - 120)
    const hill = (y: number, bend: number) =>
      `M${60 - half} ${y}Q${-half * 0.2} ${y - bend} ${half - 60} ${y - 20}V${high - 60}H${60 - half}Z`
    const sun = pen.random.range(-0.3, 0.3)
    const scenery = [
      fill(view, mixColors(accent.pale, '#f0e6d8', 0.6)),
      dot(half * sun, -high * 0.2, half * 0.2, mixColors(accent.base, '#d98a5b', 0.5)),
      fill(hill(high * 0.2, 60), accent.shade),
      fill(hill(high * 0.4, -40), accent.deep),
    ]
    return hang([
      pen.part(block(half, -high, high, 3), 12),
      pen.part(block(half - 16, 16 - high, high - 16), 10, { tone: isBack ? oak : porcelain }),
      !isBack && scenery,
    ])
  },

  clock(pen) {
    const rim = pen.random.range(8, 34)
    const shape = (r: number) => ellipse(0, 0, r)
    const dial = pen.random.pick([porcelain, porcelain, ink, pen.accent])
    return hang([
      pen.part(shape(190), 18, { gloss: 0.3 }),
      !pen.isBack && drawDial(pen, shape(190 - rim), dial, 190 - rim),
    ])
  },

  basket(pen) {
    const { random, tone } = pen
    const [top, low] = [random.range(140, 180), random.range(100, 150)]
    const high = random.range(170, 260)
    const weave = Array.from({ length: 12 }, (_, row) => {
      const waves = repeat(18, i => `q10 ${(i + row) % 2 ? 9 : -9} 20 0`)
      return `M-180 ${20 - high + row * 20}${waves}`
    })
    const handle = `M${top - 10} ${6 - high}C${top + 50} ${-high} ${top + 50} ${66 - high} ${top} ${66 - high}`
    return stand([
      both(handle, path => cord(path, 12, tone)),
      dot(0, -high, top, tone.deep, 22),
      pen.part(`M${-top} ${-high}Q0 ${28 - high} ${top} ${-high}L${low} -14Q0 6 ${-low} -14Z`, 36, {
        seams: weave,
      }),
      line(`M${-top} ${-high}Q0 ${28 - high} ${top} ${-high}`, tone.pale, 9),
    ])
  },

  toy(pen) {
    const { random, accent } = pen
    const fur = (path: string, tone = pen.tone) => pen.part(path, 34, { tone })
    const [ear, long] = [random.range(30, 48), random.pick([1, 1, 2.2])]
    const y = -364 - ear * (long - 1)
    const ears = [-1, 1].map(side => [
      fur(ellipse(side * 74, y, ear, ear * long)),
      fur(ellipse(side * 74, y + 4, ear / 2, ear * long * 0.6), accent),
    ])
    const limbs = [-1, 1].map(side => [
      fur(ellipse(side * 122, -150, 40, 74)),
      fur(ellipse(side * 86, -34, 66, 44)),
      fur(ellipse(side * 92, -30, 34, 26), accent),
    ])
    const eyes = each([-44, 44], x => dot(x, -308, 8, ink.base)) + dot(0, -278, 15, ink.base, 10)
    const muzzle = [fur(ellipse(0, -262, 48, 36), accent), eyes, line('M0 -268V-252', ink.base, 4)]
    return stand([
      ears,
      fur(ellipse(0, -130, random.range(96, 124), 124)),
      limbs,
      fur(ellipse(0, -294, 116, 104)),
      pen.isBack ? fur(ellipse(0, -40, 26)) : muzzle,
    ])
  },

  stroller(pen) {
    const hood = pen.random.range(-440, -360)
    const back = pen.random.range(40, 66)
    const wheel = (x: number, r: number) => [
      pen.part(ellipse(x, -r, r), 8, { tone: ink }),
      dot(x, -r, r * 0.7, steel.pale),
      [0, 45, 90, 135].map(a => at(x, -r, line(`M${-r * 0.7} 0H${r * 0.7}`, steel.shade, 3), a)),
    ]
    const seams = [`M-40 -250C-30 -330 10 -380 30 ${hood + 24}M-40 -250C10 -310 60 -350 84 -372`]
    return stand([
      line('M-130 -60L120 -400C140 -430 170 -430 190 -410M150 -60L-60 -260', ink.base, 12),
      pen.part('M-190 -250C-180 -140 -100 -120 0 -120C70 -120 110 -160 116 -250Z', 34, {
        stitches: ['M-184 -236H112'],
      }),
      pen.part(`M116 -250C120 -390 -20 ${hood} -90 ${hood + 50}L-40 -250Z`, 34, { seams }),
      wheel(-130, back),
      wheel(150, 66),
    ])
  },
} satisfies Garments
