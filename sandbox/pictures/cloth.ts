import type { GarmentKind } from '../world/garment-kinds.ts'
import type { Picture, Sheen } from '../world/picture-id.ts'
import { at, fill, layered, line, neutral } from './art.ts'
import { coats } from './garments/coats.ts'
import { dresses } from './garments/dresses.ts'
import { jackets } from './garments/jackets.ts'
import { legs } from './garments/legs.ts'
import { puffers } from './garments/puffers.ts'
import { tops } from './garments/tops.ts'
import { type Point, rectangle, repeat, smooth } from './outline.ts'
import { createPen, type Pen } from './pen.ts'
import type { Random } from './random.ts'
import { frame, type Scene } from './scene.ts'
import {
  drawFluff,
  drawGrain,
  drawNap,
  drawPlainWeave,
  drawSlubs,
  drawTwill,
  isKnitted,
  type Texture,
} from './textures.ts'
import type { Tone } from './tone.ts'

const clothes: ReadonlySet<string> = new Set([
  ...Object.keys({ ...coats, ...dresses, ...jackets, ...legs, ...puffers, ...tops }),
  'scarf',
])

/** Returns true for the close-up of a garment, which shows its cloth and nothing else. */
export function isClothView({ view, kind }: Pick<Picture, 'view' | 'kind'>): boolean {
  return view === 'detail' && clothes.has(kind)
}

/** How much larger the cloth is than in the picture of the whole garment. */
const zoom = 3.4

/**
 * Draws the cloth of a garment, draped over the whole picture: retailers show a fabric
 * without its seams, buttons and zips, so that shoppers see how it is made.
 */
export function drawCloth(picture: Picture): Scene & Pick<Pen, 'defs'> {
  const { kind, sheen, pattern } = picture
  // The pen would add the finer threads of a close-up.
  const pen = createPen({ ...picture, view: 'front' })
  const { random, tone, defs } = pen
  const whole = rectangle(-20, -20, frame.width + 40, frame.height + 40)
  // These patterns are made of threads or seams of their own.
  const isTextured = ['textured', 'ribbed', 'quilted', 'lace', 'sequin'].includes(pattern)
  const textures = isTextured ? [] : findTextures(kind, sheen).map(draw => draw(tone))
  defs.push(...textures.map(({ art }) => art), drapeBlur)
  // The fabric is drawn as a part, whose edge is outside the picture.
  const part = pen.part(rectangle(-300, -300, 1200, 1300), 0, { outline: 0 })
  const threads = textures.map(({ id }) => fill(whole, `url(#${id})`)).join('')
  const shades = `${fill(whole, neutral)}${drape(random, tone.lightness, drapes[sheen])}`
  const subject = [at(360, 450, at(-200, -260, part), 0, zoom), layered(threads, shades)].join('')
  return { ground: fill(whole, tone.base), subject, defs }
}

/** How a material falls: the number of its folds, and how strongly they are lit and shaded. */
interface Drape {
  folds: number
  lit: number
  shaded: number
}

const woven: Drape = { folds: 5, lit: 0.8, shaded: 0.8 }
const drapes: Record<Sheen, Drape> = {
  matte: woven,
  slub: { folds: 4, lit: 0.6, shaded: 0.7 },
  fine: { folds: 4, lit: 0.8, shaded: 0.8 },
  brushed: { folds: 3, lit: 0.7, shaded: 0.6 },
  suede: { folds: 2, lit: 0.9, shaded: 0.6 },
  leather: { folds: 2, lit: 0.9, shaded: 0.8 },
  satin: { folds: 8, lit: 2.6, shaded: 1.3 },
  patent: { folds: 4, lit: 2.8, shaded: 1.3 },
}

/** Draws folds that fall from the upper left to the lower right, lit along their left sides. */
function drape(random: Random, lightness: number, { folds, lit, shaded }: Drape): string {
  const lean = random.range(150, 330)
  const step = 1140 / folds
  const art = repeat(folds, index => {
    const left = -260 + index * step + random.range(-0.25, 0.25) * step
    const bend = random.range(-70, 70)
    const wide = step * random.range(0.35, 0.7)
    const path = (dx: number): string => {
      const points: Point[] = [
        [left + dx, -80],
        [left + dx + lean * 0.4 + bend, 350],
        [left + dx + lean, 980],
      ]
      return smooth(points)
    }
    const strength = random.range(0.6, 1)
    const light = (0.3 - 0.14 * lightness) * lit * strength
    const shadow = 0.26 * shaded * strength
    return (
      line(path(0), '#000', wide, shadow) +
      line(path(wide * 0.3), '#000', wide * 0.3, shadow) +
      line(path(wide * 0.9), '#fff', wide * 0.6, light)
    )
  })
  return `<g filter="url(#drape)">${art}</g>`
}

const drapeBlur =
  '<filter id="drape" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="20"/></filter>'

/** Returns what to draw over the cloth, which has its stitches already if it is knitted. */
function findTextures(kind: GarmentKind, sheen: Sheen): ((tone: Tone) => Texture)[] {
  switch (sheen) {
    case 'leather':
    case 'patent':
      return [drawGrain]
    case 'suede':
      return [drawNap]
    case 'slub':
      return [drawSlubs]
    case 'brushed':
      return [drawFluff]
    case 'satin':
      return []
    default:
      if (isKnitted(kind)) return []
      return [kind in dresses || kind in tops ? drawPlainWeave : drawTwill]
  }
}
