import type { Picture } from '../world/picture-id.ts'
import { at, dot, gradient, line } from './art.ts'
import type { Drawing } from './drawing.ts'
import type { Extent } from './extent.ts'
import { getShare } from './occupancy.ts'
import { type Point, round } from './outline.ts'
import type { Random } from './random.ts'
import type { Tone } from './tone.ts'

export const frame = { width: 720, height: 900 } as const
/**
 * The scale at which the ground is rendered. It is large
 * enough for soft light, which has no fine detail.
 */
export const groundScale = 0.1

export interface Scene {
  /**
   * Ground, floor shadow and window light. All are soft, so they are rendered small and scaled up.
   */
  ground: string
  /** The subject on a transparent background. */
  subject: string
  /**
   * The subject's shadow on the wall or table behind it. Standing subjects
   * cast a shadow on the floor instead, which is part of `ground`.
   */
  shadow: { dx: number; dy: number; blur: number; opacity: number }
}

/**
 * Backgrounds of seamless paper: the color in the light and the color
 * in the corners. Pale subjects use the darker part of the list.
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

/** Places a drawing in its picture: background, lighting and zoom. */
export function arrangeScene(
  drawing: Drawing,
  extent: Extent,
  { view, kind }: Pick<Picture, 'view' | 'kind'>,
  tone: Tone,
  random: Random,
): Scene {
  const [light, corner] =
    grounds[Math.floor(random.next() * 5) + (tone.lightness > 0.82 ? 3 : 0)] ?? grounds[0]
  const crop = view === 'model' ? random.pick(crops[drawing.hook ? 'hangs' : drawing.pose]) : view
  const placing = getPlacing(drawing.pose, extent, crop, getShare(kind), random)
  const stands = drawing.pose === 'stands' && crop !== 'detail'
  const ground = [
    `<defs><radialGradient id="g" cx="${random.range(0.28, 0.62).toFixed(2)}" cy=".34" r=".88"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${corner}"/></radialGradient>`,
    gradient('f', [0, 1], [0, '#fff', 0], [0.4, '#fff', 0.34], [1, '#fff', 0.08]),
    '<filter id="b" x="-30%" y="-90%" width="160%" height="280%"><feGaussianBlur stdDeviation="11"/></filter></defs>',
    '<rect width="720" height="900" fill="url(#g)"/>',
  ]
  if (stands) ground.push('<rect y="590" width="720" height="310" fill="url(#f)"/>')
  if (view === 'model') ground.push(dusk, drawWindowLight(random))
  if (stands) ground.push(drawFloorShadow(extent, placing))
  const hanger = drawing.hook && crop === 'hanger' ? drawHanger(drawing.hook) : ''
  const { x, y, turn, scale } = placing
  return {
    ground: ground.join(''),
    subject: at(x, y, hanger + drawing.art, turn, round(scale * 1000) / 1000),
    shadow: stands
      ? { dx: 5, dy: 2, blur: 10, opacity: 0.12 }
      : { dx: 9, dy: 14, blur: crop === 'detail' ? 22 : 15, opacity: 0.36 },
  }
}

type Crop = 'front' | 'back' | 'detail' | 'hanger' | 'flat' | 'near'

/** The crops for the styled view of a product, which uses the same one in every color. */
const crops = {
  hangs: ['hanger', 'hanger', 'flat', 'near'],
  stands: ['front', 'near'],
  lies: ['front', 'flat', 'near'],
} as const satisfies Record<Drawing['pose'], readonly [Crop, ...Crop[]]>

interface Placing {
  x: number
  y: number
  turn: number
  scale: number
}

