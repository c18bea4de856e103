import type { GarmentKind } from '../world/garment-kinds.ts'
import type { Picture } from '../world/picture-id.ts'
import { at, dot, getSilhouette, gradient, line } from './art.ts'
import type { Drawing } from './drawing.ts'
import type { Extent } from './extent.ts'
import { type Point, round } from './outline.ts'
import type { Random } from './random.ts'

export const frame = { width: 720, height: 900 } as const

export interface Scene {
  /** Everything behind the subject, including its shadow. */
  ground: string
  /** The subject on a transparent background. */
  subject: string
}

/**
 * Seamless paper: its color in the light and in the corners. All pictures have the same neutral
 * one, which every storefront multiplies with its own tint. Like the paper of retailers, it is nearly
 * white, so that white cloth is darker in the dark theme too, where nothing is brightened to white.
 */
const paper = { light: '#fafaf9', corner: '#f4f3f2' }

/** Places a drawing in its picture: background, lighting and zoom. */
export function arrangeScene(
  { art, pose, hook }: Drawing,
  extent: Extent,
  { view, kind }: Pick<Picture, 'view' | 'kind'>,
  random: Random,
): Scene {
  const crop = view === 'model' ? random.pick(crops[hook ? 'hangs' : pose]) : view
  const { focus, y, scale, turn } = getPlacing(pose, extent, crop, kind, random)
  const hanger = hook && crop === 'hanger' && drawHanger(hook)
  const moved = at(-focus[0], -focus[1], [hanger, art])
  const subject = at(360, y, moved, turn, round(scale * 1000) / 1000)
  const ground = [
    `<radialGradient id="g" cx="${random.range(0.28, 0.62).toFixed(2)}" cy=".34" r=".88"><stop offset="0" stop-color="${paper.light}"/><stop offset="1" stop-color="${paper.corner}"/></radialGradient>`,
    '<rect width="720" height="900" fill="url(#g)"/>',
  ]
  const stands = pose === 'stands' && crop !== 'detail'
  if (stands)
    ground.push(
      gradient('f', [0, 1], [0, '#fff', 0], [0.4, '#fff', 0.34], [1, '#fff', 0.08]),
      '<rect y="590" width="720" height="310" fill="url(#f)"/>',
    )
  if (view === 'model') ground.push(dusk, drawWindowLight(random))
  if (stands) {
    const half = ((extent.right - extent.left) / 2) * scale
    const floor = y + (extent.bottom - focus[1]) * scale
    // The shadow falls mostly on the floor.
    ground.push(contact, drawContact(360, floor, half), castShadow(subject, 5, 2, 10, 0.12))
  } else ground.push(castShadow(subject, 9, 14, crop === 'detail' ? 22 : 15, 0.36))
  return { ground: ground.join(''), subject }
}

type Crop = 'front' | 'back' | 'detail' | 'hanger' | 'flat' | 'near'

/** The crops for a product's styled view. Every color of a product uses the same crop. */
const crops = {
  hangs: ['hanger', 'hanger', 'flat', 'near'],
  stands: ['front', 'near'],
  lies: ['front', 'flat', 'near'],
} as const satisfies Record<Drawing['pose'], readonly [Crop, ...Crop[]]>

interface Placing {
  /** The point of the drawing that is placed at `y` in the center of the picture. */
  focus: Point
  y: number
  scale: number
  turn?: number
}

function getPlacing(
  pose: Drawing['pose'],
  extent: Extent,
  crop: Crop,
  kind: GarmentKind,
  random: Random,
): Placing {
  const { left, top, right, bottom, area } = extent
  const stands = pose === 'stands'
  const scale = Math.min(
    600 / (right - left),
    (stands ? 680 : 770) / (bottom - top),
    Math.sqrt((getShare(kind) * frame.width * frame.height) / area),
  )
  const height = (bottom - top) * scale
  const focus: Point = [(left + right) / 2, (top + bottom) / 2]
  if (crop === 'detail') {
    const near = scale * random.range(2.4, 3)
    return { focus: findFocus(extent, 340 / near, random), y: 450, scale: near }
  }
  if (stands) {
    const zoom = crop === 'near' ? Math.min(1.3, 700 / height) : 1
    return { focus, y: Math.min(750 - (height * zoom) / 2, 540), scale: scale * zoom }
  }
  if (crop === 'near') return { focus, y: 450 + height * 0.24, scale: scale * 1.5 }
  if (crop === 'hanger') return { focus, y: 474, scale: scale * 0.86 }
  if (crop === 'flat')
    return { focus, y: 450, scale: scale * 0.92, turn: random.pick([-14, -9, 9, 14]) }
  return { focus, y: 450, scale, turn: pose === 'lies' ? Math.round(random.range(-7, 7)) : 0 }
}

