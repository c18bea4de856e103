import { type Art, at, cord, dot, flip, line, turned } from '../art.ts'
import { type Garments, lie } from '../drawing.ts'
import { gold, ink, porcelain, steel } from '../materials.ts'
import { block, both, each, ellipse, rectangle, repeat } from '../outline.ts'
import type { Pen } from '../pen.ts'
import type { Tone } from '../tone.ts'
import { cuts, drawBead, drawStone, getMetal } from './stones.ts'

export const jewellery = {
  necklace(pen) {
    const { random } = pen
    const { metal, stone } = getMetal(pen)
    const style = random.pick(['pendant', 'pendant', 'beads', 'layers'] as const)
    const depth = random.range(260, 380)
    const chain = (d: number, wide: number, width: number) => {
      const half = `M0 ${d}C60 ${d} ${wide - 6} ${d * 0.7} ${wide} 0`
      return cord(both(half), width, metal, '5 2.5')
    }
    if (style === 'beads') {
      const cut = random.pick(['pearl', 'bead'] as const)
      const [size, grow] = [random.range(7.5, 9.5), random.range(0, 7)]
      const beads = repeat(45, i => {
        const [t, s] = [i / 44, 1 - i / 44]
        const x = 130 * (t ** 3 - s ** 3) + 180 * s * t * (t - s)
        const r = size + grow * Math.sin(Math.PI * t) ** 3
        return cut === 'pearl'
          ? drawStone(x, 3 * s * t * depth, r, stone, cut)
          : drawBead(x, 3 * s * t * depth, r, { ...stone, pale: '#ffffff' })
      })
      return lie(beads)
    }
    const cut = random.pick(cuts)
    const r = random.range(17, 30)
    const bed = cut === 'round' || cut === 'pearl'
    return lie([
      chain(depth, 130, 4.6),
      style === 'layers' && [chain(depth * 0.72, 112, 3.4), chain(depth * 0.52, 100, 3.4)],
      style === 'layers' && drawStone(0, depth * 0.72 + 12, 9, stone, 'round'),
      cord(ellipse(0, depth + 5, 5), 3, metal),
      bed && dot(0, depth + 14 + r * 1.2, r * 1.18, metal.shade),
      drawStone(0, depth + 14 + r * 1.25, r, stone, cut),
    ])
  },

  earrings(pen) {
    const { random } = pen
    const { metal, stone } = getMetal(pen)
    const cut = random.pick(cuts)
    const hook =
      cord('M0 20C-14 14 -14 -16 2 -18C14 -18 16 -6 14 4', 4, metal) +
      drawStone(0, 34, 12, stone, 'round')
    const hoop = 'M0 -4C-52 4 -62 120 0 126C62 120 52 4 6 -4'
    const fringe = each([-34, -17, 0, 17, 34], x => {
      const y = 96 - Math.abs(x) * 0.4
      return cord(`M0 46L${x} ${y}`, 2.4, metal) + drawStone(x, y + 16, 9, stone, 'drop')
    })
    const drop = drawStone(0, 112, random.range(20, 30), stone, cut === 'round' ? 'drop' : cut)
    const one = random.pick([
      cord(hoop, random.range(7, 15), metal),
      dot(0, 50, 34, metal.shade) + drawStone(0, 50, 30, stone, cut),
      hook + cord('M0 46V70', 3, metal) + drop,
      hook + fringe,
    ])
    return lie([one, !pen.isBack && at(150, 8, flip(one))])
  },

  ring(pen) {
    const { random } = pen
    const { metal, stone } = getMetal(pen)
    const [width, r] = [random.range(11, 24), random.range(22, 34)]
    const cut = random.pick(cuts)
    const halo = repeat(16, i => {
      const [x, y] = [Math.cos(i * 0.3927), Math.sin(i * 0.3927)]
      return drawStone((r + 8) * x, (r + 8) * y - r * 0.5, 6, porcelain, 'round')
    })
    const claws = cord(both(`M${r * 0.6} 14L${r * 0.8} ${-r * 0.4}`), 6, metal)
    const band = repeat(7, i => {
      const angle = ((i - 3) * 14 - 90) * (Math.PI / 180)
      const [x, y] = [84 * Math.cos(angle), 100 + 90 * Math.sin(angle)]
      return drawStone(x, y, width * 0.42, stone, 'round')
    })
    const solitaire = claws + drawStone(0, -r * 0.5, r, stone, cut)
    const signet = pen.part(block(36, -16, 34, 22), 16, { tone: metal, gloss: 0.8 })
    const top = random.pick([solitaire, band, claws + halo + solitaire, signet])
    return lie([cord(ellipse(0, 100, 84, 90), width, metal), pen.isBack ? band : top])
  },

  bracelet(pen) {
    const { random } = pen
    const { metal, stone } = getMetal(pen)
    const cuff = 'M44 -110C190 -90 190 90 40 112C-60 124 -150 80 -150 0C-150 -80 -70 -124 -10 -116'
    const around = (draw: (x: number, y: number, i: number) => string) =>
      repeat(40, i => draw(150 * Math.cos(i * 0.157), 116 * Math.sin(i * 0.157), i))
    const stones = [
      drawStone(-12, -116, 13, stone, 'round'),
      drawStone(44, -110, 13, stone, 'round'),
    ]
    return lie(
      random.pick<Art>([
        cord(ellipse(0, 0, 150, 116), random.range(10, 26), metal),
        around((x, y) => dot(x, y, 12, metal.shade) + drawStone(x, y, 9.5, stone, 'round')),
        [
          around((x, y, i) => cord(ellipse(x, y, 9 + (i % 2) * 5, 9), 4, metal)),
          drawStone(0, 142, 14, stone, 'drop'),
        ],
        [cord(cuff, 26, metal), stones],
      ]),
    )
  },

  brooch(pen) {
    const { random } = pen
    const { metal, stone } = getMetal(pen)
    const [count, long] = [random.pick([5, 6, 8, 10]), random.range(40, 64)]
    const petals = repeat(count, i => {
      const tone = i % 2 && count > 5 ? stone : porcelain
      return turned((i * 360) / count, drawStone(0, -long, 110 / count + 8, tone, 'drop'))
    })
    const leaves = 'M0 60C10 110 -10 150 -26 180M2 120C30 100 50 110 60 96'
    const heart = drawStone(0, 0, 22, pen.isBack ? metal : stone, 'round')
    return lie([random.chance(0.6) && cord(leaves, 6, metal), petals, heart])
  },

  cufflinks(pen) {
    const { random } = pen
    const { metal, stone } = getMetal(pen)
    const steely = (path: string, volume: number) =>
      pen.part(path, volume, { tone: metal, gloss: 0.7 })
    const shape = (r: number, corner: number) =>
      random.pick([ellipse(0, 0, r), block(r, -r, r, corner)])
    const one = [
      steely(rectangle(-8, 20, 16, 80, 6), 6),
      steely(block(28, 88, 106, 8), 7),
      steely(shape(44, 10), 16),
      pen.part(shape(random.range(20, 33), 6), 12, { tone: stone, gloss: 0.5 }),
    ]
    return lie([at(0, 0, one, random.range(-40, 0)), at(132, 20, one, random.range(5, 40))])
  },

  watch(pen) {
    const { random, isBack } = pen
    const { metal } = getMetal(pen)
    const r = random.range(62, 84)
    const isRound = random.chance(0.7)
    const shape = (inset: number) =>
      isRound ? ellipse(0, 0, r - inset) : block(r - inset, inset - r, r - inset, 22 - inset / 2)
    const isSteel = random.chance(0.4)
    const links = repeat(9, i => `M-44 ${-r - 24 - i * 22}H44M-44 ${r + 24 + i * 22}H44`)
    const stitches = both(`M36 ${-r}L27 -272M36 ${r}L27 272`)
    const strap = {
      tone: isSteel ? metal : random.pick([pen.accent, pen.tone]),
      gloss: isSteel ? 0.5 : 0.1,
      ...(isSteel ? { seams: [links] } : { stitches: [stitches] }),
    }
    const end = random.range(24, 38)
    const band = each([-1, 1], side =>
      pen.part(
        `M-44 ${side * (r - 12)}H44L${end} ${side * 280}Q0 ${side * 294} ${-end} ${side * 280}Z`,
        18,
        strap,
      ),
    )
    const dial = random.pick([porcelain, ink, pen.accent])
    const face = isBack
      ? pen.part(shape(12), 12, { tone: steel, gloss: 0.5 })
      : drawDial(pen, shape(12), dial, r)
    return lie([
      band,
      pen.part(rectangle(r - 2, -9, 14, 18, 4), 5, { tone: metal, gloss: 0.6 }),
      pen.part(shape(0), 14, { tone: metal, gloss: 0.8 }),
      face,
    ])
  },
} satisfies Garments

/** Draws a clock face with marks and hands; `r` is the distance from its center to the rim. */
export function drawDial(pen: Pen, path: string, dial: Tone, r: number): string {
  const ink = dial.lightness > 0.6 ? '#3a3734' : '#ece6da'
  const marks = repeat(12, i =>
    turned(
      i * 30,
      line(`M0 ${-r * 0.74}V${-r * (i % 3 ? 0.66 : 0.58)}`, ink, r * (i % 3 ? 0.03 : 0.05)),
    ),
  )
  const hand = (length: number, width: number, hour: number, color = ink) =>
    turned(hour * 30, line(`M0 ${r * 0.08}V${-r * length}`, color, r * width))
  const hands = [hand(0.42, 0.07, 10.2), hand(0.58, 0.05, 1), hand(0.55, 0.022, 5.8, gold.base)]
  return pen.part(path, 12, { tone: dial }) + marks + hands.join('') + dot(0, 0, r * 0.06, ink)
}
