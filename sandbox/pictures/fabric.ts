import type { Pattern } from '../world/picture-id.ts'
import type { Random } from './random.ts'
import { mixColors, type Tone } from './tone.ts'

/** A pattern as an SVG `<pattern>` with the given id; undefined for plain fabric. */
export function drawFabric(
  id: string,
  pattern: Pattern,
  tone: Tone,
  accent: Tone,
  random: Random,
): string | undefined {
  const tile = (width: number, height: number, art: string, turn = 0) =>
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${
      turn ? ` patternTransform="rotate(${turn})"` : ''
    }>${art}</pattern>`
  const other = getContrast(tone, accent)
  switch (pattern) {
    case 'plain':
      return undefined
    case 'stripe': {
      const gap = random.pick([16, 22, 30, 44])
      const width = random.pick([gap * 0.5, gap * 0.28, gap * 0.12 + 1])
      const turn = random.pick([0, 0, 90])
      return tile(gap, gap, `<rect width="${gap}" height="${width}" fill="${other.base}"/>`, turn)
    }
    case 'check':
      return drawCheck(tile, tone, other, random)
    case 'floral':
      return drawFloral(tile, tone, other, random)
    case 'dot': {
      const gap = random.pick([14, 20, 30])
      const r = gap * random.pick([0.12, 0.17, 0.24])
      const dot = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`
      return tile(
        gap,
        gap,
        `<g fill="${other.base}">${dot(gap / 4, gap / 4)}${dot(gap * 0.75, gap * 0.75)}</g>`,
      )
    }
    case 'animal':
      return drawAnimal(tile, tone, accent, random)
    case 'colourblock': {
      const split = random.range(90, 190)
      return tile(
        2000,
        2000,
        `<rect y="${split}" width="2000" height="1800" fill="${other.base}"/>`,
      ).replace('<pattern ', '<pattern x="-1000" y="0" ')
    }
    case 'textured':
      return tile(
        9,
        9,
        `<path d="M0 2h4M5 6.500h4" stroke="${tone.pale}" stroke-width="1.600"/><path d="M4.500 3.500h3M0 8h4" stroke="${mixColors(tone.shade, accent.base, 0.25)}" stroke-width="1.600"/>`,
        random.pick([0, 45, 90]),
      )
    case 'ribbed':
      return tile(
        9,
        9,
        `<rect width="3.500" height="9" fill="${tone.shade}" opacity=".75"/><rect x="5" width="2" height="9" fill="${tone.pale}" opacity=".5"/>`,
      )
    case 'quilted': {
      const gap = random.pick([34, 46])
      return tile(
        gap,
        gap,
        `<path d="M0 0L${gap} ${gap}M${gap} 0L0 ${gap}" stroke="${tone.shade}" stroke-width="3"/><path d="M1.500 -1.500L${gap + 1.5} ${gap - 1.5}M${gap + 1.5} 1.500L1.500 ${gap + 1.5}" stroke="${tone.pale}" stroke-width="1.400" opacity=".7"/>`,
      )
    }
    case 'tie-dye':
      return drawTieDye(tile, tone, other, random)
    case 'geometric':
      return drawGeometric(tile, other, tone, random)
    case 'lace':
      return drawLace(tile, tone)
    case 'sequin':
      return tile(
        11,
        10,
        [0, 1]
          .map(row => {
            const x = row * 5.5
            return `<circle cx="${x}" cy="${row * 5 + 2.5}" r="3.200" fill="${row ? tone.pale : tone.shade}" opacity=".8"/><circle cx="${x + 11}" cy="${row * 5 + 2.5}" r="3.200" fill="${row ? tone.base : tone.shade}" opacity=".8"/><circle cx="${x + 4}" cy="${row * 5 + 1.5}" r=".9" fill="#fff" opacity=".8"/>`
          })
          .join(''),
      )
    case 'marble':
      return drawMarble(tile, tone, random)
    case 'woodgrain':
      return drawWood(tile, tone, random)
  }
}

type Tile = (width: number, height: number, art: string, turn?: number) => string

/** Replaces an accent too close to the fabric's color: ink on light fabric, cream on dark. */
function getContrast(tone: Tone, accent: Tone): Tone {
  if (Math.abs(tone.lightness - accent.lightness) > 0.16) return accent
  const base =
    tone.lightness > 0.6
      ? mixColors(tone.deep, '#23262e', 0.5)
      : mixColors(tone.pale, '#f4ede0', 0.8)
  return { ...accent, base }
}

