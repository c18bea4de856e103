import { getShade } from '../../world/shades.ts'
import { type Art, at, cord, dot, fill, flip, line, turned } from '../art.ts'
import { type DrawGarment, lie } from '../drawing.ts'
import { gold, ink, porcelain, steel } from '../materials.ts'
import { block, both, each, ellipse, rectangle, repeat, round } from '../outline.ts'
import type { PartOptions, Pen } from '../pen.ts'
import { createTone, type Tone } from '../tone.ts'

const metals = (['Gold', 'Silver', 'Rose Gold'] as const).map(
  name => createTone(getShade(name).rgb).base,
)

/**
 * Returns a function that draws jewelry. The metal has the product's color if that is plausible
 * for metal; otherwise the metal is gold or steel, and the stones have the product's color.
 */
function jewel(draw: (pen: Pen, metal: Tone, stone: Tone) => Art): DrawGarment {
  return pen => {
    const metal = pen.random.pick([gold, steel])
    const isMetal = metals.includes(pen.tone.base)
    return lie(isMetal ? draw(pen, { ...pen.tone }, pen.accent) : draw(pen, metal, pen.tone))
  }
}

/** The corners of each stone's outline, clockwise from the top. */
const outlines = {
  round: '0 -1 .7 -.7 1 0 .7 .7 0 1 -.7 .7 -1 0 -.7 -.7',
  emerald: '-.75 -1 .75 -1 1 -.7 1 .7 .75 1 -.75 1 -1 .7 -1 -.7',
  drop: '0 -1.5 .45 -.7 .85 .1 .7 .75 0 1 -.7 .75 -.85 .1 -.45 -.7',
}
type Cut = keyof typeof outlines | 'pearl'
const cuts = ['round', 'emerald', 'drop', 'pearl'] as const

function drawStone(x: number, y: number, r: number, stone: Tone, cut: Cut = 'round'): string {
  if (cut === 'pearl') return drawBead(x, y, r, porcelain)
  const { pale, base, shade, deep } = stone
  const numbers = outlines[cut].split(' ').map(Number)
  const corner = (i: number, scale: number) =>
    [x, y].map((middle, k) => round(middle + (numbers[(i % 8) * 2 + k] ?? 0) * r * scale)).join(' ')
  const polygon = (...corners: string[]) => `M${corners.join('L')}Z`
  const facets = [pale, base, shade, deep, shade, base, pale, '#ffffff'].map((color, i) =>
    fill(polygon(corner(i, 1), corner(i + 1, 1), corner(i + 1, 0.5), corner(i, 0.5)), color),
  )
  const all = polygon(...facets.map((_, i) => corner(i, 1)))
  const glint = polygon(corner(7, 0.54), corner(0, 0.54), corner(3, 0.4))
  return fill(all, base) + facets.join('') + fill(glint, '#fff', 0.45)
}

function drawBead(x: number, y: number, r: number, { shade, base }: Tone): string {
  const light = dot(x - r * 0.35, y - r * 0.38, r * 0.3, '#ffffff')
  return dot(x, y, r, shade) + dot(x - r * 0.12, y - r * 0.12, r * 0.84, base) + light
}

/** Calls `draw` at evenly spaced points around an ellipse and joins the results. */
function around(
  count: number,
  rx: number,
  ry: number,
  draw: (x: number, y: number, i: number) => string,
): string {
  const angle = (2 * Math.PI) / count
  return repeat(count, i => draw(rx * Math.cos(i * angle), ry * Math.sin(i * angle), i))
}

const drawBeads = (pen: Pen, stone: Tone, depth: number) => {
  const bead = pen.random.pick([stone, porcelain])
  const [size, grow] = [pen.random.range(7.5, 9.5), pen.random.range(0, 7)]
  return repeat(45, i => {
    const [t, s] = [i / 44, 1 - i / 44]
    const x = 130 * (t ** 3 - s ** 3) + 180 * s * t * (t - s)
    return drawBead(x, 3 * s * t * depth, size + grow * Math.sin(Math.PI * t) ** 3, bead)
  })
}

