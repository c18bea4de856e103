import { type Art, at, cord, dot, fill, line } from '../art.ts'
import { type Drawing, type Garments, hang, stand } from '../drawing.ts'
import { gold, ink, leaf, linen, oak, porcelain, steel } from '../materials.ts'
import { block, both, each, ellipse, repeat, symmetric } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { mixColors, type Tone } from '../tone.ts'
import { drawDial } from './jewellery.ts'

export function drawVase(pen: Pen, tone: Tone): string {
  const high = pen.random.range(210, 270)
  const shape = pen.random.pick([
    `M0 ${-high}L30 ${-high}C26 -190 90 -170 92 -100C92 -40 50 0 44 0L0 0`,
    `M0 ${-high}L54 ${-high}C46 -150 76 -120 70 -60C66 -20 50 0 50 0L0 0`,
    `M0 ${-high}L22 ${-high}C16 -180 40 -130 84 -90C100 -50 70 0 56 0L0 0`,
  ])
  return pen.part(symmetric(shape), 36, { tone, gloss: 0.35 })
}

export function drawBranches(pen: Pen): Art {
  return [-46, -14, 20, 52].map((x, i) => {
    const top = -420 + i * 18 - pen.random.range(0, 50)
    const leaves = each([0.4, 0.55, 0.7, 0.85, 1], (t, k) => {
      const side = k % 2 ? 1 : -1
      const leafArt = dot(side * 14, 0, 16, side > 0 ? leaf.base : leaf.shade, 8)
      return at(x * t * 1.8, -230 + (top + 230) * t, leafArt, side * -35)
    })
    return [line(`M0 -226Q${x * 0.4} -300 ${x * 1.8} ${top}`, leaf.deep, 3), leaves]
  })
}

type Inset = (inset: number) => string

/** Draws a rim that is `inset` wide around a `face`, which is visible only from the front. */
function drawRim(pen: Pen, shape: Inset, inset: number, tone: Tone, ...face: Art[]): Drawing {
  const back = { tone: pen.isBack ? oak : tone }
  return hang([
    pen.part(shape(0), 16, { gloss: 0.3 }),
    pen.part(shape(inset), 16, back),
    !pen.isBack && face,
  ])
}

