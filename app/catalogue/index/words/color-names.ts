import { colors, findColor } from '#app/domain/color.ts'
import { toColorIds } from '#app/sources/vocabulary/color-words.ts'
import { stem } from './stem.ts'

/** Shades that mean a colour and hardly anything else: rose is a flower, stone a stone. */
const shades = `navy, navy blue, dark blue, light blue, baby blue, royal blue, sky blue, cobalt, indigo, burgundy, maroon, oxblood, crimson, scarlet,
  ivory, off white, cream, ecru, charcoal, khaki, olive, olive green, emerald, emerald green, dark green, light green, sage, sage green,
  forest green, mint green, camel, taupe, tan, cognac, dark brown, light brown, beige, nude, blush, blush pink, hot pink, light pink,
  fuchsia, magenta, lilac, lavender, mauve, violet, plum, coral, terracotta, burnt orange, mustard, mustard yellow, turquoise,
  teal, rose gold, multicolor, light gray, dark gray, golden`

/** Most shades have two words at most. */
export const longestColorName = 2

/** The canonical colour that words of a search name, in lower case as its filter takes it. */
export function findColorByName(stems: readonly string[]): string | undefined {
  return names.get(stems.join(' '))
}

/** Canonical names, for the colours of a product as its shop names them: Midnight Navy → blue. */
export function toColorWords(freeName: string): string[] {
  return toColorIds(freeName).flatMap(id => findColor(id)?.name.toLowerCase() ?? [])
}

const names: ReadonlyMap<string, string> = new Map([
  ...shades.split(',').flatMap(shade => {
    const [color] = toColorWords(shade)
    return color === undefined ? [] : [[toKey(shade), color] as const]
  }),
  ...colors.map(({ name }) => [toKey(name), name.toLowerCase()] as const),
])

function toKey(name: string): string {
  return name.toLowerCase().trim().split(/\s+/).map(stem).join(' ')
}