/**
 * Picks some random points and returns the one with the
 * most drawn around it, so that a close-up is never empty.
 */
function findFocus(extent: Extent, half: number, random: Random): Point {
  const { left, top, right, bottom } = extent
  const points = Array.from({ length: 32 }, (): Point => {
    const x = left + (right - left) * random.range(0.2, 0.7)
    return [x, top + (bottom - top) * random.range(0.12, 0.7)]
  })
  const steps = [-1, -0.5, 0, 0.5, 1].map(step => step * half)
  const counts = points.map(
    ([x, y]) => steps.flatMap(dx => steps.filter(dy => extent.isCovered(x + dx, y + dy))).length,
  )
  return points[counts.indexOf(Math.max(...counts))] ?? [0, 0]
}

/** Kinds by the share of the frame that they cover, so that a ring looks smaller than a coat. */
const shares: readonly (readonly [share: number, kinds: readonly GarmentKind[]])[] = [
  [
    0.05,
    [
      'necklace',
      'earrings',
      'studs',
      'hoops',
      'brooch',
      'cufflinks',
      'ring',
      'razor',
      'floor-lamp',
      'desk',
    ],
  ],
  [
    0.08,
    [
      'bracelet',
      'sandals',
      'slides',
      'glasses',
      'knife',
      'bench',
      'nail-polish',
      'slippers',
      'table',
    ],
  ],
  [0.1, ['pendant', 'stool', 'flats', 'mary-janes', 'mules', 'coffee-table', 'belt']],
  [0.1, ['heels', 'slingbacks', 'tie', 'bow-tie', 'sunglasses', 'bra']],
  [0.11, ['hair-accessory', 'cutlery', 'umbrella', 'watch']],
  [0.11, ['loafers', 'lace-up-shoes', 'bikini', 'brush', 'mascara']],
  [0.12, ['slip-on-sneakers', 'runners', 'chukka-boots']],
  [
    0.14,
    [
      'vase',
      'hair-tool',
      'cap',
      'bucket-hat',
      'serum',
      'soap',
      'socks',
      'sneakers',
      'chair',
      'perfume',
    ],
  ],
  [
    0.15,
    [
      'cookware',
      'hat',
      'fedora',
      'lamp',
      'sofa',
      'glassware',
      'foundation',
      'lipstick',
      'mattress',
    ],
  ],
  [0.15, ['high-tops', 'platform-sneakers', 'chelsea-boots', 'lug-chelsea-boots']],
  [0.16, ['ankle-boots', 'lace-up-boots', 'combat-boots', 'skincare-tube', 'tableware', 'candle']],
  [0.16, ['crossbody', 'basket', 'stroller', 'scarf']],
  [
    0.18,
    [
      'beanie',
      'wallet',
      'boots',
      'riding-boots',
      'rain-boots',
      'gloves',
      'mittens',
      'pocket-square',
      'lingerie',
      'appliance',
      'clutch',
      'throw',
    ],
  ],
  [0.21, ['skincare-jar', 'armchair', 'mirror', 'duffel']],
  [0.21, ['handbag', 'swimsuit', 'bodysuit', 'bed']],
  [0.23, ['blanket', 'clock', 'hair-care', 'towel', 'toy']],
  [0.23, ['pillow', 'tote', 'luggage', 'leggings']],
]

/** Returns the share of the frame to cover. A drawing that would not fit covers less. */
function getShare(kind: GarmentKind): number {
  return shares.find(([, kinds]) => kinds.includes(kind))?.[0] ?? 0.28
}

/** The definition of the soft, dark shadow that `drawContact` draws under an object. */
export const contact =
  '<radialGradient id="contact"><stop offset="0" stop-color="#2e251f" stop-opacity=".6"/><stop offset=".6" stop-color="#2e251f" stop-opacity=".3"/><stop offset="1" stop-color="#2e251f" stop-opacity="0"/></radialGradient>'

export function drawContact(x: number, y: number, half: number): string {
  return dot(x + half * 0.08, y - 2, half * 1.16, 'url(#contact)', Math.max(12, half * 0.1))
}

/** Draws the shadow that the art casts on the ground behind it. */
export function castShadow(
  art: string,
  dx: number,
  dy: number,
  blur: number,
  opacity: number,
): string {
  const warm = `.17 0 0 0 0 .14 0 0 0 0 .12 0 0 0 ${opacity} 0`
  const filter = `<filter id="s" x="-30%" y="-30%" width="160%" height="160%"><feColorMatrix values="0 0 0 0 ${warm}"/><feGaussianBlur stdDeviation="${blur}"/></filter>`
  return `${filter}<g filter="url(#s)">${at(dx, dy, getSilhouette(art))}</g>`
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