function drawCheck(tile: Tile, tone: Tone, other: Tone, random: Random): string {
  const style = random.pick(['gingham', 'tartan', 'windowpane', 'houndstooth'])
  if (style === 'windowpane') {
    return tile(
      46,
      46,
      `<path d="M23 0V46M0 23H46" stroke="${other.base}" stroke-width="2" opacity=".7"/>`,
    )
  }
  if (style === 'houndstooth') {
    return tile(
      20,
      20,
      `<path d="M0 0H10V10H20L10 20V10H0ZM10 0L15 5H10ZM0 20V15L5 20Z" fill="${other.base}" opacity=".85"/>`,
    )
  }
  const size = style === 'gingham' ? random.pick([22, 30]) : 84
  const band = (at: number, width: number, color: string, opacity: number) =>
    `<g fill="${color}" opacity="${opacity}"><rect x="${at}" width="${width}" height="${size}"/><rect y="${at}" width="${size}" height="${width}"/></g>`
  if (style === 'gingham') return tile(size, size, band(0, size / 2, other.base, 0.5))
  return tile(
    size,
    size,
    band(8, 30, other.base, 0.45) +
      band(20, 5, tone.pale, 0.6) +
      band(58, 10, mixColors(tone.deep, other.base, 0.35), 0.45),
  )
}

function drawFloral(tile: Tile, tone: Tone, other: Tone, random: Random): string {
  const isDark = tone.lightness < 0.5
  const leaf = mixColors(isDark ? '#8fa37c' : '#5d7352', tone.base, 0.25)
  const petals = [
    other.base,
    mixColors(other.base, isDark ? '#f3d9c9' : '#c9667d', 0.55),
    mixColors(other.base, isDark ? '#ffffff' : '#e2a25c', 0.5),
  ]
  const scale = random.pick([0.62, 0.85, 1.15])
  const size = Math.round(110 * scale)
  const spots = [
    [0.24, 0.22, 1],
    [0.74, 0.14, 0.6],
    [0.62, 0.62, 1.12],
    [0.14, 0.7, 0.72],
    [0.9, 0.46, 0.5],
    [0.4, 0.92, 0.55],
  ] as const
  const heart = isDark ? '#e8c874' : '#7a5a2a'
  const art = spots.map(([u, v, grow], index) => {
    const r = 11 * scale * grow
    const turn = random.range(0, 72)
    const ring = [0, 72, 144, 216, 288]
      .map(
        angle =>
          `<ellipse rx="${(r * 0.52).toFixed(1)}" ry="${(r * 0.66).toFixed(1)}" cy="${(-r * 0.62).toFixed(1)}" transform="rotate(${angle})"/>`,
      )
      .join('')
    const leaves = `<path d="M0 0Q${(r * 1.5).toFixed(1)} ${(-r * 0.2).toFixed(1)} ${(r * 1.9).toFixed(1)} ${(r * 1.1).toFixed(1)}Q${(r * 0.6).toFixed(1)} ${(r * 1.2).toFixed(1)} 0 0Z" fill="${leaf}"/>`
    return `<g transform="translate(${Math.round(u * size)} ${Math.round(v * size)}) rotate(${Math.round(turn)})">${leaves}<g fill="${petals[index % 3]}">${ring}</g><circle r="${(r * 0.24).toFixed(1)}" fill="${heart}"/></g>`
  })
  return tile(size, size, art.join(''), random.pick([0, 20, -15]))
}

function drawAnimal(tile: Tile, tone: Tone, accent: Tone, random: Random): string {
  const ink =
    tone.lightness > 0.42
      ? mixColors(tone.deep, '#1d1613', 0.75)
      : mixColors(accent.pale, '#d9c29a', 0.6)
  if (random.chance(0.3)) {
    const bars = [0, 1, 2, 3].map(
      row =>
        `<path d="M${row % 2 ? -8 : 10} ${row * 16 + 5}q14 -9 26 0t26 0q-12 11 -26 5t-26 -5Z" fill="${ink}"/>`,
    )
    return tile(62, 64, bars.join(''), 70)
  }
  const spots = [
    [14, 14, 0],
    [46, 10, 60],
    [72, 34, 140],
    [30, 44, 200],
    [60, 66, 20],
    [12, 72, 100],
  ] as const
  const middle = mixColors(tone.base, tone.lightness > 0.42 ? '#8a4f21' : '#000000', 0.3)
  const art = spots.map(([x, y, turn], index) => {
    const wide = random.range(0.75, 1.25)
    const ring =
      index % 3 === 2
        ? 'M-6 -3Q0 -8 7 -3Q6 4 -1 5Q-7 3 -6 -3Z'
        : 'M-10 2Q-12 -8 -2 -10Q2 -8 -4 -5Q-7 -3 -6 3Q-8 6 -10 2ZM3 -10Q12 -9 11 0Q8 3 7 -2Q6 -6 3 -10ZM-5 8Q2 5 8 6Q5 12 -2 11Z'
    const heart = index % 3 === 2 ? '' : `<ellipse rx="6" ry="5" fill="${middle}"/>`
    return `<g transform="translate(${x} ${y}) rotate(${turn + Math.round(random.range(-30, 30))}) scale(${wide.toFixed(2)} 1)">${heart}<path d="${ring}" fill="${ink}"/></g>`
  })
  return tile(84, 84, art.join(''))
}

