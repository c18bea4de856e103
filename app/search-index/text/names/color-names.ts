import { colors } from '#app/domain/color.ts'
import { toColorWords } from '#app/vocabulary/color-words.ts'
import { stem } from '../language/stem.ts'
import { toTokens } from '../language/to-tokens.ts'

/**
 * Shades that rarely mean anything but a color. Rose and stone are left out because both have other
 * meanings.
 */
const shades = `navy, navy blue, dark blue, light blue, baby blue, royal blue, sky blue, cobalt, indigo, burgundy, maroon, oxblood, crimson, scarlet,
  ivory, off white, cream, ecru, charcoal, khaki, olive, olive green, emerald, emerald green, dark green, light green, sage, sage green,
  forest green, mint green, camel, taupe, tan, cognac, dark brown, light brown, beige, nude, blush, blush pink, hot pink, light pink,
  fuchsia, magenta, lilac, lavender, mauve, violet, plum, coral, terracotta, burnt orange, mustard, mustard yellow, turquoise,
  teal, rose gold, multicolor, light gray, dark gray, golden`

/** The longest phrase to look up, in words; hardly any shade has more than two. */
export const longestColorName = 2

/** Finds the canonical color for a color or shade, in lower case like the filter's values. */
export function findColorByName(stems: readonly string[]): string | undefined {
  return names.get(stems.join(' '))
}

/** Green tea and black pepper are scents and tastes, whatever the color of what has them. */
const plants: ReadonlySet<string> = new Set(['tea', 'pepper', 'currant', 'truffle'].map(stem))

/** Finds the canonical colors that a product's name contains; `ignored` are stems to leave out. */
export function findNamedColors(name: string, ignored: ReadonlySet<string>): string[] {
  const stems = toTokens(name)
    .map(({ word }) => stem(word))
    .filter(each => !ignored.has(each))
  const found = new Set<string>()
  for (let at = 0; at < stems.length; at += 1)
    for (let length = longestColorName; length > 0; length -= 1) {
      const color = findColorByName(stems.slice(at, at + length))
      if (color === undefined) continue
      if (!plants.has(stems[at + length] ?? '')) found.add(color)
      at += length - 1
      break
    }
  return [...found]
}

/**
 * Returns the form under which the index knows that a product comes in a color: one that is stated or,
 * without stated colors, one in its name. The form contains a character that never occurs in a word.
 */
export function toColorForm(color: string): string {
  return `#${color}`
}

/** The names of all colors and shades, in lower case. */
export const colorNames: readonly string[] = [
  ...colors.map(({ name }) => name.toLowerCase()),
  ...shades.split(',').map(shade => shade.trim()),
]

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
