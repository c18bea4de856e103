import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font, Glyph, PathCommand } from 'opentype.js'
import type { TypeStyle } from '#app/storefronts/look.ts'

/**
 * Converts text to outlines, because the renderer
 * supports only system fonts and containers have none.
 */
export interface Outlines {
  /** Returns the width of a string in px. */
  measure(text: string): number
  /** Returns the SVG path data for a string whose baseline starts at the given point. */
  draw(text: string, x: number, y: number): string
}

type Style = Pick<TypeStyle, 'font' | 'weight'> & {
  px: number
  /** Space between letters, in em. */
  tracking?: number
}

const require = createRequire(import.meta.url)
// The package has no named exports for Node.
const { parse }: typeof import('opentype.js') = require('opentype.js')
const families = { Poppins: 'poppins', 'DM Sans': 'dm-sans' }
const subsets = ['latin', 'latin-ext']
const loaded = new Map<string, Font>()

export function createOutlines({ font, weight, px, tracking = 0 }: Style): Outlines {
  const files = subsets.map(subset => loadFont(families[font], `${subset}-${weight}`))
  return {
    measure: text => place(text).width,
    draw: (text, x, y) =>
      place(text)
        .glyphs.map(({ glyph, left }) => formatPath(glyph.getPath(x + left, y, px).commands))
        .join(''),
  }

  /**
   * Places the glyphs one by one, because the library's shaping throws for
   * some accents. Omits characters that none of the font files contain.
   */
  function place(text: string): { glyphs: { glyph: Glyph; left: number }[]; width: number } {
    const glyphs: { glyph: Glyph; left: number }[] = []
    let width = 0
    let before: { file: Font; glyph: Glyph } | undefined
    for (const character of text.normalize('NFC')) {
      const file = files.find(each => each.charToGlyphIndex(character) > 0)
      if (!file) continue
      const glyph = file.charToGlyph(character)
      const scale = px / file.unitsPerEm
      if (before?.file === file) width += file.getKerningValue(before.glyph, glyph) * scale
      glyphs.push({ glyph, left: width })
      width += (glyph.advanceWidth ?? 0) * scale + tracking * px
      before = { file, glyph }
    }
    return { glyphs, width }
  }
}

/** Formats a path. The library's own formatter writes NaN for some fractions. */
function formatPath(commands: readonly PathCommand[]): string {
  return commands
    .map(({ type, ...points }) => {
      const values = ['x1', 'y1', 'x2', 'y2', 'x', 'y'].flatMap(key => {
        const value: unknown = Reflect.get(points, key)
        return typeof value === 'number' ? Math.round(value * 10) / 10 : []
      })
      return `${type}${values.join(' ')}`
    })
    .join('')
}

/** Reads a font from its package. Fonts are a few kilobytes each and stay in memory. */
function loadFont(family: string, style: string): Font {
  const path = `@fontsource/${family}/files/${family}-${style}-normal.woff`
  const known = loaded.get(path)
  if (known) return known
  const bytes = readFileSync(require.resolve(path))
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  loaded.set(path, font)
  return font
}

/**
 * Breaks text at spaces into at most `maxLines` lines; if it is cut, the last line ends
 * with "…". Lines are about equally long, so that no word stands alone on the last one.
 */
export function breakLines(
  text: string,
  { measure }: Pick<Outlines, 'measure'>,
  maxWidth: number,
  maxLines: number,
): { lines: string[]; isCut: boolean } {
  const words = text.split(/\s+/).filter(Boolean)
  const widest = fillLines(words, measure, maxWidth)
  const isCut = widest.length > maxLines || widest.some(line => measure(line) > maxWidth)
  const lines = isCut ? widest : balanceLines(words, measure, maxWidth, widest)
  return { lines: lines.slice(0, maxLines).map(cut), isCut }

  function cut(line: string, at: number): string {
    const isLast = at === maxLines - 1 && lines.length > maxLines
    let shown = isLast ? `${line.replace(/[.,;:]$/, '')}…` : line
    while (measure(shown) > maxWidth && shown.length > 2) shown = `${shown.slice(0, -2)}…`
    return shown
  }
}

type Measure = Outlines['measure']

/** Puts as many words on each line as fit. */
function fillLines(words: readonly string[], measure: Measure, maxWidth: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    const longer = `${line} ${word}`
    if (line !== undefined && measure(longer) <= maxWidth) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Makes the lines as narrow as possible without needing one more line. */
function balanceLines(
  words: readonly string[],
  measure: Measure,
  maxWidth: number,
  widest: string[],
): string[] {
  const stepPx = 4
  let balanced = widest
  for (let width = maxWidth - stepPx; width > 0; width -= stepPx) {
    const lines = fillLines(words, measure, width)
    if (lines.length > widest.length || lines.some(line => measure(line) > width)) return balanced
    balanced = lines
  }
  return balanced
}
