import type { Picture, Sheen } from '../world/picture-id.ts'
import { getShade } from '../world/shades.ts'
import { gradient, layered } from './art.ts'
import { drawFabric } from './fabric.ts'
import { mirror, round } from './outline.ts'
import { createRandom, type Random } from './random.ts'
import { createTone, type Tone } from './tone.ts'

/**
 * The drawing tools for garments. Garments are centered on x = 0 and extend down from y = 0, in
 * their own units.
 */
export interface Pen {
  /**
   * A random stream that is the same for every view and color of a product,
   * so that a red dress and its blue version have the same neckline.
   */
  random: Random
  isBack: boolean
  isDetail: boolean
  tone: Tone
  accent: Tone
  /**
   * Draws one part of the subject with its color, pattern and folds, lit from
   * the upper left. Shading reaches `volume` units inward from the part's edge.
   */
  part(path: string, volume: number, options?: PartOptions): string
  /** The SVG definitions that the drawing needs. */
  defs: string[]
  newId(): string
}

export interface PartOptions {
  /** Default: the garment's own tone. */
  tone?: Tone
  /** Fills the part with the patterned fabric. Default: only for the garment's own tone. */
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

/** How strongly each material reflects light on edges and folds, and as highlights. */
const reflections: Record<Sheen, { lit: number; shaded: number; gloss: number }> = {
  matte: { lit: 0.34, shaded: 0.74, gloss: 0 },
  satin: { lit: 0.95, shaded: 0.85, gloss: 0.1 },
  leather: { lit: 0.75, shaded: 0.95, gloss: 0.16 },
  patent: { lit: 1, shaded: 1, gloss: 0.7 },
}
const hard = { lit: 1, shaded: 1 }

/** Creates a pen. Drawings that share an SVG need different prefixes for their ids. */
export function createPen(picture: Picture, prefix = 'i'): Pen {
  const tone = createTone(getShade(picture.shade).rgb)
  const accent = createTone(getShade(picture.accent).rgb)
  const defs: string[] = []
  let count = 0
  const newId = () => `${prefix}${++count}`
  const isDetail = picture.view === 'detail'
  const fabricId = newId()
  // The pattern has its own random stream, so that it does not affect the cut.
  const fabric = drawFabric(
    fabricId,
    picture.pattern,
    tone,
    accent,
    createRandom(picture.product * 31 + picture.grain),
  )
  if (fabric) defs.push(fabric)
  if (isDetail) defs.push(weave)
  defs.push(fallingLight)
  const blurs = new Map<number, string>()
  const blur = (deviation: number) => {
    const known = blurs.get(deviation)
    if (known) return known
    const id = newId()
    defs.push(
      `<filter id="${id}" x="-15%" y="-15%" width="130%" height="130%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
    blurs.set(deviation, id)
    return id
  }

  const reflection = reflections[picture.sheen]
  const part: Pen['part'] = (path, volume, options = {}) => {
    const own = options.tone ?? tone
    const clip = newId()
    defs.push(`<clipPath id="${clip}"><path d="${path}"/></clipPath>`)
    const colors = [`<path d="${path}" fill="${own.base}"/>`]
    if (fabric && (options.isPatterned ?? own === tone))
      colors.push(`<path d="${path}" fill="url(#${fabricId})"/>`)
    if (isDetail && !options.gloss) colors.push(`<path d="${path}" fill="url(#weave)"/>`)
    const lines = [
      formatLines(options.seams, `stroke="${own.line}" stroke-width="1.6" stroke-opacity=".75"`),
      formatLines(
        options.stitches,
        `stroke="${own.line}" stroke-width="1.2" stroke-opacity=".8" stroke-dasharray="4 2.6"`,
      ),
    ].join('')
    if (lines) colors.push(`<g clip-path="url(#${clip})">${lines}</g>`)
    const edge = options.outline ?? 0.5
    if (edge > 0) {
      const color = own.lightness < 0.36 ? own.deep : own.line
      colors.push(
        `<path d="${path}" fill="none" stroke="${color}" stroke-width="1.2" stroke-opacity="${edge}" stroke-linejoin="round"/>`,
      )
    }
    return layered(
      colors.join(''),
      shadePart(
        path,
        clip,
        volume,
        options,
        own.lightness,
        options.gloss === undefined ? reflection : { ...hard, gloss: options.gloss },
        blur,
      ),
      options.opacity,
    )
  }
  return {
    random: createRandom(picture.product * 2654435761 + picture.grain),
    isBack: picture.view === 'back',
    isDetail,
    tone,
    accent,
    part,
    defs,
    newId,
  }
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
  clip: string,
  volume: number,
  options: PartOptions,
  lightness: number,
  { lit: reflected, shaded: absorbed, gloss }: { lit: number; shaded: number; gloss: number },
  blur: (deviation: number) => string,
): string {
  const { depth = 1 } = options
  // Highlights show the shape of dark fabric, shadows that of pale fabric.
  const lit = (0.75 - 0.3 * lightness) * depth * reflected
  const shaded = (0.62 + 0.1 * lightness) * depth * absorbed
  const layers = [`<path d="${path}" fill="#808080"/>`]
  if (volume >= 14)
    layers.push(`<path d="${path}" fill="url(#falling)" fill-opacity="${0.3 + 0.7 * reflected}"/>`)
  if (volume > 0) {
    // A narrow edge looks soft because it is rendered small,
    // and a blur would cost more than the rest of the part.
    const soft = volume < 14 ? '' : ` filter="url(#${blur(Math.round(volume * 0.3))})"`
    layers.push(
      `<g${soft} fill="none" stroke-linejoin="round"><path d="${path}" transform="translate(${round(volume * 0.45)} ${round(volume * 0.45)})" stroke="#fff" stroke-width="${round(volume * 0.5)}" stroke-opacity="${(lit * 0.75).toFixed(2)}"/><path d="${path}" transform="translate(${round(-volume * 0.12)} ${round(-volume * 0.14)})" stroke="#000" stroke-width="${round(volume)}" stroke-opacity="${shaded.toFixed(2)}"/></g>`,
    )
  }
  const folds = (options.folds ?? []).join('')
  const lights = (options.lights ?? []).join('')
  if (folds)
    layers.push(drawSoft(folds, '#fff', lit * 0.52, -7), drawSoft(folds, '#000', shaded * 0.95, 0))
  if (lights) layers.push(drawSoft(lights, '#fff', lit, 0))
  if (gloss > 0) {
    const light = (width: number, opacity: number) =>
      `<path d="${path}" stroke-width="${round(width)}" stroke-opacity="${opacity.toFixed(2)}"/>`
    layers.push(
      `<g transform="translate(${round(volume * 0.55)} ${round(volume * 0.5)})" fill="none" stroke="#fff">${light(volume * 0.34, gloss * 0.4)}${light(volume * 0.18, Math.min(1, gloss * 0.8))}</g>`,
    )
  }
  return `<g clip-path="url(#${clip})">${layers.join('')}</g>`
}

/** Draws a shape with a half-lit rim, shifted sideways by `dx`. */
function drawSoft(path: string, color: string, opacity: number, dx: number): string {
  return `<g fill="${color}"${dx === 0 ? '' : ` transform="translate(${dx} 0)"`}><path d="${path}" fill-opacity="${(opacity * 0.5).toFixed(2)}" stroke="${color}" stroke-width="5" stroke-opacity="${(opacity * 0.3).toFixed(2)}"/><path d="${path}" fill-opacity="${(opacity * 0.55).toFixed(2)}"/></g>`
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

function formatLines(paths: readonly string[] | undefined, style: string): string {
  return paths?.length ? `<path d="${paths.join('')}" fill="none" ${style}/>` : ''
}
