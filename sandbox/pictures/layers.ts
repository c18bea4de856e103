/*
 * A drawing is one string, although its colors and its light are rendered
 * separately. Each piece contains both, delimited by comments, so that
 * code that combines, moves and scales garments can ignore the layers.
 */
const colorMark = '<!--c-->'
const shadeMark = '<!--s-->'
const endMark = '<!--e-->'

export function layered(colors: string, shades: string, opacity?: number): string {
  const body = `${colorMark}${colors}${shadeMark}${shades}${endMark}`
  return opacity === undefined ? body : `<g opacity="${opacity}">${body}</g>`
}

/** Returns the drawing without its light. */
export function getColors(art: string): string {
  return art.replaceAll(/<!--c-->([\s\S]*?)<!--s-->[\s\S]*?<!--e-->/g, '$1')
}

/**
 * Returns only the light. Outside the pieces, only the groups
 * remain, because they may transform the pieces inside.
 */
export function getShades(art: string): string {
  return art
    .split(endMark)
    .map(part => {
      const [plain = '', shades = ''] = part.split(shadeMark)
      const [before = ''] = plain.split(colorMark)
      return (before.match(/<\/?g\b[^>]*>/g)?.join('') ?? '') + shades
    })
    .join('')
}
