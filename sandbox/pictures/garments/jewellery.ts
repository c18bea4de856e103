import type { Drawing } from '../drawing.ts'
import { porcelain } from '../materials.ts'
import { each, ellipse, rectangle, repeat, round } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { place } from './poses.ts'
import { cuts, drawStone, drawWire, getMetal } from './stones.ts'

function drawNecklace(pen: Pen): Drawing {
  const { random } = pen
  const { metal, stone } = getMetal(pen)
  const style = random.pick(['pendant', 'pendant', 'beads', 'layers'] as const)
  const depth = random.range(300, 380)
  const chain = (d: number, wide: number) =>
    `M${-wide} 0C${-wide + 6} ${d * 0.7} -60 ${d} 0 ${d}C60 ${d} ${wide - 6} ${d * 0.7} ${wide} 0`
  const link = (path: string, width: number) =>
    `<g fill="none" stroke-linecap="round"><path d="${path}" stroke="${metal.deep}" stroke-width="${width + 1}" stroke-dasharray="5 2.5"/><path d="${path}" stroke="${metal.base}" stroke-width="${width}" stroke-dasharray="5 2.5"/><path d="${path}" stroke="#fff" stroke-opacity=".6" stroke-width="1" stroke-dasharray="5 2.5"/></g>`
  const parts: string[] = []
  if (style === 'beads') {
    const isPearl = random.chance(0.5)
    for (let i = 0; i <= 44; i++) {
      const t = i / 44
      const s = 1 - t
      const x = -130 * s ** 3 - 180 * s * s * t + 180 * s * t * t + 130 * t ** 3
      const y = 3 * s * s * t * depth * 0.95 + 3 * s * t * t * depth * 0.95
      parts.push(
        isPearl
          ? drawStone(x, y, 9.5, stone, 'pearl')
          : `<circle cx="${round(x)}" cy="${round(y)}" r="9.5" fill="${stone.shade}"/><circle cx="${round(x - 1)}" cy="${round(y - 1)}" r="8" fill="${stone.base}"/><circle cx="${round(x - 3)}" cy="${round(y - 3.5)}" r="2.600" fill="#fff" opacity=".75"/>`,
      )
    }
    return place('lies', parts.join(''), [-140, -12, 140, depth * 0.76], 0.86, [0, depth * 0.6])
  }
  parts.push(link(chain(depth, 130), 4.6))
  if (style === 'layers')
    parts.push(
      link(chain(depth * 0.72, 112), 3.4),
      link(chain(depth * 0.52, 100), 3.4),
      drawStone(0, depth * 0.72 + 12, 9, stone, 'round'),
    )
  const cut = random.pick(cuts)
  const r = random.range(17, 26)
  parts.push(
    drawWire(ellipse(0, depth + 5, 5), 3, metal),
    `<circle cx="0" cy="${round(depth + 14 + r * 1.2)}" r="${round(r * 1.18)}" fill="${cut === 'round' || cut === 'pearl' ? metal.shade : 'none'}"/>`,
    drawStone(0, depth + 14 + r * 1.25, r, stone, cut),
  )
  return place('lies', parts.join(''), [-140, -6, 140, depth + 70], 0.86, [0, depth])
}

function drawEarrings(pen: Pen): Drawing {
  const { random } = pen
  const { metal, stone } = getMetal(pen)
  const style = random.pick(['hoop', 'drop', 'stud', 'chandelier'] as const)
  const cut = random.pick(cuts)
  const one =
    style === 'hoop'
      ? drawWire('M0 -4C-52 4 -62 120 0 126C62 120 52 4 6 -4', random.range(7, 15), metal)
      : style === 'stud'
        ? `<circle r="34" cx="0" cy="50" fill="${metal.shade}"/>${drawStone(0, 50, 30, stone, cut)}`
        : `${drawWire('M0 20C-14 14 -14 -16 2 -18C14 -18 16 -6 14 4', 4, metal)}${drawStone(0, 34, 12, stone, 'round')}${
            style === 'drop'
              ? drawWire('M0 46V70', 3, metal) +
                drawStone(0, 112, 27, stone, cut === 'round' ? 'drop' : cut)
              : each(
                  [-34, -17, 0, 17, 34],
                  x =>
                    drawWire(`M0 46L${x} ${96 - Math.abs(x) * 0.4}`, 2.4, metal) +
                    drawStone(x, 112 - Math.abs(x) * 0.4, 9, stone, 'drop'),
                )
          }`
  const second = pen.isBack ? '' : `<g transform="translate(150 8) scale(-1 1)">${one}</g>`
  return place(
    'lies',
    one + second,
    pen.isBack ? [-60, -24, 60, 150] : [-60, -24, 210, 150],
    pen.isBack ? 0.5 : 0.7,
    [0, 80],
  )
}

