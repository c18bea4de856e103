import { type Art, at, cord, dot, fill, line, turned } from '../art.ts'
import { type Garments, lie, stand } from '../drawing.ts'
import { gold, ink, oak, steel, walnut } from '../materials.ts'
import { block, both, each, ellipse, symmetric } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { mixColors } from '../tone.ts'

/** Draws a part of glazed clay or enameled metal. */
function glaze(pen: Pen, path: string, tone = pen.tone, gloss = 0.45): string {
  return pen.part(path, 26, { tone, gloss })
}

const cooker = (pen: Pen) => [
  !pen.isBack && pen.part(block(120, -230, -170, 20), 14, { tone: oak }),
  glaze(pen, block(200, -200, -14, pen.random.pick([24, 56]))),
  line('M-140 -196H140', ink.base, 8),
  glaze(pen, block(196, -20, 0, 8), ink),
  glaze(pen, ellipse(140, -90, 22), steel),
]
const kettle = (pen: Pen) => [
  line('M80 -250C190 -270 190 -60 110 -60', ink.base, 22),
  glaze(pen, 'M-130 -170L-214 -232L-196 -250L-110 -210Z'),
  glaze(pen, symmetric('M0 -270L85 -270C114 -200 144 -80 146 -20C146 -6 136 0 120 0L0 0')),
  glaze(pen, 'M-90 -270Q-6 -304 80 -270Z', steel) + glaze(pen, ellipse(-6, -300, 16, 12), ink),
]
const mixer = (pen: Pen) => [
  glaze(
    pen,
    'M-200 -330C-200 -370 120 -390 170 -330C190 -290 170 -270 150 -262H-160Q-200 -270 -200 -330Z',
  ),
  glaze(pen, 'M70 -270H160C176 -180 180 -100 190 -40H60C80 -110 80 -190 70 -270Z'),
  glaze(pen, block(200, -44, 0, 18)),
  glaze(pen, 'M-180 -190H20C20 -90 -20 -44 -80 -44C-140 -44 -180 -90 -180 -190Z', steel),
  line('M-90 -264V-186', steel.shade, 14),
]

export const kitchen = {
  tableware(pen) {
    const { random, tone, accent } = pen
    const center = pen.isBack ? tone : accent
    const [wide, low] = [random.range(100, 130), random.range(190, 260)]
    const mug = [
      cord('M96 -160C196 -170 196 -42 94 -48', 26, tone),
      glaze(pen, `M${-wide} ${-low}H${wide}L106 -16Q100 0 80 0H-80Q-100 0 -106 -16Z`),
      dot(0, -low, wide, tone.deep, 15),
    ]
    const bowl = [
      glaze(pen, symmetric(`M0 ${50 - low}L200 ${50 - low}C190 -40 110 0 0 0`)),
      dot(0, 50 - low, 200, accent.shade, 30) + dot(0, 54 - low, 186, accent.base, 24),
    ]
    const rings = [230, 158].map(r => glaze(pen, ellipse(0, 0, r)))
    const plates = [rings, [wide, 88].map(r => glaze(pen, ellipse(0, 0, r), center))]
    return random.pick([stand(mug), stand(bowl), lie(plates)])
  },

  glassware(pen) {
    const { random, tone, accent } = pen
    const clear = mixColors(tone.base, '#f2f6f6', 0.72)
    const own = { ...tone, base: clear, pale: '#ffffff' }
    const [wide, high] = [random.range(50, 80), random.range(340, 400)]
    const bowl = symmetric(`M0 ${-high}L${wide} ${-high}C${wide + 30} -250 80 -160 0 -146`)
    const wine = symmetric('M0 -262C30 -262 60 -264 80 -270C84 -200 50 -160 0 -156')
    const one = [
      glaze(pen, symmetric('M0 -150L8 -150C5 -90 5 -30 8 -16L70 -8L72 0L0 0'), own, 0.7),
      glaze(pen, bowl, own, 0.9),
      !pen.isBack &&
        random.chance(0.7) &&
        fill(wine, mixColors(accent.base, '#7a2b3a', 0.35), 0.75),
      line(`M${14 - wide} ${20 - high}C-66 -300 -62 -240 -40 -200`, '#fff', 7, 0.75),
    ]
    return stand(random.chance(0.6) ? [at(-88, 0, one), at(96, 0, one)] : one)
  },

  cutlery(pen) {
    const fork =
      'M-22 -260L-20 -150C-18 -120 -8 -116 -7 -90L-12 240C-12 256 12 256 12 240L7 -90C8 -116 18 -120 20 -150L22 -260H15L12 -160H9L7 -260H-7L-9 -160H-12L-15 -260Z'
    const knife = 'M-12 -250C16 -240 20 -140 16 -40L11 -30L14 240C14 256 -12 256 -12 240Z'
    const spoon = symmetric('M0 -260C34 -260 36 -160 8 -130L12 240C12 250 6 252 0 252')
    const set = pen.random.pick([
      [fork, knife, spoon],
      [fork, knife],
      [spoon, spoon],
      [fork, spoon],
    ])
    const gap = pen.random.range(62, 95)
    const metal = (path: string) => pen.part(path, 12, { gloss: 0.7, isPatterned: false })
    return lie(set.map((path, i) => at((i - (set.length - 1) / 2) * gap, 0, metal(path))))
  },

  cookware(pen) {
    const { random, tone } = pen
    if (random.chance(0.4)) {
      const handle = { tone: random.pick([walnut, ink]) }
      const inside = pen.isBack ? { ...tone } : ink
      return lie([
        pen.part('M170 -22L420 -34Q436 0 420 34L170 22Z', 14, handle),
        glaze(pen, ellipse(0, 0, 196), tone, 0.3),
        glaze(pen, ellipse(0, 0, random.range(158, 176)), inside, 0.2),
      ])
    }
    const deep = random.range(110, 200)
    return stand([
      at(
        0,
        20 - deep,
        both('M190 0H236Q250 18 236 34H190Z', side => glaze(pen, side)),
      ),
      glaze(pen, `M-200 ${-deep}H200V-40Q196 0 150 0H-150Q-196 0 -200 -40Z`),
      at(0, -deep, [
        glaze(pen, symmetric('M0 -72C80 -72 190 -64 208 0L0 0')),
        glaze(pen, ellipse(0, -86, 24, 16), gold),
      ]),
    ])
  },

  knife(pen) {
    const [wide, long] = [pen.random.range(28, 72), pen.random.range(-320, -230)]
    const blade = `M-22 ${long}C${wide} -220 ${wide + 6} -60 ${wide - 4} 60H-22Z`
    const handle = 'M-24 60H34C36 140 40 230 26 290C14 308 -14 308 -24 290C-30 220 -24 140 -24 60Z'
    const rivets = pen.random.pick([[110, 170, 230], [140, 220], []])
    const parts = [
      pen.part(blade, 14, { tone: steel, gloss: 0.5 }),
      pen.part(handle, 16),
      each(rivets, y => dot(4, y, 6, gold.base)),
    ]
    return lie(turned(pen.random.range(8, 40), parts))
  },

  appliance: pen => stand(pen.random.pick<(pen: Pen) => Art>([cooker, kettle, mixer])(pen)),
} satisfies Garments
