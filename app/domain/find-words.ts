import { withoutPart } from './without-part.ts'

const letter = /[\p{L}\p{N}]/u

/** Returns where a word, or several in a row, begin in a text; -1 if they are only parts of words. */
export function findWords(text: string, words: string): number {
  const isEdge = (at: number) => !letter.test(text[at] ?? ' ')
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (isEdge(at - 1) && isEdge(at + words.length)) return at
  return -1
}

/** Returns a text without the first occurrence of these words. */
export function withoutWords(text: string, words: string): string {
  const at = findWords(text, words)
  return at === -1 ? text : withoutPart(text, at, at + words.length)
}