function drawRing(pen: Pen): Drawing {
  const { random } = pen
  const { metal, stone } = getMetal(pen)
  const width = random.range(11, 24)
  const band = drawWire(ellipse(0, 100, 84, 90), width, metal)
  const style = random.pick(['solitaire', 'band', 'halo', 'signet'] as const)
  const r = random.range(22, 34)
  const cut = random.pick(['round', 'emerald', 'drop', 'pearl'] as const)
  const top =
    pen.isBack || style === 'band'
      ? repeat(7, i => {
          const angle = ((i - 3) * 14 - 90) * (Math.PI / 180)
          return drawStone(
            84 * Math.cos(angle),
            100 + 90 * Math.sin(angle),
            width * 0.42,
            stone,
            'round',
          )
        })
      : style === 'signet'
        ? pen.piece(rectangle(-36, -16, 72, 50, 22), {
            tone: metal,
            isPatterned: false,
            volume: 16,
            gloss: 0.8,
          })
        : `${drawWire(`M-${r * 0.6} 14L-${r * 0.8} ${-r * 0.4}M${r * 0.6} 14L${r * 0.8} ${-r * 0.4}`, 6, metal)}${
            style === 'halo'
              ? repeat(16, i =>
                  drawStone(
                    (r + 8) * Math.cos(i * 0.3927),
                    -r * 0.5 + (r + 8) * Math.sin(i * 0.3927),
                    6,
                    porcelain,
                    'round',
                  ),
                )
              : ''
          }${drawStone(0, -r * 0.5, r, stone, cut)}`
  return place('lies', band + top, [-110, -60, 110, 202], 0.76, [0, 0])
}

function drawBracelet(pen: Pen): Drawing {
  const { random } = pen
  const { metal, stone } = getMetal(pen)
  const style = random.pick(['bangle', 'tennis', 'chain', 'cuff'] as const)
  const ring = ellipse(0, 0, 150, 116)
  if (style === 'bangle')
    return place(
      'lies',
      drawWire(ring, random.range(10, 26), metal),
      [-168, -134, 168, 134],
      0.84,
      [-110, -70],
    )
  if (style === 'cuff')
    return place(
      'lies',
      drawWire(
        'M44 -110C190 -90 190 90 40 112C-60 124 -150 80 -150 0C-150 -80 -70 -124 -10 -116',
        26,
        metal,
      ) +
        drawStone(-12, -116, 13, stone, 'round') +
        drawStone(44, -110, 13, stone, 'round'),
      [-168, -134, 168, 134],
      0.84,
      [0, -100],
    )
  const parts = Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * 2 * Math.PI
    const [x, y] = [150 * Math.cos(a), 116 * Math.sin(a)]
    return style === 'tennis'
      ? `<circle cx="${round(x)}" cy="${round(y)}" r="12" fill="${metal.shade}"/>${drawStone(x, y, 9.5, stone, 'round')}`
      : drawWire(ellipse(x, y, 9 + (i % 2) * 5, 9), 4, metal)
  })
  return place(
    'lies',
    parts.join('') + (style === 'chain' ? drawStone(0, 142, 14, stone, 'drop') : ''),
    [-170, -134, 170, 160],
    0.84,
    [-110, -70],
  )
}

function drawBrooch(pen: Pen): Drawing {
  const { metal, stone } = getMetal(pen)
  const petals = repeat(
    8,
    i =>
      `<g transform="rotate(${i * 45})">${drawStone(0, -58, 22, i % 2 ? stone : porcelain, 'drop')}</g>`,
  )
  const leaves = drawWire('M0 60C10 110 -10 150 -26 180M2 120C30 100 50 110 60 96', 6, metal)
  return place(
    'lies',
    leaves + petals + drawStone(0, 0, 22, pen.isBack ? metal : stone, 'round'),
    [-90, -92, 90, 186],
    0.56,
  )
}

function drawCufflinks(pen: Pen): Drawing {
  const { metal, stone } = getMetal(pen)
  const shape = pen.random.chance(0.5) ? ellipse(0, 0, 46) : rectangle(-42, -42, 84, 84, 10)
  const inner = pen.random.chance(0.5) ? ellipse(0, 0, 32) : rectangle(-30, -30, 60, 60, 6)
  const one =
    pen.piece(rectangle(-8, 20, 16, 80, 6), {
      tone: metal,
      isPatterned: false,
      volume: 6,
      gloss: 0.6,
    }) +
    pen.piece(rectangle(-28, 88, 56, 18, 8), {
      tone: metal,
      isPatterned: false,
      volume: 7,
      gloss: 0.6,
    }) +
    pen.piece(shape, { tone: metal, isPatterned: false, volume: 16, gloss: 0.8 }) +
    pen.piece(inner, { tone: stone, volume: 12, gloss: 0.5 })
  return place(
    'lies',
    `<g transform="rotate(-24)">${one}</g><g transform="translate(132 20) rotate(18)">${one}</g>`,
    [-60, -70, 200, 140],
    0.6,
  )
}

export const jewellery = {
  necklace: drawNecklace,
  earrings: drawEarrings,
  ring: drawRing,
  bracelet: drawBracelet,
  brooch: drawBrooch,
  cufflinks: drawCufflinks,
}
