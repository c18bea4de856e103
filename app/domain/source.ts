/** Where a product was read from: s the style-shopping catalogue, c CJ, r Rakuten, k the trending report. */
export type SourceLetter = 's' | 'c' | 'r' | 'k'

export const sourceLetters: readonly SourceLetter[] = ['s', 'c', 'r', 'k']

export function isSourceLetter(text: string | undefined): text is SourceLetter {
  return sourceLetters.some(letter => letter === text)
}
