import type { Picture } from '../world/picture-id.ts'
import { getShade } from '../world/shades.ts'
import { drawFabric } from './fabric.ts'
import { createRandom, type Random } from './random.ts'
import { createTone, type Tone } from './tone.ts'

/** What a garment is drawn with. Garments stand around x = 0 and grow downwards from y = 0, in units of their own. */
export interface Pen {
  /** The same for every view and colour of a product: a red dress and its blue sister have one neckline. */
  random: Random
  isBack: boolean
  isDetail: boolean
  tone: Tone
  accent: Tone
  /** A part of the thing: filled, patterned, lit from the upper left, folded. */
  piece(path: string, options?: PieceOptions): string
  /** Collects definitions for the head of the drawing. */
  defs: string[]
  newId(): string
}

export interface PieceOptions {
  /** The garment's own unless told. */
  tone?: Tone
  /** Cut from the patterned cloth; only the garment's own tone is, unless told. */
  isPatterned?: boolean
  /** How far the rounding reaches in from the edge, in units. */
  volume?: number
  /** Shapes that lie in shade, drawn soft, with a light along their left. */
  folds?: string[]
  /** Shapes that catch light, drawn soft. */
  lights?: string[]
  /** How strong folds and rounding are; 1 for cloth, less for stiff things. */
  depth?: number
  seams?: string[]
  stitches?: string[]
  /** 0 for cloth, up to 1 for patent leather, glass and metal. */
  gloss?: number
  opacity?: number
  outline?: number
}

export function createPen(picture: Picture): Pen {
  const tone = createTone(getShade(picture.shade).rgb)
  const accent = createTone(getShade(picture.accent).rgb)
  const defs: string[] = []
  let count = 0
  const newId = () => `i${++count}`
  const isDetail = picture.view === 'detail'
  const fabricId = newId()
  // A stream of its own, so that the pattern does not move the cut.
  const fabric = drawFabric(
    fabricId,
    picture.pattern,
    tone,
    accent,
    createRandom(picture.product * 31 + picture.grain),
  )
  if (fabric) defs.push(fabric)
  const blurs = new Map<number, string>()
  const blur = (deviation: number) => {
    const known = blurs.get(deviation)
    if (known) return known
    const id = newId()
    defs.push(
      `<filter id="${id}" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
    blurs.set(deviation, id)
    return id
  }
  const weaveId = newId()
  if (isDetail) defs.push(drawWeave(weaveId))
  const lightId = newId()
  defs.push(
    `<linearGradient id="${lightId}" x1="0" y1="0" x2="1" y2=".9"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-color="#14101c" stop-opacity="0"/><stop offset="1" stop-color="#14101c" stop-opacity=".22"/></linearGradient>`,
  )
  const piece: Pen['piece'] = (path, options = {}) => {
    const own = options.tone ?? tone
    const isPatterned = options.isPatterned ?? own === tone
    const volume = options.volume ?? 30
    const depth = options.depth ?? 1
    // Over a pattern, paint of the cloth's own colour would wash it out: there, plain shadow and light do the work.
    const isPrinted = isPatterned && fabric !== undefined
    const [shade, shadeOpacity] = isPrinted ? ['#17111c', 0.34] : [own.shade, 0.85]
    const [pale, paleOpacity] = isPrinted ? ['#fff', 0.3] : [own.pale, 0.6]
    const clip = newId()
    defs.push(`<clipPath id="${clip}"><path d="${path}"/></clipPath>`)
    const layers = [`<path d="${path}" fill="${own.base}"/>`]
    if (isPrinted) layers.push(`<path d="${path}" fill="url(#${fabricId})"/>`)
    if (isDetail && !options.gloss) layers.push(`<path d="${path}" fill="url(#${weaveId})"/>`)
    layers.push(`<path d="${path}" fill="url(#${lightId})"/>`)
    const soft: string[] = []
    if (volume > 0) {
      soft.push(
        `<g fill="none" stroke-linejoin="round"><path d="${path}" transform="translate(${volume * 0.42} ${volume * 0.42})" stroke="${pale}" stroke-width="${volume * 0.5}" stroke-opacity="${0.7 * paleOpacity * depth}"/><path d="${path}" transform="translate(${-volume * 0.12} ${-volume * 0.14})" stroke="${shade}" stroke-width="${volume}" stroke-opacity="${0.85 * shadeOpacity * depth}"/></g>`,
      )
    }
    if (soft.length > 0)
      layers.push(`<g filter="url(#${blur(Math.max(2, Math.round(volume * 0.3)))})">${soft.join('')}</g>`)
    if (options.folds?.length || options.lights?.length) {
      const folds = (options.folds ?? []).join('')
      const lights = (options.lights ?? []).join('')
      layers.push(
        `<g filter="url(#${blur(4)})">${
          folds
            ? `<path d="${folds}" transform="translate(-7 0)" fill="${pale}" fill-opacity="${0.95 * paleOpacity * depth}"/><path d="${folds}" fill="${shade}" fill-opacity="${shadeOpacity * depth}"/>`
            : ''
        }${lights ? `<path d="${lights}" fill="${pale}" fill-opacity="${1.1 * paleOpacity * depth}"/>` : ''}</g>`,
      )
    }
    if (options.gloss) {
      layers.push(
        `<g filter="url(#${blur(3)})"><path d="${path}" transform="translate(${volume * 0.55} ${volume * 0.5})" fill="none" stroke="#fff" stroke-width="${volume * 0.22}" stroke-opacity="${0.75 * options.gloss}"/></g>`,
      )
    }
    const line = (paths: string[] | undefined, extra: string) =>
      paths?.length ? `<path d="${paths.join('')}" fill="none" stroke="${own.line}"${extra}/>` : ''
    layers.push(line(options.seams, ' stroke-width="1.600" stroke-opacity=".75"'))
    layers.push(
      line(options.stitches, ' stroke-width="1.200" stroke-opacity=".8" stroke-dasharray="4 2.600"'),
    )
    const edge = options.outline ?? 0.5
    return `<g${options.opacity ? ` opacity="${options.opacity}"` : ''}><g clip-path="url(#${clip})">${layers.join('')}</g>${
      edge
        ? `<path d="${path}" fill="none" stroke="${own.lightness < 0.36 ? own.deep : own.line}" stroke-width="1.200" stroke-opacity="${edge}" stroke-linejoin="round"/>`
        : ''
    }</g>`
  }
  return {
    random: createRandom(picture.product * 2654435761 + picture.grain),
    isBack: picture.view === 'back',
    isDetail,
    tone,
    accent,
    piece,
    defs,
    newId,
  }
}

/** Seen only from near: the threads of the cloth. */
function drawWeave(id: string): string {
  return `<pattern id="${id}" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><path d="M0 .7H3" stroke="#000" stroke-opacity=".1" stroke-width=".8"/><path d="M0 2.200H3" stroke="#fff" stroke-opacity=".12" stroke-width=".8"/></pattern>`
}
