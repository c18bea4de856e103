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

/** Parses an American size with the wearer's age: 7 Toddler, 11 Little Kid, 4 Big Kid. */
export function parseKidsShoeWords(text: string): SizeId | undefined {
  const [, number = '', wearer = ''] =
    /^(?:us )?(\d{1,2}(?:\.[05])?) ?(toddler|infant|little kids?|big kids?|youth)$/.exec(text) ?? []
  const size = Number(number)
  if (wearer === '' || size > 13.5) return undefined
  // Little kids' sizes end at 13.5 and begin again at 1.
  const isYouth = /^(?:big|youth)/.test(wearer) || (wearer.startsWith('little') && size <= 3)
  return isYouth && size > 8 ? undefined : `shoe-kids:${size}${isYouth ? 'y' : 'c'}`
}

/**
 * Drops the wearer from a size such as W7, Women's 8.5 or M10. An American number differs
 * between women and men, so the wearer must be the one whose shoes these are.
 */
export function dropShoeWearer(text: string, side: string): string {
  const [, wearer = '', size] =
    /^(?:us )?(womens?|w|mens?|m) ?(\d{1,2}(?:\.5)?)(?: us)?$/.exec(text) ?? []
  const isOwn = wearer.startsWith('w') ? side === 'women' : side === 'men'
  return size !== undefined && isOwn ? `us ${size}` : text
}

/** Parses the American sizes of a shoe for men and women: M9/W11, Women's 10.5 / Men's 9. */
export function parseUnisexShoeSize(text: string): SizeId | undefined {
  const parts = text
    // 9 M / 11 W, where M alone would be a width.
    .replace(/^(\d{1,2}(?:\.5)?) ?([mw]) ?\/ ?(\d{1,2}(?:\.5)?) ?([mw])$/, '$2$1/$4$3')
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