export const home = {
  vase(pen) {
    const isFilled = pen.random.chance(0.6) && !pen.isBack
    return stand([isFilled && drawBranches(pen), drawVase(pen, pen.tone)])
  },

  frame(pen) {
    const { accent, random } = pen
    const half = random.range(150, 200)
    const high = 350 - half
    const [w, h] = [half - 60, high - 60]
    const hill = (y: number, bend: number) =>
      `M${-w} ${y}Q${-half * 0.2} ${y - bend} ${w} ${y - 20}V${h}H${-w}Z`
    const x = half * random.range(-0.3, 0.3)
    return drawRim(
      pen,
      inset => block(half - inset, inset - high, high - inset, 3),
      16,
      porcelain,
      fill(block(w, -h, h), mixColors(accent.pale, '#f0e6d8', 0.6)),
      dot(x, -high * 0.2, half * random.range(0.12, 0.26), mixColors(accent.base, '#d98a5b', 0.5)),
      fill(hill(high * 0.2, random.range(-60, 60)), accent.shade),
      fill(hill(high * 0.4, random.range(-60, 60)), accent.deep),
    )
  },

  clock(pen) {
    const rim = pen.random.range(8, 34)
    const dial = pen.random.pick([porcelain, porcelain, ink, pen.accent])
    const shape: Inset = inset => ellipse(0, 0, 190 - inset)
    return drawRim(pen, shape, rim, dial, drawDial(pen, shape(rim), dial, 190 - rim))
  },

  mirror(pen) {
    const half = pen.random.range(130, 170)
    const glass = { ...steel, base: '#dfe4e4', pale: '#ffffff', shade: '#b5bfc1' }
    const shape = pen.random.pick<Inset>([
      inset => ellipse(0, -200, 200 - inset),
      inset => block(half - inset, inset - 440, -inset, half),
      inset => block(half - 20 - inset, inset - 460, -inset, 10),
    ])
    const glare = fill('M-80 -130L60 -330L100 -320L-60 -90Z', '#fff', 0.45)
    return drawRim(pen, shape, 16, glass, glare)
  },

  basket({ random, tone, part }) {
    const [top, low, high] = [
      random.range(140, 180),
      random.range(100, 150),
      random.range(170, 260),
    ]
    const weave = repeat(12, row => {
      const waves = repeat(18, i => `q10 ${(i + row) % 2 ? 9 : -9} 20 0`)
      return `M-180 ${20 - high + row * 20}${waves}`
    })
    const edge = `M${-top} ${-high}Q0 ${28 - high} ${top} ${-high}`
    const handle = `M${top - 10} ${6 - high}C${top + 50} ${-high} ${top + 50} ${66 - high} ${top} ${66 - high}`
    return stand([
      both(handle, path => cord(path, 12, tone)),
      dot(0, -high, top, tone.deep, 22),
      part(`${edge}L${low} -14Q0 6 ${-low} -14Z`, 36, { seams: [weave] }),
      line(edge, tone.pale, 9),
    ])
  },

  toy({ random, isBack, tone, accent, part }) {
    const fur = (x: number, y: number, rx: number, ry: number, own = tone) =>
      part(ellipse(x, y, rx, ry), 34, { tone: own })
    const [ear, long] = [random.range(30, 48), random.pick([1, 1, 2.2])]
    const y = -364 - ear * (long - 1)
    const sides = [-1, 1]
    const eyes = each([-44, 44], x => dot(x, -308, 8, ink.base)) + dot(0, -278, 15, ink.base, 10)
    return stand([
      sides.map(side => [
        fur(side * 74, y, ear, ear * long),
        fur(side * 74, y + 4, ear / 2, ear * long * 0.6, accent),
      ]),
      fur(0, -130, random.range(96, 124), 124),
      sides.map(side => [
        fur(side * 122, -150, 40, 74),
        fur(side * 86, -34, 66, 44),
        fur(side * 92, -30, 34, 26, accent),
      ]),
      fur(0, -294, random.range(104, 128), 104),
      isBack ? fur(0, -40, 26, 26) : [fur(0, -262, 48, 36, accent), eyes],
    ])
  },

  stroller(pen) {
    const [hood, back] = [pen.random.range(-440, -360), pen.random.range(40, 66)]
    const wheel = (x: number, r: number) => [
      pen.part(ellipse(x, -r, r), 8, { tone: ink }),
      dot(x, -r, r * 0.7, steel.pale),
      [0, 45, 90, 135].map(a => at(x, -r, line(`M${-r * 0.7} 0H${r * 0.7}`, steel.shade, 3), a)),
    ]
    const seams = [`M-40 -250C-30 -330 10 -380 30 ${hood + 24}M-40 -250C10 -310 60 -350 84 -372`]
    return stand([
      line('M-130 -60L120 -400C140 -430 170 -430 190 -410M150 -60L-60 -260', ink.base, 12),
      pen.part('M-190 -250C-180 -140 -100 -120 0 -120C70 -120 110 -160 116 -250Z', 34),
      pen.part(`M116 -250C120 -390 -20 ${hood} -90 ${hood + 50}L-40 -250Z`, 34, { seams }),
      wheel(-130, back),
      wheel(150, 66),
    ])
  },

  lamp(pen) {
    const { random } = pen
    const [top, low, high] = [random.range(70, 120), random.range(120, 160), random.range(120, 160)]
    const shade = `M${-top} ${-230 - high}H${top}L${low} -226Q0 -216 ${-low} -226Z`
    const stem = pen.part(symmetric('M0 -230L14 -230L16 -30L70 -22L74 0L0 0'), 34, { gloss: 0.4 })
    return stand([
      line('M0 -240V-190', gold.base, 8),
      random.pick([
        stem,
        drawVase(pen, pen.tone),
        pen.part(ellipse(0, -110, 96), 34, { gloss: 0.4 }),
      ]),
      pen.part(shade, 30, { tone: linen, lights: [ellipse(0, -250, 60, 40)] }),
    ])
  },

  'floor-lamp'({ random, accent, part }) {
    const isArc = random.chance(0.4)
    const wide = random.range(0, 40)
    const pole = isArc ? 'M-110 -8V-420C-110 -600 100 -600 110 -470' : 'M0 -8V-480'
    const shade = `M${-40 - wide / 2} -130H${40 + wide / 2}L${70 + wide} 0Q0 10 ${-70 - wide} 0Z`
    return stand([
      cord(pole, 7, accent),
      part(ellipse(isArc ? -110 : 0, -10, 76, 13), 9, { tone: accent, gloss: 0.4 }),
      at(isArc ? 110 : 0, -460, part(shade, 24), 0, isArc ? 0.7 : 1),
    ])
  },

  pendant({ random, accent, part }) {
    const wide = random.range(110, 150)
    const foot = `C${wide * 0.6} 10 20 10 0 10`
    const shape = random.pick([
      symmetric(`M0 -140C60 -140 ${wide} -90 ${wide} 0${foot}`),
      ellipse(0, -80, wide * 0.9, 120),
      symmetric(`M0 -150L40 -150L${wide} 0${foot}`),
      symmetric(`M0 -108C60 -108 ${wide - 20} -96 ${wide} -40${foot}`),
    ])
    return hang([
      line(`M0 ${-random.range(260, 420)}V-130`, accent.shade, 4),
      part(shape, 40, { gloss: 0.3 }),
      dot(0, 4, 80, '#fff3d6', 8),
    ])
  },
} satisfies Garments
