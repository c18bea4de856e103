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

const clothes: ReadonlySet<string> = new Set([
  ...Object.keys({ ...coats, ...dresses, ...jackets, ...legs, ...puffers, ...tops }),
  'scarf',
])

/** Returns true for the close-up of a garment, which shows its cloth and nothing else. */
export function isClothView({ view, kind }: Pick<Picture, 'view' | 'kind'>): boolean {
  return view === 'detail' && clothes.has(kind)
}

/** How much larger a thread is than in the picture of the whole garment. */
const zoom = 1.7

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
  const texture = findTexture(kind, sheen)
  // These patterns are made of threads or seams of their own.
  const isTextured = ['textured', 'ribbed', 'quilted', 'lace', 'sequin'].includes(pattern)
  defs.push(texture.art, drapeBlur)
  // The fabric is drawn as a part, whose edge is outside the picture.
  const part = pen.part(rectangle(-300, -300, 1200, 1300), 0, { outline: 0 })
  const thread = isTextured ? '' : fill(whole, `url(#${texture.id})`)
  const shine = sheen === 'matte' ? 0.7 : 1.15
  const light = drape(random, (0.26 - 0.12 * tone.lightness) * shine, 0.36 * shine)
  const shades = `${fill(whole, neutral)}${light}`
  const subject = [at(360, 450, at(-200, -260, part), 0, zoom), layered(thread, shades)].join('')
  return { ground: fill(whole, tone.base), subject, defs }
}

/** Draws folds that fall from the upper left to the lower right, lit along their left sides. */
function drape(random: Random, lit: number, shaded: number): string {
  const lean = random.range(150, 330)
  const folds = repeat(6, index => {
    const left = -260 + index * 190 + random.range(-50, 50)
    const bend = random.range(-70, 70)
    const wide = random.range(60, 130)
    const path = (dx: number): string => {
      const points: Point[] = [
        [left + dx, -80],
        [left + dx + lean * 0.4 + bend, 350],
        [left + dx + lean, 980],
      ]
      return smooth(points)
    }
    const strength = random.range(0.5, 1)
    return (
      line(path(0), '#000', wide, shaded * strength) +
      line(path(wide * 0.3), '#000', wide * 0.3, shaded * strength) +
      line(path(wide * 0.9), '#fff', wide * 0.6, lit * strength)
    )
  })
  return `<g filter="url(#drape)">${folds}</g>`
}

const drapeBlur =
  '<filter id="drape" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="20"/></filter>'

const knits: readonly GarmentKind[] = [
  ...(['knit', 'cardigan', 'turtleneck', 'crewneck', 'v-neck', 'half-zip'] as const),
  ...(['crewneck-cardigan', 'zip-cardigan', 'sweater-vest'] as const),
  ...(['sweater-dress', 'cable-knit'] as const),
]

function findTexture(kind: GarmentKind, sheen: Sheen): Texture {
  if (sheen === 'leather' || sheen === 'patent') return grain
  if (knits.includes(kind)) return stitches
  return kind in dresses || kind in tops ? plain : twill
}

/** Textures in black and white, so that they change only the lightness of the cloth. */
interface Texture {
  id: string
  art: string
}

/** Twill, whose fine ribs rise to the right. */
const twill: Texture = {
  id: 'twill',
  art: `<pattern id="twill" width="18" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-38) scale(.6)">${line('M0 0H18M0 9H18', '#000', 2.4, 0.16)}${line('M1.5 4.6H7.5M10.5 4.6H16.5', '#fff', 3, 0.1)}${line('M2 6.6H8M11 6.6H17', '#000', 1.2, 0.08)}</pattern>`,
}

/** Plain weave: threads that pass over and under each other. */
const plain: Texture = {
  id: 'plain',
  art: `<pattern id="plain" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(6) scale(.8)">${line('M0 2H4M4 6H8', '#fff', 2.4, 0.1)}${line('M2 4V8M6 0V4', '#000', 2.4, 0.1)}${line('M0 0H8M0 4H8M0 0V8M4 0V8', '#000', 0.7, 0.1)}</pattern>`,
}

/** Columns of V-shaped stitches. */
const stitches: Texture = {
  id: 'stitches',
  art: `<pattern id="stitches" width="20" height="15" patternUnits="userSpaceOnUse">${line('M0 -4L10 6L20 -4M0 11L10 21L20 11', '#000', 4.4, 0.2)}${line('M1 -7L10 2L19 -7M1 8L10 17L19 8', '#fff', 3, 0.15)}${line('M0 0V15M20 0V15', '#000', 1.6, 0.16)}</pattern>`,
}

/** The grain of leather: small cells between darker lines. */
const grain: Texture = {
  id: 'grain',
  art: `<pattern id="grain" width="36" height="32" patternUnits="userSpaceOnUse" patternTransform="rotate(12)">${line('M0 6L8 2L16 7L24 3L36 8M0 18L7 15L15 20L26 16L36 21M0 29L10 26L18 31L28 27L36 31M8 2L7 15M16 7L15 20M24 3L26 16M7 15L10 26M15 20L18 31M26 16L28 27M33 7L32 19M3 18L4 28M22 18L23 29', '#000', 1.6, 0.2)}${line('M2 9L8 6M11 8L14 11M19 10L23 7M4 21L8 19M17 23L24 20M29 22L34 24M29 10L32 12', '#fff', 1.8, 0.13)}</pattern>`,
}