function getPlacing(
  pose: Drawing['pose'],
  extent: Extent,
  crop: Crop,
  share: number,
  random: Random,
): Placing {
  const { left, top, right, bottom, area } = extent
  const [width, height] = [right - left, bottom - top]
  const fitted = Math.min(
    600 / width,
    (pose === 'stands' ? 680 : 770) / height,
    Math.sqrt((share * frame.width * frame.height) / area),
  )
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2]
  const center = (x: number, y: number, scale: number, turn = 0): Placing => {
    const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
    return {
      x: x - (middleX * cos - middleY * sin) * scale,
      y: y - (middleX * sin + middleY * cos) * scale,
      turn,
      scale,
    }
  }
  if (crop === 'detail') {
    const scale = fitted * random.range(1.8, 2.7)
    const [x, y] = findFocus(extent, 170 / scale, random)
    return { x: 360 - x * scale, y: 450 - y * scale, turn: 0, scale }
  }
  if (crop === 'near' && pose !== 'stands')
    return center(360, 450 + height * fitted * 0.24, fitted * 1.5)
  if (crop === 'flat') return center(360, 450, fitted * 0.92, random.pick([-14, -9, 9, 14]))
  if (pose === 'lies') return center(360, 450, fitted, Math.round(random.range(-7, 7)))
  const scale =
    fitted * { front: 1, back: 1, hanger: 0.86, near: Math.min(1.3, 700 / (height * fitted)) }[crop]
  if (pose === 'hangs') return center(360, crop === 'hanger' ? 474 : 450, scale)
  return {
    x: 360 - middleX * scale,
    y: Math.min(750, 540 + (height * scale) / 2) - bottom * scale,
    turn: 0,
    scale,
  }
}

/**
 * Returns the point whose surroundings are fullest, out of
 * a few random points, so that a close-up is never empty.
 */
function findFocus(
  { left, top, right, bottom, getShare }: Extent,
  half: number,
  random: Random,
): Point {
  const points = Array.from(
    { length: 6 },
    (): Point => [
      left + (right - left) * random.range(0.2, 0.7),
      top + (bottom - top) * random.range(0.12, 0.6),
    ],
  )
  const shares = points.map(([x, y]) => getShare(x, y, half))
  return points[shares.indexOf(Math.max(...shares))] ?? [0, 0]
}

/**
 * Draws the shadow on the floor: wide and faint where light
 * is blocked, narrow and dark at the points of contact.
 */
function drawFloorShadow({ left, right, bottom }: Extent, { x, y, scale }: Placing): string {
  const half = ((right - left) / 2) * scale
  const middle = ((left + right) / 2) * scale + x
  const floor = bottom * scale + y
  const oval = (dx: number, dy: number, rx: number, ry: number, opacity: number) =>
    `<g opacity="${opacity}">${dot(middle + dx, floor + dy, rx, '#2e251f', ry)}</g>`
  const wide = oval(half * 0.12, 4, half * 1.06, Math.max(13, half * 0.09), 0.26)
  const narrow = oval(0, -1, half * 0.93, Math.max(7, half * 0.035), 0.5)
  return `<g filter="url(#b)">${wide}${narrow}</g>`
}

/** The dimmed wall around the light that falls through a window. */
const dusk = '<rect width="720" height="900" fill="#6b5a4a" opacity=".14"/>'

/** Draws the light of a low sun through a window, as on a studio wall. */
export function drawWindowLight(random: Random): string {
  const shift = random.range(-60, 60)
  const panes = [0, 1, 2].flatMap(column =>
    [0, 1].map(row => {
      const x = 70 + shift + column * 190
      const y = 60 + row * 330 + column * 46
      return `<path d="M${x.toFixed(0)} ${y}l164 40v290l-164 -40Z"/>`
    }),
  )
  return `<g fill="#fff6e6" opacity=".6">${panes.join('')}</g>`
}

export function drawHanger([x, y]: Point): string {
  const hook = 'M0 -6V-26C0 -40 22 -36 20 -54C18 -74 -14 -72 -15 -50'
  const wood = line('M-96 34L0 -6L96 34', '#a98560', 13) + line('M-96 31L0 -9L96 31', '#cfae88', 4)
  return at(x, y, line(hook, '#8b8680', 5) + wood)
}
