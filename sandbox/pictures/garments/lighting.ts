import { cord, dot, fill, line } from '../art.ts'
import { type Garments, hang, stand } from '../drawing.ts'
import { gold, linen, steel } from '../materials.ts'
import { block, ellipse, symmetric } from '../outline.ts'

export const lighting = {
  mirror(pen) {
    const shape = pen.random.pick(['round', 'arch', 'tall'] as const)
    const half = pen.random.range(130, 170)
    const shapes = {
      round: (inset: number) => ellipse(0, -200, 200 - inset),
      arch: (inset: number) =>
        `M${inset - half} ${-inset}V-300C${inset - half} ${inset - 420} ${half - inset} ${inset - 420} ${half - inset} -300V${-inset}Z`,
      tall: (inset: number) => block(half - 20 - inset, inset - 460, -inset, 10),
    }
    const glass = { ...steel, base: '#dfe4e4', pale: '#ffffff', shade: '#b5bfc1' }
    return hang([
      pen.part(shapes[shape](0), 14, { gloss: 0.4 }),
      !pen.isBack && pen.part(shapes[shape](16), 22, { tone: glass, gloss: 0.3 }),
      !pen.isBack && fill('M-80 -130L60 -330L100 -320L-60 -90Z', '#fff', 0.45),
    ])
  },

  lamp(pen) {
    const { random } = pen
    const [top, low, high] = [random.range(70, 120), random.range(120, 160), random.range(120, 160)]
    const base = random.pick([
      symmetric('M0 -230L12 -230C14 -200 70 -190 78 -120C80 -60 50 -20 44 0L0 0'),
      ellipse(0, -110, 96),
      symmetric('M0 -230L14 -230L16 -30L70 -22L74 0L0 0'),
    ])
    const shade = `M${-top} ${-230 - high}H${top}L${low} -226Q0 -216 ${-low} -226Z`
    return stand([
      line('M0 -240V-190', gold.base, 8),
      pen.part(base, 34, { gloss: 0.4 }),
      pen.part(shade, 30, { tone: linen, lights: [ellipse(0, -250, 60, 40)] }),
    ])
  },

  'floor-lamp'(pen) {
    const { random, accent } = pen
    const isArc = random.chance(0.4)
    const wide = random.range(0, 30)
    const pole = isArc ? 'M-120 -8V-420C-120 -600 90 -600 110 -470' : 'M0 -8V-480'
    const shade = isArc
      ? `M60 -480C64 -540 156 -540 160 -480L${170 + wide} -440H${50 - wide}Z`
      : `M${-40 - wide} -600H${40 + wide}L${80 + wide} -468Q0 -458 ${-80 - wide} -468Z`
    return stand([
      cord(pole, 7, accent),
      pen.part(ellipse(isArc ? -120 : 0, -10, 76, 13), 9, { tone: accent, gloss: 0.4 }),
      pen.part(shade, 24),
    ])
  },

  pendant(pen) {
    const { random } = pen
    const wide = random.range(110, 150)
    const shape = random.pick([
      symmetric(`M0 -140C60 -140 ${wide} -90 ${wide} 0C${wide * 0.6} 10 20 10 0 10`),
      ellipse(0, -80, wide * 0.9, 120),
      symmetric(`M0 -150L40 -150L${wide} 0C${wide * 0.6} 10 20 10 0 10`),
      symmetric(`M0 -108C60 -108 ${wide - 20} -96 ${wide} -40C${wide - 30} 2 40 8 0 8`),
    ])
    return hang([
      line(`M0 ${-random.range(260, 420)}V-130`, pen.accent.shade, 4),
      pen.part(shape, 40, { gloss: 0.3 }),
      dot(0, 4, 80, '#fff3d6', 8),
    ])
  },
} satisfies Garments
