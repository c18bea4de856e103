import type { DrawnPattern } from '../world/picture-id.ts'
import { at, dot, fill, line } from './art.ts'
import { each, ellipse, repeat } from './outline.ts'
import type { Random } from './random.ts'
import { mixColors, type Tone } from './tone.ts'

interface Tile {
  width: number
  height?: number
  art: string
  /** Degrees. */
  turn?: number
}

interface Dye {
  tone: Tone
  accent: Tone
  /** The accent's color, changed if it was too close to the fabric's. */
  other: string
  random: Random
}

/** Returns an SVG `<pattern>` with the given id; undefined for plain fabric. */
export function drawFabric(
  id: string,
  pattern: DrawnPattern,
  tone: Tone,
  accent: Tone,
  random: Random,
): string | undefined {
  if (pattern === 'plain') return undefined
  const tile = tiles[pattern]({ tone, accent, other: getContrast(tone, accent), random })
  const { width, height = width, art, turn = 0 } = tile
  // Tiles start at the left of the drawing, so that the edge of a wide tile is not in the middle.
  return `<pattern id="${id}" x="-300" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${art}</pattern>`
}

/**
 * Returns the accent's color. If it is too close to the fabric's
 * color, returns ink for light fabric and cream for dark fabric.
 */
function getContrast(tone: Tone, accent: Tone): string {
  if (Math.abs(tone.lightness - accent.lightness) > 0.16) return accent.base
  if (tone.lightness > 0.6) return mixColors(tone.deep, '#23262e', 0.5)
  return mixColors(tone.pale, '#f4ede0', 0.8)
}

/** Positions in a 110 × 110 tile, and the sizes of the shapes drawn there. */
const scatter = [
  [26, 24, 11],
  [81, 15, 6.6],
  [68, 68, 12.3],
  [15, 77, 8],
  [99, 51, 5.5],
  [44, 101, 6],
] as const

function gingham({ other, random }: Dye): Tile {
  const size = random.pick([22, 30])
  return { width: size, art: band(0, size / 2, other, 0.5) }
}

function windowpane({ other }: Dye): Tile {
  return { width: 46, art: line('M23 0V46M0 23H46', other, 2, 0.7) }
}

function tartan({ tone, other }: Dye): Tile {
  const dark = mixColors(tone.deep, other, 0.35)
  const art = band(8, 30, other, 0.45) + band(20, 5, tone.pale, 0.6) + band(58, 10, dark, 0.45)
  return { width: 84, art }
}

function houndstooth({ other }: Dye): Tile {
  const tooth = 'M0 0H10V10H20L10 20V10H0ZM10 0L15 5H10ZM0 20V15L5 20Z'
  return { width: 20, art: fill(tooth, other, 0.85) }
}

/** Draws a band of a check in both directions. */
function band(at: number, width: number, color: string, opacity: number): string {
  return (
    fill(`M${at} 0h${width}V99H${at}Z`, color, opacity) +
    fill(`M0 ${at}H99v${width}H0Z`, color, opacity)
  )
}

