import type { Picture } from '../world/picture-id.ts'
import { type Art, at, cord, fill, gradient, join } from './art.ts'
import { type DrawnPicture, drawLayers } from './draw-picture.ts'
import { measureExtent } from './extent.ts'
import { garments } from './garments/garments.ts'
import { gold } from './materials.ts'
import { rectangle } from './outline.ts'
import { createPen } from './pen.ts'
import { createRandom } from './random.ts'
import { castShadow, contact, drawContact, drawHanger, drawWindowLight } from './scene.ts'
import { mixColors } from './tone.ts'

/** An arrangement of several products on a rail, on plinths and on the floor. */
export interface StillLife {
  width: number
  height: number
  /** The y of the line where the wall meets the floor. */
  horizon: number
  /** The wall's color; the floor and the plinths are shades of it. */
  wall: string
  /** The rail on which products hang. */
  rail?: { x1: number; x2: number; y: number }
  /** The plinths and products, from back to front. */
  things: readonly (Plinth | Thing)[]
}

/** A block that products stand on. `x` is its middle and `y` its lower edge. */
interface Plinth {
  x: number
  y: number
  width: number
  height: number
}

/** A product. `y` is its lowest point, or if it hangs, the point that it hangs from. */
interface Thing {
  picture: Picture
  x: number
  y: number
  height: number
}

export async function drawStillLife(scene: StillLife): Promise<DrawnPicture> {
  const { width, height, horizon, wall, rail } = scene
  const defs = [contact]
  const parts = await Promise.all(
    scene.things.map((thing, i) =>
      'picture' in thing
        ? drawThing(thing, `t${i}-`, defs)
        : drawPlinth(thing, wall, `t${i}-`, defs),
    ),
  )
  const pole = rail && cord(`M${rail.x1} ${rail.y}H${rail.x2}`, 9, gold)
  const subject = join([pole, parts])
  const darker = (share: number) => mixColors(wall, '#2e251f', share)
  const paler = (share: number) => mixColors(wall, '#ffffff', share)
  const panes = `<g opacity=".8">${drawWindowLight(createRandom(7))}</g>`
  const ground = [
    gradient('w', [1, 0.6], [0, paler(0.35)], [1, darker(0.06)]),
    gradient('f', [0, 1], [0, darker(0.07)], [1, paler(0.25)]),
    `<rect width="${width}" height="${height}" fill="url(#w)"/>`,
    at(width * 0.3, -60, panes, 0, height / 900),
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#f)"/>`,
    castShadow(subject, 30, 16, 26, 0.38),
  ]
  return drawLayers(scene, width, defs, { ground: join(ground), subject })
}

async function drawThing(thing: Thing, prefix: string, defs: string[]): Promise<Art> {
  const { picture, x, y, height } = thing
  const pen = createPen(picture, prefix)
  const { art, pose, hook } = garments[picture.kind](pen)
  defs.push(...pen.defs)
  const { left, right, top, bottom } = await measureExtent(art)
  const scale = height / (bottom - top)
  if (hook) return at(x, y + 80 * scale, [drawHanger(hook), art], 0, scale)
  if (pose === 'hangs') {
    const clips = [-0.22, 0.22].map(side =>
      cord(`M${x + side * (right - left) * scale} ${y}v26`, 5, gold),
    )
    return [at(x, y + 18, at(-(left + right) / 2, -top, art), 0, scale), clips]
  }
  return [
    pose === 'stands' && drawContact(x, y, ((right - left) / 2) * scale),
    at(x, y, at(-(left + right) / 2, -bottom, art), 0, scale),
  ]
}

/** Draws a plinth: a front that darkens away from the light, and a pale top. */
function drawPlinth(
  { x, y, width, height }: Plinth,
  wall: string,
  prefix: string,
  defs: string[],
): Art {
  const darker = (share: number) => mixColors(wall, '#2e251f', share)
  const [left, right, top] = [x - width / 2, x + width / 2, y - height]
  const lid = `M${left} ${top}L${left + 14} ${top - 22}H${right - 14}L${right} ${top}Z`
  defs.push(gradient(`${prefix}p`, [1, 0.7], [0, darker(0.03)], [1, darker(0.17)]))
  return [
    drawContact(x, y, width / 2),
    fill(rectangle(left, top, width, height, 1), `url(#${prefix}p)`),
    fill(lid, mixColors(wall, '#ffffff', 0.7)),
  ]
}
