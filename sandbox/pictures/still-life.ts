import type { Picture } from '../world/picture-id.ts'
import { type Art, at, cord, dot, fill, gradient, join } from './art.ts'
import { type DrawnPicture, drawLayers } from './draw-picture.ts'
import { measureExtent } from './extent.ts'
import { garments } from './garments/garments.ts'
import { getColors } from './layers.ts'
import { gold } from './materials.ts'
import { rectangle } from './outline.ts'
import { createPen } from './pen.ts'
import { createRandom } from './random.ts'
import { drawHanger, drawWindowLight } from './scene.ts'
import { createTone, mixColors } from './tone.ts'

/** An arrangement of several products on a floor and plinths, for the hero of a home page. */
export interface StillLife {
  /** Pixels. */
  width: number
  height: number
  /** The y of the line where the wall meets the floor. */
  horizon: number
  /** The wall's color; floor and plinths are shades of it. */
  wall: string
  /** A half sun above the horizon. */
  sun?: { color: string; x: number; radius: number }
  /** The rail on which products hang. */
  rail?: { x1: number; x2: number; y: number }
  /** The plinths and products, from back to front. */
  things: readonly (Plinth | Thing)[]
}

/** A block that products stand on; `y` is its lower edge. */
interface Plinth {
  x: number
  y: number
  width: number
  height: number
}

/**
 * A product that is centered on `x`. `y` is its lowest point,
 * or for products that hang, the point that they hang from.
 */
interface Thing {
  picture: Picture
  x: number
  y: number
  height: number
  turn?: number
}

const shadowColor = '#2e251f'

export async function drawStillLife(scene: StillLife): Promise<DrawnPicture> {
  const { width, height, horizon, wall, sun, rail } = scene
  const defs = [contact]
  const parts = await Promise.all(
    scene.things.map((thing, i) =>
      'picture' in thing ? drawThing(thing, `t${i}-`, defs) : drawPlinth(thing, wall, i, defs),
    ),
  )
  const floor = mixColors(wall, shadowColor, 0.07)
  const panes = drawWindowLight(createRandom(7))
  const paler = mixColors(wall, '#ffffff', 0.35)
  const ground = [
    gradient('w', [1, 0.6], [0, paler], [1, mixColors(wall, shadowColor, 0.06)]),
    gradient('f', [0, 1], [0, floor], [1, mixColors(wall, '#ffffff', 0.25)]),
    `<rect width="${width}" height="${height}" fill="url(#w)"/>`,
    at(width * 0.3, -60, `<g opacity=".8">${panes}</g>`, 0, height / 900),
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#f)"/>`,
  ]
  const disc =
    sun && fill(`M${sun.x - sun.radius} ${horizon}a1 1 0 0 1 ${sun.radius * 2} 0Z`, sun.color)
  const pole = rail && cord(`M${rail.x1} ${rail.y}H${rail.x2}`, 9, gold)
  const shadow = { dx: 30, dy: 16, blur: 26, opacity: 0.3 }
  return drawLayers(scene, width, defs, {
    ground: join(ground),
    subject: join([disc, pole, parts]),
    shadow,
  })
}

async function drawThing(thing: Thing, prefix: string, defs: string[]): Promise<Art> {
  const { picture, x, y, height, turn = 0 } = thing
  const pen = createPen(picture, prefix)
  const { art, pose, hook } = garments[picture.kind](pen)
  defs.push(...pen.defs)
  const { left, right, top, bottom } = await measureExtent(getColors(art))
  const scale = height / (bottom - top)
  const middle = ((left + right) / 2) * scale
  if (hook) return at(x, y + 80 * scale, [drawHanger(hook), art], turn, scale)
  const half = ((right - left) / 2) * scale
  return [
    pose === 'stands' && drawContact(x, y, half),
    at(x - middle, y - bottom * scale, art, turn, scale),
  ]
}

/** Draws a plinth, with a pen so that it has light and shadow. */
function drawPlinth({ x, y, width, height }: Plinth, wall: string, i: number, defs: string[]): Art {
  const pen = createPen({ ...plinthPicture, product: i }, `p${i}-`)
  const tone = createTone(mixColors(wall, shadowColor, 0.1))
  const lid = { tone: createTone(mixColors(wall, '#ffffff', 0.7)), outline: 0 }
  const [left, top] = [x - width / 2, y - height]
  const art = [
    drawContact(x, y, width / 2),
    pen.part(rectangle(left, top, width, height, 3), 40, { tone, depth: 0.7, outline: 0 }),
    pen.part(
      `M${left} ${top}L${left + 14} ${top - 22}H${left + width - 14}L${left + width} ${top}Z`,
      4,
      lid,
    ),
  ]
  defs.push(...pen.defs)
  return art
}

const plinthPicture = {
  view: 'front',
  kind: 'table',
  shade: 'Ivory',
  accent: 'Ivory',
  pattern: 'plain',
  sheen: 'matte',
  grain: 0,
} as const

/** Draws the soft, dark contact shadow under an object. */
function drawContact(x: number, y: number, half: number): string {
  return dot(x + half * 0.08, y - 2, half * 1.16, 'url(#contact)', Math.max(12, half * 0.1))
}

const contact = `<radialGradient id="contact"><stop offset="0" stop-color="${shadowColor}" stop-opacity=".6"/><stop offset=".6" stop-color="${shadowColor}" stop-opacity=".3"/><stop offset="1" stop-color="${shadowColor}" stop-opacity="0"/></radialGradient>`
