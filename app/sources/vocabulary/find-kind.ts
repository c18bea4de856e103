import { type CategoryKind, kindsByPhrase } from './category-kinds.ts'
import { remember } from './remember.ts'
import { toPhrase } from './to-phrase.ts'

const longestPhrase = 5

/** The kinds a level of a path names, best read together with the one above it: several where it says "and". */
export function findKindsOnLevel(level: string, above = ''): readonly CategoryKind[] {
  return readLevels(`${level}\n${above}`)
}

const readLevels = remember((levels): readonly CategoryKind[] => {
  const [level = '', above = ''] = levels.split('\n').map(toPhrase)
  // Dresses › Day is day dresses, Activewear › Pants activewear pants.
  const joined = [`${level} ${above}`, `${above} ${level}`, level]
    .map(phrase => kindsByPhrase.get(phrase))
    .find(kind => kind !== undefined)
  if (joined !== undefined) return [joined]
  const kinds = level.split(' and ').flatMap(part => findLast(part.split(' '), true) ?? [])
  return [...new Set(kinds)]
})

/**
 * The kind of thing a title names. In English the last word of what it is comes last: a "shirt dress" is a dress, a
 * "dress shirt" a shirt; what goes with it, what it is for and what it is made in come after that.
 */
export function findKindOfTitle(title: string): CategoryKind | undefined {
  const head = title.split(tail, 1)[0] ?? ''
  return findLast(toPhrase(head).split(' '), false) ?? findLast(toPhrase(title).split(' '), false)
}

const tail = /\s(?:with|for|in|from|w\/)\s|\s[-–—|]\s|[,|(]/i

/** The last phrase of a text, and of those that end there the longest. */
function findLast(words: readonly string[], isOnShelf: boolean): CategoryKind | undefined {
  for (let end = words.length; end > 0; end -= 1) {
    for (let length = Math.min(longestPhrase, end); length > 0; length -= 1) {
      const kind = kindsByPhrase.get(words.slice(end - length, end).join(' '))
      if (kind !== undefined && (isOnShelf || !kind.isShelf)) return kind
    }
  }
  return undefined
}
