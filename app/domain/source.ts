/** Sources that are asked: s the style-shopping catalogue, c CJ, r Rakuten, k the trending report. */
export type NetworkLetter = 's' | 'c' | 'r' | 'k'

/** Where a product was read from: one of those, or f, a feed file, whichever network wrote it. */
export type SourceLetter = NetworkLetter | 'f'

export const sourceLetters: readonly SourceLetter[] = ['s', 'c', 'r', 'k', 'f']

export function isSourceLetter(text: string | undefined): text is SourceLetter {
  return sourceLetters.some(letter => letter === text)
}
