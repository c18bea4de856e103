/**
 * Says whom a product's sizes fit, in the words that shoppers search for; empty if they say nothing.
 *
 *     letter:m letter:2x       plus size
 *     us:8-petite us:8-tall    petite tall
 */
export function describeCuts(sizes: readonly string[]): string {
  return cuts.flatMap(([words, size]) => (sizes.some(one => size.test(one)) ? words : [])).join(' ')
}

/** Plus sizes are cut wider than XL. */
const cuts: readonly [words: string, size: RegExp][] = [
  ['plus size', /^letter:[0-6]x$|-plus$/],
  ['petite', /-petite$/],
  ['tall', /-tall$/],
]
