/*
 * A drawing is one text, though its colours and its light are rendered apart: each piece carries both, marked by
 * comments, so that garments can be put together, moved and scaled without knowing of it.
 */
const colorMark = '<!--c-->'
const shadeMark = '<!--s-->'
const endMark = '<!--e-->'

export function layered(colors: string, shades: string, opacity?: number): string {
  const body = `${colorMark}${colors}${shadeMark}${shades}${endMark}`
  return opacity === undefined ? body : `<g opacity="${opacity}">${body}</g>`
}

/** The drawing without its light. */
export function getColors(art: string): string {
  return art.replaceAll(/<!--c-->([\s\S]*?)<!--s-->[\s\S]*?<!--e-->/g, '$1')
}

/** The light alone. Of all that is not a piece only the groups stay, because they may move the pieces within. */
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
