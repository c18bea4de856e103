import type { GarmentCut } from '../world/garment-cut.ts'
import type { Picture, Sheen } from '../world/picture-id.ts'
import { getShade } from '../world/shades.ts'
import { at, fill, gradient, join, layered, line, neutral } from './art.ts'
import { drawFabric } from './fabric.ts'
import { mirror } from './outline.ts'
import { createRandom, type Random } from './random.ts'
import { drawStitches, isKnitted } from './textures.ts'
import { createTone, type Tone } from './tone.ts'

/** The drawing tools. Garments are centered on x = 0 and extend down from y = 0. */
export interface Pen {
  /**
   * A random stream that is the same for every view and color of a product,
   * so that a red dress and its blue version have the same neckline.
   */
  random: Random
  isBack: boolean
  isDetail: boolean
  /** True for clothes cut for men. */
  isStraight: boolean
  cut: GarmentCut
  tone: Tone
  accent: Tone
  /**
   * Draws one part of the subject with its color, pattern and folds, lit from
   * the upper left. Shading reaches `volume` units inward from the part's edge.
   */
  part(path: string, volume: number, options?: PartOptions): string
  /** The SVG definitions that the drawing needs. */
  defs: string[]
}

export interface PartOptions {
  /** Default: the garment's own tone. */
  tone?: Tone
  /**
   * Fills the part with the patterned fabric. Default:
   * true only for parts in the garment's own tone.
   */
  isPatterned?: boolean
  /** The outlines of soft shaded shapes, each with a highlight along its left side. */
  folds?: string[]
  /** The outlines of soft highlighted shapes. */
  lights?: string[]
  /** The strength of folds and edge shading: 1 for fabric, less for stiff materials. */
  depth?: number
  seams?: string[]
  stitches?: string[]
  /**
   * The strength of highlights, up to 1 for glass and metal. By default it depends on
   * the sheen of the product's material; matte cloth has soft folds without highlights.
   */
  gloss?: number
  opacity?: number
  outline?: number
}

/** How strongly a material reflects light on edges and folds, and as highlights. */
interface Reflection {
  lit: number
  shaded: number
  gloss: number
}

const matte: Reflection = { lit: 0.34, shaded: 0.74, gloss: 0 }
const reflections: Record<Sheen, Reflection> = {
  matte,
  suede: matte,
  slub: matte,
  brushed: matte,
  fine: matte,
  satin: { lit: 0.95, shaded: 0.85, gloss: 0.1 },
  leather: { lit: 0.75, shaded: 0.95, gloss: 0.16 },
  patent: { lit: 1, shaded: 1, gloss: 0.7 },
}

/** Creates a pen. Drawings that share an SVG need different prefixes for their ids. */
export function createPen(picture: Picture, prefix = 'i'): Pen {
  const { product, grain, view, kind, sheen } = picture
  // The stitches of a knit are its texture.
  const isKnit = isKnitted(kind) && ['plain', 'textured'].includes(picture.pattern)
  const pattern = isKnit ? 'plain' : picture.pattern
  const tone = createTone(getShade(picture.shade).rgb)
  const accent = createTone(getShade(picture.accent).rgb)
  const isDetail = view === 'detail'
  const isWoven = isDetail && sheen !== 'leather' && sheen !== 'patent'
  const fabricId = `${prefix}f`
  // The pattern has its own random stream, so that it does not affect the cut.
  const fabric = isKnit
    ? drawStitches(fabricId, tone, sheen)
    : drawFabric(fabricId, pattern, tone, accent, createRandom(product * 31 + grain))
  const defs = [fallingLight]
  if (fabric) defs.push(fabric)
  if (isWoven) defs.push(weave)
  const getBlur = (volume: number) => {
    // A narrow edge looks soft because it is rendered small,
    // and a blur would cost more than the rest of the part.
    if (volume < 14) return ''
    const deviation = Math.round(volume * 0.3)
    const id = `${prefix}b${deviation}`
    const filter = `<filter id="${id}" x="-15%" y="-15%" width="130%" height="130%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`
    if (!defs.includes(filter)) defs.push(filter)
    return ` filter="url(#${id})"`
  }

  let count = 0
  const part: Pen['part'] = (path, volume, options = {}) => {
    const { tone: own = tone, gloss, outline = 0.5, seams = [], stitches = [] } = options
    const clip = `${prefix}${++count}`
    defs.push(`<clipPath id="${clip}"><path d="${path}"/></clipPath>`)
    const cut = (art: string) => `<g clip-path="url(#${clip})">${art}</g>`
    const lines = [
      seams.length > 0 && line(seams.join(''), own.line, 1.6, 0.75),
      stitches.length > 0 && line(stitches.join(''), own.line, 1.2, 0.8, '2.8 3.8'),
    ]
    const colors = [
      fill(path, own.base),
      fabric && (options.isPatterned ?? own === tone) && fill(path, `url(#${fabricId})`),
      isWoven && !gloss && fill(path, 'url(#weave)'),
      lines.some(Boolean) && cut(join(lines)),
      outline > 0 && line(path, own.lightness < 0.36 ? own.deep : own.line, 1.2, outline),
    ]
    const reflection = gloss === undefined ? reflections[sheen] : { ...reflections.patent, gloss }
    const shades = shadePart(path, volume, options, own.lightness, reflection, getBlur(volume))
    return layered(join(colors), cut(shades), options.opacity)
  }
  const random = createRandom(product * 2654435761 + grain)
  const { isStraight = false, cut = {} } = picture
  return { random, isBack: view === 'back', isDetail, isStraight, cut, tone, accent, part, defs }
}