/** Draws a clock face with marks and hands; `r` is the distance from its center to the rim. */
export function drawDial(pen: Pen, path: string, dial: Tone, r: number): string {
  const ink = dial.lightness > 0.6 ? '#3a3734' : '#ece6da'
  const marks = repeat(12, i => turned(i * 30, line(`M0 ${-r * 0.74}V${-r * 0.62}`, ink, r * 0.04)))
  const hand = (length: number, width: number, hour: number, color = ink) =>
    turned(hour * 30, line(`M0 ${r * 0.08}V${-r * length}`, color, r * width))
  const hands = [hand(0.42, 0.07, 10.2), hand(0.58, 0.05, 1), hand(0.55, 0.022, 5.8, gold.base)]
  return pen.part(path, 12, { tone: dial }) + marks + hands.join('') + dot(0, 0, r * 0.06, ink)
}

const drawEarrings = (kind: 'any' | 'hoops' | 'studs') =>
  jewel(({ random, isBack }, metal, stone) => {
    const cut = random.pick(cuts)
    const r = random.range(20, 32)
    const hook =
      cord('M0 20C-14 14 -14 -16 2 -18C14 -18 16 -6 14 4', 4, metal) + drawStone(0, 34, 12, stone)
    const fringe = each([-34, -17, 0, 17, 34], x => {
      const y = 96 - Math.abs(x) * 0.4
      return cord(`M0 46L${x} ${y}`, 2.4, metal) + drawStone(x, y + 16, 9, stone, 'drop')
    })
    const hoop = cord('M0 -4C-52 4 -62 120 0 126C62 120 52 4 6 -4', r * 0.45, metal)
    const stud = dot(0, 50, r + 8, metal.shade) + drawStone(0, 50, r + 4, stone, cut)
    const hanging = random.pick([
      hook +
        cord('M0 46V70', 3, metal) +
        drawStone(0, 112, r, stone, cut === 'round' ? 'drop' : cut),
      hook + fringe,
    ])
    const one = { any: hanging, hoops: hoop, studs: stud }[kind]
    return [one, !isBack && at(150, 8, flip(one))]
  })

