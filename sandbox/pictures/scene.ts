import type { PictureView } from '../world/picture-id.ts'
import type { Drawing } from './drawing.ts'
import type { Random } from './random.ts'
import type { Tone } from './tone.ts'

export const frame = { width: 720, height: 900 } as const

export interface Scene {
  /** Ground, floor shadow and window light: all soft, so rendered small and scaled up. */
  ground: string
  /** The subject on a transparent background. */
  subject: string
  /**
   * Its shadow on the wall or table behind it. Standing
   * subjects cast theirs on the floor, in `ground`.
   */
  shadow: { dx: number; dy: number; blur: number; opacity: number }
}

/**
 * Seamless paper: the color in the light and in the
 * corners. Pale subjects use the darker half of the list.
 */
const grounds = [
  ['#f4f1ec', '#e2dcd3'],
  ['#f2f1ef', '#dbd9d6'],
  ['#f0f1f0', '#d5d9d9'],
  ['#f5f0ea', '#e3d8cd'],
  ['#eeede8', '#d5d3c9'],
  ['#e9e5df', '#cdc6bc'],
  ['#e3e4e4', '#c3c7c8'],
  ['#e8e0d8', '#cbbfb3'],
] as const

const floorLine = 750

/** Places a drawing in its picture: background, lighting and zoom. */
export function arrangeScene(
  drawing: Drawing,
  view: PictureView,
  tone: Tone,
  random: Random,
): Scene {
  const [light, corner] =
    grounds[Math.floor(random.next() * 5) + (tone.lightness > 0.82 ? 3 : 0)] ?? grounds[0]
  const isNear = view === 'detail'
  const stands = drawing.pose === 'stands' && !isNear
  const place = getPlacing(drawing, view, random)
  const ground = [
    `<defs><radialGradient id="g" cx=".4" cy=".34" r=".88"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${corner}"/></radialGradient>`,
    '<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".4" stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity=".08"/></linearGradient>',
    '<filter id="b" x="-30%" y="-90%" width="160%" height="280%"><feGaussianBlur stdDeviation="11"/></filter></defs>',
    '<rect width="720" height="900" fill="url(#g)"/>',
  ]
  if (stands) ground.push('<rect y="590" width="720" height="310" fill="url(#f)"/>')
  if (view === 'model') ground.push(drawWindowLight(random))
  if (stands) ground.push(drawFloorShadow(place))
  const hanger =
    view === 'model' && drawing.hook && drawing.pose === 'hangs' ? drawHanger(drawing.hook) : ''
  return {
    ground: ground.join(''),
    subject: `<g transform="${place.transform}">${hanger}${drawing.art}</g>`,
    shadow: stands
      ? { dx: 5, dy: 2, blur: 10, opacity: 0.12 }
      : { dx: 9, dy: 14, blur: isNear ? 22 : 15, opacity: 0.36 },
  }
}

interface Placing {
  transform: string
  left: number
  right: number
  bottom: number
}

/** The share of the frame that a subject's box covers, unless it would leave the frame. */
const occupancy = 0.44

function getPlacing(drawing: Drawing, view: PictureView, random: Random): Placing {
  const [left, top, right, bottom] = drawing.box
  const [width, height] = [right - left, bottom - top]
  const stands = drawing.pose === 'stands'
  const share = (drawing.size ?? 1) * (view === 'model' ? 0.86 : 1)
  const fitted = Math.min(
    (570 * share) / width,
    ((stands ? 640 : 750) * share) / height,
    share * Math.sqrt((occupancy * frame.width * frame.height) / (width * height)),
  )
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2]
  if (view === 'detail') {
    const scale = fitted * random.range(1.8, 2.7)
    const [x, y] = drawing.focus ?? [middleX, middleY]
    const [left, top] = [random.range(310, 410), random.range(390, 500)]
    return getPlaced(drawing, scale, left - x * scale, top - y * scale)
  }
  const floor = Math.min(floorLine, 540 + (height * fitted) / 2)
  const lowered = drawing.hook && view === 'model' ? 24 : 0
  return getPlaced(
    drawing,
    fitted,
    360 - middleX * fitted,
    stands ? floor - bottom * fitted : 450 - middleY * fitted + lowered,
  )
}

function getPlaced(
  { box: [left, , right, bottom] }: Drawing,
  scale: number,
  x: number,
  y: number,
): Placing {
  return {
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`,
    left: left * scale + x,
    right: right * scale + x,
    bottom: bottom * scale + y,
  }
}

/** Wide and faint where light is blocked, narrow and dark at the points of contact. */
function drawFloorShadow({ left, right, bottom }: Placing): string {
  const half = (right - left) / 2
  const middle = (left + right) / 2
  const oval = (x: number, y: number, rx: number, ry: number, opacity: number) =>
    `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${rx.toFixed(0)}" ry="${ry.toFixed(0)}" opacity="${opacity}"/>`
  return `<g filter="url(#b)" fill="#2e251f">${oval(middle + half * 0.12, bottom + 4, half * 1.06, Math.max(13, half * 0.09), 0.26)}${oval(middle, bottom - 1, half * 0.93, Math.max(7, half * 0.035), 0.5)}</g>`
}

/** Late sun through a window, as on a studio wall. */
function drawWindowLight(random: Random): string {
  const shift = random.range(-60, 60)
  const panes = [0, 1, 2].flatMap(column =>
    [0, 1].map(row => {
      const x = 70 + shift + column * 190
      const y = 60 + row * 330 + column * 46
      return `<path d="M${x.toFixed(0)} ${y}l164 40v290l-164 -40Z"/>`
    }),
  )
  return `<rect width="720" height="900" fill="#6b5a4a" opacity=".14"/><g fill="#fff6e6" opacity=".6">${panes.join('')}</g>`
}

function drawHanger([x, y]: readonly [number, number]): string {
  return `<g transform="translate(${x} ${y})" fill="none" stroke-linecap="round"><path d="M0 -6V-26C0 -40 22 -36 20 -54C18 -74 -14 -72 -15 -50" stroke="#8b8680" stroke-width="5"/><path d="M-96 34L0 -6L96 34" stroke="#a98560" stroke-width="13" stroke-linejoin="round"/><path d="M-96 31L0 -9L96 31" stroke="#cfae88" stroke-width="4" stroke-linejoin="round"/></g>`
}
