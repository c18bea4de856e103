import { at, cord, dot, fill, line, turned } from '../art.ts'
import { type Garments, lie, stand } from '../drawing.ts'
import { gold, ink, oak, steel, walnut } from '../materials.ts'
import { block, both, each, ellipse, symmetric } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { mixColors } from '../tone.ts'

function glaze(pen: Pen, path: string, tone = pen.tone): string {
  return pen.part(path, 22, { tone, gloss: 0.35 })
}

function enamel(pen: Pen, path: string, tone = pen.tone): string {
  return pen.part(path, 34, { tone, gloss: 0.6 })
}

export const kitchen = {
  tableware(pen) {
    const { random, tone, accent, isBack } = pen
    const center = isBack ? tone : accent
    const mug = [
      cord('M106 -190C206 -200 206 -62 104 -68', 26, tone),
      glaze(pen, 'M-116 -240Q0 -226 116 -240L106 -16Q100 0 80 0H-80Q-100 0 -106 -16Z'),
      dot(0, -240, 116, tone.deep, 15),
    ]
    const bowl = [
      glaze(pen, 'M-200 -150C-190 -40 -110 0 0 0C110 0 190 -40 200 -150Q0 -120 -200 -150Z'),
      dot(0, -150, 200, accent.shade, 30) + dot(0, -146, 186, accent.base, 24),
    ]
    const rings = [230, 158].map(r => glaze(pen, ellipse(0, 0, r)))
    return random.pick([
      () => stand(mug),
      () => stand(bowl),
      () => lie([rings, [130, 88].map(r => glaze(pen, ellipse(0, 0, r), center))]),
    ])()
  },

  glassware(pen) {
    const { random, tone, accent, isBack } = pen
    const clear = mixColors(tone.base, '#f2f6f6', 0.72)
    const glass = {
      tone: { ...tone, base: clear, pale: '#ffffff', shade: mixColors(tone.shade, '#cfd9da', 0.5) },
      opacity: 0.9,
    }
    const [wide, high] = [random.range(50, 80), random.range(340, 400)]
    const foot = symmetric('M0 -150L8 -150C5 -90 5 -30 8 -16L70 -8L72 0L0 0')
    const bowl = symmetric(`M0 ${-high}L${wide} ${-high}C${wide + 30} -250 80 -160 0 -146`)
    const wine = symmetric('M0 -262C30 -262 60 -264 80 -270C84 -200 50 -160 0 -156')
    const one = [
      pen.part(foot, 7, { ...glass, gloss: 0.7 }),
      pen.part(bowl, 20, { ...glass, gloss: 0.9 }),
      !isBack && random.chance(0.7) && fill(wine, mixColors(accent.base, '#7a2b3a', 0.35), 0.75),
      line(`M${14 - wide} ${20 - high}C-66 -300 -62 -240 -40 -200`, '#fff', 7, 0.75),
    ]
    return stand(random.chance(0.6) ? [at(-88, 0, one), at(96, 0, one)] : one)
  },

  cutlery(pen) {
    const metal = (path: string) => pen.part(path, 12, { gloss: 0.7, isPatterned: false })
    const fork =
      'M-22 -260L-20 -150C-18 -120 -8 -116 -7 -90L-12 240C-12 256 12 256 12 240L7 -90C8 -116 18 -120 20 -150L22 -260H15L12 -160H9L7 -260H-7L-9 -160H-12L-15 -260Z'
    const knife = 'M-12 -250C16 -240 20 -140 16 -40L11 -30L14 240C14 256 -12 256 -12 240Z'
    const spoon =
      'M0 -260C34 -260 36 -160 8 -130L12 240C12 256 -12 256 -12 240L-8 -130C-36 -160 -34 -260 0 -260Z'
    const set = pen.random.pick([
      [fork, knife, spoon],
      [fork, knife],
      [spoon, spoon],
      [fork, spoon],
    ])
    const gap = pen.random.range(62, 95)
    return lie(set.map((path, i) => at((i - (set.length - 1) / 2) * gap, 0, metal(path))))
  },

  cookware(pen) {
    const { random, tone, isBack } = pen
    const iron = (path: string) => pen.part(path, 28, { gloss: 0.5 })
    if (random.chance(0.4)) {
      const inside = { ...(isBack ? tone : ink) }
      return lie([
        pen.part('M170 -22L420 -34Q436 0 420 34L170 22Z', 14, { tone: random.pick([walnut, ink]) }),
        pen.part(ellipse(0, 0, 196), 28, { gloss: 0.3 }),
        pen.part(ellipse(0, 0, random.range(158, 176)), 26, { tone: inside, gloss: 0.2 }),
      ])
    }
    const deep = random.range(110, 200)
    const lid = [
      iron('M-208 0C-190 -64 -80 -72 0 -72C80 -72 190 -64 208 0Z'),
      pen.part(ellipse(0, -86, 24, 16), 9, { tone: gold, gloss: 0.7 }),
    ]
    return stand([
      at(0, 20 - deep, both('M190 0H236Q250 18 236 34H190Z', iron)),
      iron(`M-200 ${-deep}H200V-40Q196 0 150 0H-150Q-196 0 -200 -40Z`),
      at(0, -deep, lid),
    ])
  },

  knife(pen) {
    const [wide, long] = [pen.random.range(28, 72), pen.random.range(-320, -230)]
    const blade = `M-22 ${long}C${wide} -220 ${wide + 6} -60 ${wide - 4} 60H-22Z`
    const seams = [`M-6 ${long + 38}C${wide - 18} -190 ${wide - 14} -60 ${wide - 16} 56`]
    const handle = 'M-24 60H34C36 140 40 230 26 290C14 308 -14 308 -24 290C-30 220 -24 140 -24 60Z'
    const rivets = pen.random.pick([[110, 170, 230], [140, 220], []])
    const parts = [
      pen.part(blade, 14, { tone: steel, gloss: 0.5, seams }),
      pen.part(handle, 16),
      each(rivets, y => dot(4, y, 6, gold.base)),
    ]
    return lie(turned(pen.random.range(8, 40), parts))
  },

  appliance(pen) {
    const { random, isBack } = pen
    const metal = (path: string, tone = steel) => pen.part(path, 12, { tone, gloss: 0.7 })
    return stand(
      random.pick([
        () => [
          !isBack && pen.part(block(120, -230, -170, 20), 14, { tone: oak }),
          enamel(pen, block(200, -200, -14, random.pick([24, 56]))),
          line('M-140 -196H140', ink.base, 8),
          pen.part(block(196, -20, 0, 8), 6, { tone: ink }),
          metal(ellipse(140, -90, 22)),
        ],
        () => [
          line('M80 -250C190 -270 190 -60 110 -60', ink.base, 22),
          enamel(pen, 'M-130 -170L-214 -232L-196 -250L-110 -210Z'),
          enamel(
            pen,
            'M-90 -270H80C110 -200 140 -80 142 -20Q142 0 120 0H-130Q-150 0 -150 -20C-148 -80 -120 -200 -90 -270Z',
          ),
          metal('M-90 -270Q-6 -304 80 -270Z') + metal(ellipse(-6, -300, 16, 12), ink),
        ],
        () => [
          enamel(
            pen,
            'M-200 -330C-200 -370 120 -390 170 -330C190 -290 170 -270 150 -262H-160C-190 -270 -200 -300 -200 -330Z',
          ),
          enamel(pen, 'M70 -270H160C176 -180 180 -100 190 -40H60C80 -110 80 -190 70 -270Z'),
          enamel(pen, block(200, -44, 0, 18)),
          metal('M-180 -190H20C20 -90 -20 -44 -80 -44C-140 -44 -180 -90 -180 -190Z'),
          line('M-90 -264V-186', steel.shade, 14),
        ],
      ])(),
    )
  },
} satisfies Garments