function drawTieDye(tile: Tile, tone: Tone, other: Tone, random: Random): string {
  const rings = Array.from({ length: 26 }, (_, index) => {
    const color =
      index % 3 === 2 ? tone.pale : mixColors(other.base, tone.base, random.range(0.1, 0.5))
    const r = random.range(22, 74)
    return `<ellipse cx="${random.range(60, 540).toFixed(0)}" cy="${random.range(0, 600).toFixed(0)}" rx="${r.toFixed(0)}" ry="${(r * random.range(0.4, 0.9)).toFixed(0)}" fill="${color}" stroke="${tone.base}" stroke-width="8" stroke-opacity=".4" opacity=".5"/>`
  })
  return tile(600, 640, rings.join('')).replace('<pattern ', '<pattern x="-300" y="0" ')
}

function drawGeometric(tile: Tile, other: Tone, tone: Tone, random: Random): string {
  const second = mixColors(other.base, tone.base, 0.5)
  const style = random.pick(['zigzag', 'diamond', 'arcs'])
  if (style === 'zigzag') {
    return tile(
      40,
      36,
      `<path d="M0 10L10 2L20 10L30 2L40 10" fill="none" stroke="${other.base}" stroke-width="5"/><path d="M0 28L10 20L20 28L30 20L40 28" fill="none" stroke="${second}" stroke-width="4"/>`,
    )
  }
  if (style === 'diamond') {
    return tile(
      44,
      60,
      `<path d="M22 4L40 30L22 56L4 30Z" fill="${other.base}" opacity=".85"/><path d="M22 18L30 30L22 42L14 30Z" fill="${second}"/><circle cy="0" r="3" fill="${other.base}"/>`,
    )
  }
  return tile(
    40,
    20,
    [18, 13, 8, 3]
      .map((r, i) => `<circle cx="20" cy="20" r="${r}" fill="${i % 2 ? tone.base : other.base}"/>`)
      .join(''),
  )
}

function drawLace(tile: Tile, tone: Tone): string {
  const hole = `fill="none" stroke="${tone.pale}" stroke-width="1.600"`
  return tile(
    30,
    30,
    `<rect width="30" height="30" fill="${tone.shade}" opacity=".55"/><path d="M0 0L30 30M30 0L0 30" stroke="${tone.base}" stroke-width="1"/><g ${hole}><circle cx="15" cy="15" r="6"/><circle cx="15" cy="15" r="10" stroke-dasharray="2 2"/></g><g fill="${tone.pale}"><ellipse cx="15" cy="9" rx="2.400" ry="4"/><ellipse cx="15" cy="21" rx="2.400" ry="4"/><ellipse cx="9" cy="15" rx="4" ry="2.400"/><ellipse cx="21" cy="15" rx="4" ry="2.400"/><circle r="4"/><circle cx="30" r="4"/><circle cy="30" r="4"/><circle cx="30" cy="30" r="4"/></g>`,
  )
}

function drawMarble(tile: Tile, tone: Tone, random: Random): string {
  const veins = Array.from({ length: 9 }, () => {
    const [x, y] = [random.range(-40, 260), random.range(-20, 60)]
    const bend = random.range(-60, 60)
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${(bend + 40).toFixed(0)} 60 20 ${(120 + bend).toFixed(0)}t60 140" stroke="${tone.deep}" stroke-width="${random.range(0.8, 4).toFixed(1)}" opacity="${random.range(0.12, 0.5).toFixed(2)}" fill="none"/>`
  })
  return tile(300, 300, veins.join(''), random.range(-20, 20))
}

function drawWood(tile: Tile, tone: Tone, random: Random): string {
  const lines = Array.from({ length: 12 }, (_, index) => {
    const y = index * 5 + random.range(0, 3)
    return `<path d="M0 ${y.toFixed(1)}q60 ${random.range(-5, 5).toFixed(1)} 120 0t120 0" stroke="${index % 3 ? tone.shade : tone.pale}" stroke-width="${random.range(0.6, 2).toFixed(1)}" opacity=".5" fill="none"/>`
  })
  return tile(240, 60, lines.join(''))
}