const tiles: Record<Exclude<DrawnPattern, 'plain'>, (dye: Dye) => Tile> = {
  stripe({ other, random }) {
    const gap = random.pick([16, 22, 30, 44])
    const width = random.pick([gap * 0.5, gap * 0.28, gap * 0.12 + 1])
    return {
      width: gap,
      art: fill(`M0 0H${gap}V${width}H0Z`, other),
      turn: random.pick([0, 0, 90]),
    }
  },

  pinstripe: ({ other, random }) => ({
    width: random.pick([13, 17]),
    art: fill('M0 0H1.8V20H0Z', other, 0.8),
  }),

  check: dye => dye.random.pick([gingham, windowpane, tartan, houndstooth])(dye),
  gingham,
  tartan,
  houndstooth,

  floral({ tone, other, random }) {
    const isDark = tone.lightness < 0.5
    const leaf = mixColors(isDark ? '#8fa37c' : '#5d7352', tone.base, 0.25)
    const petals = [
      other,
      mixColors(other, isDark ? '#f3d9c9' : '#c9667d', 0.55),
      mixColors(other, isDark ? '#ffffff' : '#e2a25c', 0.5),
    ]
    const scale = random.pick([0.62, 0.85, 1.15])
    const art = scatter.map(([x, y, r], i) => {
      const petal = dot(0, -r * 0.62, r * 0.52, petals[i % 3] ?? other, r * 0.66)
      const ring = repeat(5, turn => at(0, 0, petal, turn * 72))
      const leaves = `M0 0Q${r * 1.5} ${-r * 0.2} ${r * 1.9} ${r * 1.1}Q${r * 0.6} ${r * 1.2} 0 0Z`
      const heart = dot(0, 0, r * 0.24, isDark ? '#e8c874' : '#7a5a2a')
      const flower = [fill(leaves, leaf), ring, heart]
      return at(x, y, flower, Math.round(random.range(0, 72)))
    })
    const width = Math.round(110 * scale)
    return { width, art: at(0, 0, art, 0, scale), turn: random.pick([0, 20, -15]) }
  },

  paisley({ tone, other, random }) {
    const scale = random.pick([0.7, 0.95])
    const drop =
      'M0 -20C12 -18 17 -5 12 6C8 15 -7 18 -12 9C-17 -2 -7 -9 -1 -4C3 -1 2 5 -3 5C-8 4 0 -10 0 -20Z'
    const teardrop = (x: number, y: number, turn: number) =>
      at(x, y, [line(drop, other, 2.6), dot(2, 5, 3.4, other), dot(0, -27, 2.2, other)], turn)
    const seeds = [teardrop(22, 34, -20), teardrop(64, 78, 160), dot(66, 22, 3.4, tone.pale)]
    return { width: 88 * scale, art: at(0, 0, [seeds, dot(22, 84, 3.4, tone.pale)], 0, scale) }
  },

  dot({ other, random }) {
    const width = random.pick([14, 20, 30])
    const r = width * random.pick([0.12, 0.17, 0.24])
    return { width, art: each([width / 4, width * 0.75], at => dot(at, at, r, other)) }
  },

  animal({ tone, accent, random }) {
    const isPale = tone.lightness > 0.42
    const ink = isPale
      ? mixColors(tone.deep, '#1d1613', 0.75)
      : mixColors(accent.pale, '#d9c29a', 0.6)
    const stripe = 'q14 -9 26 0t26 0q-12 11 -26 5t-26 -5Z'
    const bars = repeat(4, row => fill(`M${row % 2 ? -8 : 10} ${row * 16 + 5}${stripe}`, ink))
    if (random.chance(0.3)) return { width: 62, height: 64, art: bars, turn: 70 }
    const middle = mixColors(tone.base, isPale ? '#8a4f21' : '#000000', 0.3)
    const rosette =
      'M-10 2Q-12 -8 -2 -10Q2 -8 -4 -5Q-7 -3 -6 3Q-8 6 -10 2ZM3 -10Q12 -9 11 0Q8 3 7 -2Q6 -6 3 -10ZM-5 8Q2 5 8 6Q5 12 -2 11Z'
    const ring = dot(0, 0, 6, middle, 5) + fill(rosette, ink)
    const spot = fill('M-6 -3Q0 -8 7 -3Q6 4 -1 5Q-7 3 -6 -3Z', ink)
    const art = each(scatter, ([x, y], i) => {
      const wide = `${random.range(0.75, 1.25).toFixed(2)} 1`
      const turn = Math.round(random.range(0, 360))
      return at(x * 0.8, y * 0.8, i % 3 === 2 ? spot : ring, turn, wide)
    })
    return { width: 88, art }
  },

  colourblock: ({ other, random }) => ({
    width: 2000,
    art: fill(`M0 0H2000V${random.range(90, 190)}H0Z`, other),
  }),

  textured: ({ tone, accent, random }) => ({
    width: 9,
    art:
      line('M0 2h4M5 6.5h4', tone.pale, 1.6) +
      line('M4.5 3.5h3M0 8h4', mixColors(tone.shade, accent.base, 0.25), 1.6),
    turn: random.pick([0, 45, 90]),
  }),

  ribbed: ({ tone }) => ({
    width: 9,
    art: fill('M0 0H3.5V9H0Z', tone.shade, 0.75) + fill('M5 0H7V9H5Z', tone.pale, 0.5),
  }),

  quilted({ tone, random }) {
    const width = random.pick([34, 46])
    const seams = (shift: number) =>
      `M${shift} ${-shift}L${width + shift} ${width - shift}M${width + shift} ${shift}L${shift} ${width + shift}`
    return { width, art: line(seams(0), tone.shade, 3) + line(seams(1.5), tone.pale, 1.4, 0.7) }
  },

  'tie-dye'({ tone, other, random }) {
    const rings = repeat(26, i => {
      const color = i % 3 === 2 ? tone.pale : mixColors(other, tone.base, random.range(0.1, 0.5))
      const r = random.range(22, 74)
      const [x, y] = [random.range(60, 540), random.range(0, 600)]
      const high = r * random.range(0.4, 0.9)
      return each([1, 0.8, 0.6, 0.4], k => fill(ellipse(x, y, r * k, high * k), color, 0.24))
    })
    return { width: 600, height: 640, art: rings }
  },

  geometric({ tone, other, random }) {
    const second = mixColors(other, tone.base, 0.5)
    const zigzag = (y: number) => `M0 ${y}L10 ${y - 8}L20 ${y}L30 ${y - 8}L40 ${y}`
    const diamond = (r: number) =>
      `M22 ${30 - r * 1.4}L${22 + r} 30L22 ${30 + r * 1.4}L${22 - r} 30Z`
    const scales = each([18, 13, 8, 3], (r, i) => dot(20, 20, r, i % 2 ? tone.base : other))
    return random.pick<Tile>([
      { width: 40, height: 36, art: line(zigzag(10), other, 5) + line(zigzag(28), second, 4) },
      { width: 44, height: 60, art: fill(diamond(18), other, 0.85) + fill(diamond(8), second) },
      { width: 40, height: 20, art: scales },
    ])
  },

  lace({ tone }) {
    const petals = repeat(4, i => at(15, 15, dot(0, -6, 2.4, tone.pale, 4), i * 90))
    const corners = each([0, 30], x => dot(x, 0, 4, tone.pale) + dot(x, 30, 4, tone.pale))
    const net = line('M0 0L30 30M30 0L0 30', tone.base, 1)
    const ring = line(ellipse(15, 15, 10), tone.pale, 1.6, 1, '2 2')
    const art = fill('M0 0H30V30H0Z', tone.shade, 0.55) + net + ring + petals + corners
    return { width: 30, art }
  },

  /** Small discs that overlap like scales; each catches the light differently. */
  sequin({ tone, random }) {
    const [width, height, columns, rows] = [48, 40, 8, 8]
    const colors = [tone.shade, tone.base, tone.base, tone.pale] as const
    const drawn = Array.from({ length: columns * rows }, () => random.pick(colors))
    // The discs at the edges of the tile are drawn on both sides.
    const discs = repeat(rows + 1, row =>
      repeat(columns + 2, i => {
        const at = (row % rows) * columns + ((i + columns - 1) % columns)
        const [x, y] = [(i - 1 + (row % 2) / 2) * 6, row * 5]
        return dot(x, y, 3.7, tone.deep) + dot(x, y - 0.2, 3.2, drawn[at] ?? tone.base)
      }),
    )
    const glints = repeat(5, () =>
      dot(random.range(2, width - 2), random.range(2, height - 2), 0.9, '#fff'),
    )
    return { width, height, art: discs + glints }
  },

  marble({ tone, random }) {
    const art = repeat(9, () => {
      const [x, y, bend] = [random.range(-40, 260), random.range(-20, 60), random.range(-60, 60)]
      const vein = `M${x} ${y}q${bend + 40} 60 20 ${120 + bend}t60 140`
      return line(vein, tone.deep, random.range(0.8, 4), random.range(0.12, 0.5))
    })
    return { width: 300, art, turn: random.range(-20, 20) }
  },

  woodgrain({ tone, random }) {
    const art = repeat(12, i => {
      const grain = `M0 ${i * 5 + random.range(0, 3)}q60 ${random.range(-5, 5)} 120 0t120 0`
      return line(grain, i % 3 ? tone.shade : tone.pale, random.range(0.6, 2), 0.5)
    })
    return { width: 240, height: 60, art }
  },
}