/** Draws a part twice: mirrored on the left, then on the right, with different folds. */
export function drawSides(
  pen: Pen,
  path: string,
  volume: number,
  getOptions: () => PartOptions = () => ({}),
): string {
  const left = getOptions()
  const flip = (paths: readonly string[] = []) => paths.map(mirror)
  const lines = { folds: flip(left.folds), lights: flip(left.lights), seams: flip(left.seams) }
  const mirrored = { ...left, ...lines, stitches: flip(left.stitches) }
  return pen.part(mirror(path), volume, mirrored) + pen.part(path, volume, getOptions())
}

/** Draws a part's light and shadow on neutral gray. */
function shadePart(
  path: string,
  volume: number,
  { depth = 1, folds = [], lights = [] }: PartOptions,
  lightness: number,
  reflection: Reflection,
  blur: string,
): string {
  // Highlights show the shape of dark fabric; shadows show the shape of pale fabric.
  const lit = (0.75 - 0.3 * lightness) * depth * reflection.lit
  const shaded = (0.62 + 0.1 * lightness) * depth * reflection.shaded
  const rim = (shift: number, color: string, width: number, opacity: number) =>
    at(volume * shift, volume * shift, line(path, color, volume * width, opacity))
  const soft = (paths: readonly string[], color: string, opacity: number, dx = 0) => {
    const shape = paths.join('')
    return at(dx, 0, line(shape, color, 5, opacity * 0.3) + fill(shape, color, opacity * 0.85))
  }
  return join([
    fill(path, neutral),
    volume >= 14 && fill(path, 'url(#falling)', 0.3 + 0.7 * reflection.lit),
    volume > 0 && [
      `<g${blur} stroke-linejoin="round">`,
      rim(0.45, '#fff', 0.5, lit * 0.75),
      rim(-0.13, '#000', 1, shaded),
      '</g>',
    ],
    folds.length > 0 && [soft(folds, '#fff', lit * 0.52, -7), soft(folds, '#000', shaded * 0.95)],
    lights.length > 0 && soft(lights, '#fff', lit),
    reflection.gloss > 0 && [
      rim(0.53, '#fff', 0.34, reflection.gloss * 0.4),
      rim(0.53, '#fff', 0.18, Math.min(1, reflection.gloss * 0.8)),
    ],
  ])
}

/** Light that falls from the upper left, as in a studio with one large window. */
const fallingLight = gradient(
  'falling',
  [1, 0.9],
  [0, '#fff', 0.34],
  [0.42, '#fff', 0],
  [0.6, '#000', 0],
  [1, '#000', 0.34],
)

/** The threads of the fabric, visible only up close. */
const weave =
  '<pattern id="weave" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><path d="M0 .7H3" stroke="#000" stroke-opacity=".08" stroke-width=".8"/><path d="M0 2.2H3" stroke="#fff" stroke-opacity=".1" stroke-width=".8"/></pattern>'
