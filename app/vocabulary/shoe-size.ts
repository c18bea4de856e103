import type { SizeId } from '#app/domain/size.ts'

/**
 * Parses an American size of children's shoes in plain lower-case text: 10.5C, or 6.5Y for
 * youths. Outside shoes, only halves are read: 6Y may be an age, and 10C a bra in Australia.
 */
export function parseKidsShoeSize(text: string, isShoe: boolean): SizeId | undefined {
  const [, size = '', letter] = /^(?:us )?(?:kids )?(\d{1,2}(?:\.[05])?) ?([cky])$/.exec(text) ?? []
  if (size === '' || (!isShoe && !size.endsWith('.5'))) return undefined
  const isYouth = letter === 'y'
  return Number(size) <= (isYouth ? 8 : 13.5)
    ? `shoe-kids:${Number(size)}${isYouth ? 'y' : 'c'}`
    : undefined
}

/** Parses the American sizes of a shoe for men and women: M9/W11, Women's 10.5 / Men's 9. */
export function parseUnisexShoeSize(text: string): SizeId | undefined {
  const parts = text
    .replace(/^us /, '')
    .replace(/^unisex /, '')
    .replace(/ us$/, '')
    .split(/ ?[/|,-] ?| /)
  const sides = parts
    .join(' ')
    .matchAll(/(?<![a-z])(m|mens?|w|womens?) ?(\d{1,2}(?:\.5)?)(?![\d.])/g)
  const [first, second, ...others] = [...sides].map(([all, side = '', size = '']) => {
    return { all, isMen: side.startsWith('m'), size: Number(size) }
  })
  if (!first || !second || others.length > 0 || first.isMen === second.isMen) return undefined
  if (parts.join(' ') !== `${first.all} ${second.all}`) return undefined
  const [men, women] = first.isMen ? [first.size, second.size] : [second.size, first.size]
  // A woman's size is one and a half, at some brands one or two, above a man's.
  return women - men >= 1 && women - men <= 2 && women <= 18
    ? `shoe-unisex:${men}-${women}`
    : undefined
}
