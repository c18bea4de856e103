import { round } from './outline.ts'
import type { Tone } from './tone.ts'

/**
 * SVG elements from back to front. Elements that are `false` or
 * undefined are skipped, so that a condition can leave them out.
 */
export type Art = string | false | undefined | readonly Art[]

export function join(art: Art): string {
  return typeof art === 'string' ? art : art ? art.map(join).join('') : ''
}

/** Moves art to (x, y), rotates it clockwise by `turn` degrees, and scales it. */
export function at(x: number, y: number, art: Art, turn = 0, scale: number | string = 1): string {
  const turned = turn === 0 ? '' : ` rotate(${turn})`
  const scaled = scale === 1 ? '' : ` scale(${scale})`
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${scaled}">${join(art)}</g>`
}

/** Rotates art clockwise around the center. */
export function turned(degrees: number, art: Art): string {
  return at(0, 0, art, degrees)
}

/** Mirrors art, including its light, across the center line. */
export function flip(art: Art): string {
  return `<g transform="scale(-1 1)">${join(art)}</g>`
}

/** Fills a path with a flat color, without light. */
export function fill(path: string, color: string, opacity = 1): string {
  return `<path d="${path}" fill="${color}"${formatOpacity('fill', opacity)}/>`
}

export function line(path: string, color: string, width: number, opacity = 1, dash = ''): string {
  const dashed = dash && ` stroke-dasharray="${dash}"`
  const stroke = `fill="none" stroke="${color}" stroke-width="${round(width)}"`
  return `<path d="${path}" ${stroke} stroke-linecap="round"${dashed}${formatOpacity('stroke', opacity)}/>`
}

export function dot(x: number, y: number, rx: number, color: string, ry = rx): string {
  const at = `cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"`
  return `<ellipse ${at} fill="${color}"/>`
}

/** Draws a round cord, wire, strap or pole along a path, lit from the upper left. */
export function cord(path: string, width: number, { deep, base, pale }: Tone, dash = ''): string {
  const edge = line(path, deep, width + Math.min(2.5, width * 0.5), 1, dash)
  const light = line(path, pale, width * 0.24, 0.75, dash)
  return edge + line(path, base, width, 1, dash) + at(-width * 0.14, -width * 0.2, light)
}

/** Returns a gradient from the upper left corner to a point; a part's size is 1 by 1. */
export function gradient(
  id: string,
  [x, y]: readonly [number, number],
  ...stops: readonly (readonly [offset: number, color: string, opacity?: number])[]
): string {
  const marks = stops.map(
    ([offset, color, opacity = 1]) =>
      `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  )
  return `<linearGradient id="${id}" x2="${x}" y2="${y}">${marks.join('')}</linearGradient>`
}

function formatOpacity(paint: string, opacity: number): string {
  return opacity === 1 ? '' : ` ${paint}-opacity="${Number(opacity.toFixed(2))}"`
}

/** The gray of the light layer that leaves a color unchanged. */
export const neutral = '#808080'

/**
 * Combines the colors and the light of a piece. They are rendered separately, but kept
 * in one string so that code that combines and moves pieces can ignore the layers.
 */
export function layered(colors: string, shades: string, opacity?: number): string {
  const piece = `<!--c-->${colors}<!--s-->${shades}<!--e-->`
  return opacity === undefined ? piece : `<g opacity="${opacity}">${piece}</g>`
}

/** Returns a drawing without its light. */
export function getColors(art: string): string {
  return art.replaceAll(/<!--c-->(.*?)<!--s-->.*?<!--e-->/gs, '$1')
}

/**
 * Returns the shapes of a drawing. Seams and patterns are
 * left out, because they do not extend beyond a part's edge.
 */
export function getSilhouette(art: string): string {
  return getColors(art).replaceAll(/<g clip-path[^>]*>.*?<\/g>|<path[^>]*url[^>]*>/g, '')
}

/**
 * Returns the light of a drawing. Keeps the groups around
 * its pieces because their transforms position the pieces.
 */
export function getShades(art: string): string {
  const pieces = art.matchAll(/<!--c-->.*?<!--s-->(.*?)<!--e-->|<\/?g\b[^>]*>/gs)
  return Array.from(pieces, ([group, shades = group]) => shades).join('')
}
