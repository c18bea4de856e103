import { letterSizes, type SizeId } from '#app/domain/size.ts'

/**
 * Alternative spellings of the letter sizes. They are looked
 * up after words like "extra large" have become x and l.
 */
const letterOf = new Map<string, string>([
  ...letterSizes.map((letter): [string, string] => [letter, letter]),
  ...Object.entries({
    xxxs: '3xs',
    '2xs': 'xxs',
    sm: 's',
    sml: 's',
    md: 'm',
    med: 'm',
    lg: 'l',
    lrg: 'l',
  }),
  ...Object.entries({
    '1xl': '1x',
    '2xl': 'xxl',
    xxxl: '3xl',
    xxxxl: '4xl',
    xxxxxl: '5xl',
    xx: 'xxl',
  }),
])
/** Petite and tall sizes as department stores write them: SP, M-T, XLT; PS, PM. */
const withCut = /^(?:(xxs|xs|s|m|l|xl|xxl|[23]xl)[ -]?([pt])|(p)(xxs|xs|s|m|l|xl))$/

/**
 * Parses a letter size or a pair of letter sizes. Expects lower-case
 * text; `cut` is petite, tall or plus if the retailer states it.
 */
export function parseLetterSize(text: string, cut?: string): SizeId | undefined {
  const plain = text
    .replace(/(?:(?:extra|x)[ -]*)+(?=small|large|lge?\b)/g, all =>
      'x'.repeat(all.match(/extra|x/g)?.length ?? 0),
    )
    .replace(/(?<=x|\b)small\b/g, 's')
    .replace(/(?<=x|\b)(?:large|lge)\b/g, 'l')
    .replace(/\bmedium\b/g, 'm')
    // Joins "2 x l" and "3 xl".
    .replace(/^(\d) ?x[ -]?(?=[sl]$)/, '$1x')
  const [, letter, tail, head, other] = withCut.exec(plain) ?? []
  if (letter !== undefined || other !== undefined)
    return toId([letter ?? other ?? ''], (tail ?? head) === 't' ? 'tall' : 'petite')
  return toId(plain.split(/ ?[/-] ?| to /), cut)
}

function toId(parts: readonly string[], cut: string | undefined): SizeId | undefined {
  const letters = parts.map(part => letterOf.get(part))
  const [from, to] = letters
  if (from === undefined || letters.length > 2 || letters.includes(undefined)) return undefined
  const value = to === undefined || to === from ? from : `${from}-${to}`
  // 1X is a plus size already, so the cut is not appended.
  return `letter:${value}${cut === undefined || (cut === 'plus' && /\dx$/.test(value)) ? '' : `-${cut}`}`
}
