/**
 * The source of a product, as written in its URL and key: the letter
 * of the source's definition, or f for a feed file from any network.
 */
export type SourceLetter =
  | ('a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm')
  | ('n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z')

/** The letter of a source with an API, read by a connector. */
export type NetworkLetter = Exclude<SourceLetter, 'f'>

/**
 * Returns true for any lowercase letter; a product
 * whose letter is not assigned is simply not found.
 */
export function isSourceLetter(text: string | undefined): text is SourceLetter {
  return /^[a-z]$/.test(text ?? '')
}
