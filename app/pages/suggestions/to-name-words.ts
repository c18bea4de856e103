import { toTokens } from '#app/search-index/text/language/to-tokens.ts'

/** Returns the words by which names are compared. Shoppers leave out "&". */
export function toNameWords(name: string): string {
  return toTokens(name)
    .map(({ word }) => word)
    .filter(word => word !== 'and')
    .join(' ')
}