export const jewellery = {
  necklace: jewel((pen, metal, stone) => {
    const { random } = pen
    const style = random.pick(['pendant', 'pendant', 'beads', 'layers'])
    const depth = random.range(260, 380)
    if (style === 'beads') return drawBeads(pen, stone, depth)
    const chain = (d: number, wide: number, width: number) =>
      cord(both(`M0 ${d}C60 ${d} ${wide - 6} ${d * 0.7} ${wide} 0`), width, metal, '5 2.5')
    const [cut, r] = [random.pick(cuts), random.range(17, 30)]
    return [
      chain(depth, 130, 4.6),
      style === 'layers' && [
        chain(depth * 0.72, 112, 3.4) + chain(depth * 0.52, 100, 3.4),
        drawStone(0, depth * 0.72 + 12, 9, stone),
      ],
      cord(ellipse(0, depth + 5, 5), 3, metal),
      (cut === 'round' || cut === 'pearl') && dot(0, depth + 14 + r * 1.2, r * 1.18, metal.shade),
      drawStone(0, depth + 14 + r * 1.25, r, stone, cut),
    ]
  }),

  earrings: drawEarrings('any'),
  studs: drawEarrings('studs'),
  hoops: drawEarrings('hoops'),

  ring: jewel((pen, metal, stone) => {
    const { random } = pen
    const [width, r] = [random.range(11, 24), random.range(22, 34)]
    const halo = around(16, r + 8, r + 8, (x, y) => drawStone(x, y - r * 0.5, 6, porcelain))
    const claws = cord(both(`M${r * 0.6} 14L${r * 0.8} ${-r * 0.4}`), 6, metal)
    const stones = [-3, -2, -1, 0, 1, 2, 3].map(i =>
      at(0, 100, turned(i * 14, drawStone(0, -88, width * 0.42, stone))),
    )
    const solitaire = claws + drawStone(0, -r * 0.5, r, stone, random.pick(cuts))
    const signet = pen.part(block(36, -16, 34, 22), 16, { tone: metal, gloss: 0.8 })
    const top = random.pick<Art>([solitaire, stones, halo + solitaire, signet])
    return [cord(ellipse(0, 100, 84, 90), width, metal), pen.isBack ? stones : top]
  }),

  bracelet: jewel(({ random }, metal, stone) => {
    const cuff = 'M44 -110C190 -90 190 90 40 112C-60 124 -150 80 -150 0C-150 -80 -70 -124 -10 -116'
    const links = around(40, 150, 116, (x, y, i) =>
      cord(ellipse(x, y, 9 + (i % 2) * 5, 9), 4, metal),
    )
    return random.pick<Art>([
      cord(ellipse(0, 0, 150, 116), random.range(10, 26), metal),
      around(40, 150, 116, (x, y) => dot(x, y, 12, metal.shade) + drawStone(x, y, 9.5, stone)),
      links + drawStone(0, 142, 14, stone, 'drop'),
      cord(cuff, 26, metal) + drawStone(-12, -116, 13, stone) + drawStone(44, -110, 13, stone),
    ])
  }),

  brooch: jewel(({ random, isBack }, metal, stone) => {
    const [count, long] = [random.pick([5, 6, 8, 10]), random.range(40, 64)]
    const petals = repeat(count, i => {
      const tone = i % 2 && count > 5 ? stone : porcelain
      return turned((i * 360) / count, drawStone(0, -long, 110 / count + 8, tone, 'drop'))
    })
    const leaves = cord('M0 60C10 110 -10 150 -26 180M2 120C30 100 50 110 60 96', 6, metal)
    return [random.chance(0.6) && leaves, petals, drawStone(0, 0, 22, isBack ? metal : stone)]
  }),

  cufflinks: jewel((pen, metal, stone) => {
    const { random } = pen
    const inset = random.range(11, 28)
    const shape = random.pick([
      (r: number) => ellipse(0, 0, r),
      (r: number) => block(r, -r, r, 8),
      (r: number) => block(r, -r * 0.6, r * 0.6, 8),
    ])
    const one = [
      pen.part(rectangle(-8, 20, 16, 80, 6), 6, { tone: metal, gloss: 0.7 }),
      pen.part(block(28, 88, 106, 8), 7, { tone: metal, gloss: 0.7 }),
      pen.part(shape(44), 16, { tone: metal, gloss: 0.7 }),
      pen.part(shape(44 - inset), 12, { tone: stone, gloss: 0.5 }),
    ]
    return [at(0, 0, one, random.range(-40, 0)), at(132, 20, one, random.range(5, 40))]
  }),

  watch: jewel((pen, metal) => {
    const { random, isBack } = pen
    const r = random.range(62, 84)
    const isRound = random.chance(0.7)
    const shape = (inset: number) =>
      isRound ? ellipse(0, 0, r - inset) : block(r - inset, inset - r, r - inset, 22 - inset / 2)
    const links = repeat(9, i => `M-44 ${-r - 24 - i * 22}H44M-44 ${r + 24 + i * 22}H44`)
    const strap = random.pick<PartOptions>([
      { tone: metal, gloss: 0.5, seams: [links] },
      { tone: pen.accent, gloss: 0.1 },
      { tone: pen.tone, gloss: 0.1 },
    ])
    const end = random.range(24, 38)
    const band = `M-44 0H44V${r}L${end} 280Q0 294 ${-end} 280L-44 ${r}Z`
    const dial = random.pick([porcelain, ink, pen.accent])
    return [
      [0, 180].map(side => turned(side, pen.part(band, 18, strap))),
      pen.part(rectangle(r - 2, -9, 14, 18, 4), 5, { tone: metal, gloss: 0.6 }),
      pen.part(shape(0), 14, { tone: metal, gloss: 0.8 }),
      isBack
        ? pen.part(shape(12), 12, { tone: steel, gloss: 0.5 })
        : drawDial(pen, shape(12), dial, r),
    ]
  }),
}
