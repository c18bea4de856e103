import type { PictureView } from '../world/picture-id.ts'
import type { Drawing } from './drawing.ts'
import type { Random } from './random.ts'
import type { Tone } from './tone.ts'

export const frame = { width: 720, height: 900 } as const

/** Seamless paper: upper light, lower shade. Pale things get the deeper half of the list. */
const grounds = [
  ['#f3f0eb', '#e3ddd4'],
  ['#f1f0ee', '#dddbd8'],
  ['#eff0ef', '#d8dbdb'],
  ['#f4efe9', '#e4d9cf'],
  ['#ecebe6', '#d6d4ca'],
  ['#e9e5df', '#cfc8be'],
  ['#e3e4e4', '#c6c9ca'],
  ['#e8e0d8', '#cdc1b5'],
] as const

const floorLine = 742

/** The picture around a drawing: ground, shadow, light, and how near we stand. */
export function drawScene(
  drawing: Drawing,
  view: PictureView,
  tone: Tone,
  random: Random,
): { art: string; defs: string } {
  const isPale = tone.lightness > 0.82
  const place = Math.floor(random.next() * 5) + (isPale ? 3 : 0)
  const [light, shade] = grounds[place] ?? grounds[0]
  const stands = drawing.pose === 'stands'
  const isStaged = view === 'model'
  const defs = [
    `<radialGradient id="g" cx=".4" cy=".34" r=".85"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${shade}"/></radialGradient>`,
    `<filter id="s" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feDropShadow dx="9" dy="13" stdDeviation="${view === 'detail' ? 20 : 13}" flood-color="#3a3029" flood-opacity=".3"/></filter>`,
    `<filter id="b" x="-30%" y="-80%" width="160%" height="260%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="12"/></filter>`,
  ]
  const parts = [`<rect width="720" height="900" fill="url(#g)"/>`]
  if (stands && view !== 'detail') {
    defs.push(
      `<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".35" stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity=".1"/></linearGradient>`,
    )
    parts.push(`<rect y="600" width="720" height="300" fill="url(#f)"/>`)
  }
  if (isStaged) parts.push(drawWindowLight(random, defs))
  const set = getPlacing(drawing, view)
  parts.push(stands && view !== 'detail' ? drawFloorShadow(set) : '')
  const hanger = isStaged && drawing.hook && drawing.pose === 'hangs' ? drawHanger(drawing.hook) : ''
  const filter = stands && view !== 'detail' ? '' : ' filter="url(#s)"'
  parts.push(`<g${filter}><g transform="${set.transform}">${hanger}${drawing.art}</g></g>`)
  return { art: parts.join(''), defs: defs.join('') }
}

interface Placing {
  transform: string
  scale: number
  left: number
  right: number
  bottom: number
}

function getPlacing(drawing: Drawing, view: PictureView): Placing {
  const [left, top, right, bottom] = drawing.box
  const [width, height] = [right - left, bottom - top]
  const stands = drawing.pose === 'stands'
  const share = (drawing.size ?? 1) * (view === 'model' ? 0.86 : 1)
  const fitted = Math.min((560 * share) / width, ((stands ? 640 : 740) * share) / height)
  const middle = (left + right) / 2
  if (view === 'detail') {
    const scale = fitted * 2.3
    const [x, y] = drawing.focus ?? [middle, (top + bottom) / 2]
    return spread(scale, 360 - x * scale, 450 - y * scale, drawing)
  }
  const x = 360 - middle * fitted
  const y = stands
    ? Math.min(floorLine + 8, 450 + (height * fitted) / 2 + 90) - bottom * fitted
    : 450 - ((top + bottom) / 2) * fitted + (drawing.hook && view === 'model' ? 24 : 0)
  return spread(fitted, x, y, drawing)
}

function spread(scale: number, x: number, y: number, drawing: Drawing): Placing {
  const [left, , right, bottom] = drawing.box
  return {
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`,
    scale,
    left: left * scale + x,
    right: right * scale + x,
    bottom: bottom * scale + y,
  }
}

function drawFloorShadow(set: Placing): string {
  const half = (set.right - set.left) / 2
  const middle = (set.left + set.right) / 2
  return `<g filter="url(#b)"><ellipse cx="${(middle + half * 0.12).toFixed(0)}" cy="${(set.bottom + 3).toFixed(0)}" rx="${(half * 1.08).toFixed(0)}" ry="${Math.max(12, half * 0.09).toFixed(0)}" fill="#3a3029" opacity=".26"/><ellipse cx="${middle.toFixed(0)}" cy="${(set.bottom - 2).toFixed(0)}" rx="${(half * 0.92).toFixed(0)}" ry="${Math.max(6, half * 0.035).toFixed(0)}" fill="#241d18" opacity=".5"/></g>`
}

/** Late sun through a window, as on a studio wall. */
function drawWindowLight(random: Random, defs: string[]): string {
  defs.push(
    `<filter id="w" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="9"/></filter>`,
  )
  const shift = random.range(-60, 60)
  const panes = [0, 1, 2].flatMap(column =>
    [0, 1].map(row => {
      const x = 70 + shift + column * 190
      const y = 60 + row * 330 + column * 46
      return `<path d="M${x} ${y}l164 40v290l-164 -40Z"/>`
    }),
  )
  return `<rect width="720" height="900" fill="#6b5a4a" opacity=".13"/><g filter="url(#w)" fill="#fff6e6" opacity=".62">${panes.join('')}</g>`
}

function drawHanger([x, y]: readonly [number, number]): string {
  return `<g transform="translate(${x} ${y})" fill="none" stroke-linecap="round"><path d="M0 -6V-26C0 -40 22 -36 20 -54C18 -74 -14 -72 -15 -50" stroke="#8b8680" stroke-width="5"/><path d="M-96 34L0 -6L96 34" stroke="#a98560" stroke-width="13" stroke-linejoin="round"/><path d="M-96 31L0 -9L96 31" stroke="#cfae88" stroke-width="4" stroke-linejoin="round"/></g>`
}
