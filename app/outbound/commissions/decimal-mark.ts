/** The character that separates the decimals. */
export type DecimalMark = '.' | ','

/**
 * Detects the decimal mark of a file, which varies with the locale it was
 * saved in. A single unambiguous amount settles all others.
 *
 *     "1.234,56" or "12,5"   → ','
 *     "1,234.56" or "12.50"  → '.'
 *     "1.234" alone          → unclear: 1234 or 1.234
 *     both kinds             → mixed
 */
export function detectDecimalMark(texts: Iterable<string>): DecimalMark | 'unclear' | 'mixed' {
  const proven = new Set<DecimalMark>()
  let hasUnclear = false
  for (const text of texts) {
    const mark = readMark(stripCurrency(text))
    if (mark === 'unclear') hasUnclear = true
    else if (mark) proven.add(mark)
  }
  if (proven.size > 1) return 'mixed'
  const [mark] = proven
  return mark ?? (hasUnclear ? 'unclear' : '.')
}

/**
 * Rewrites an amount with a decimal point and without grouping: "−1.234,56 €" → "-1234.56". Text
 * that is not an amount is returned unchanged, so that the schema rejects it.
 */
export function toPlainAmount(text: string, mark: DecimalMark): string {
  const bare = stripCurrency(text)
  const grouping = mark === '.' ? ',' : '.'
  const [, sign, whole = '', fraction] =
    /^(-?)(\d[\d.,]*?)(?:[.,](\d+))?$/.exec(bare.replaceAll(grouping, '').replace(mark, '.')) ?? []
  if (sign === undefined || !isGrouped(bare, grouping)) return text
  return `${sign}${whole}${fraction === undefined ? '' : `.${fraction}`}`
}

/** Strips currency, spaces and apostrophes. Parentheses or a trailing minus negate an amount. */
function stripCurrency(text: string): string {
  const bare = text.replace(/[\s\u00a0\u202f'’]|\p{Sc}|\b[A-Z]{3}\b/gu, '').replace(/^[−–]/, '-')
  const inside = /^\((.*)\)$/.exec(bare)?.[1] ?? /^([\d.,]+)[-−]$/.exec(bare)?.[1]
  return inside === undefined ? bare : `-${inside}`
}

function readMark(bare: string): DecimalMark | 'unclear' | undefined {
  const marks = bare.match(/[.,]/g) ?? []
  const [first] = marks
  const last = marks.at(-1)
  if (first === undefined || last === undefined) return undefined
  if (first !== last) return toMark(last)
  // A repeated mark separates thousands.
  if (marks.length > 1) return toMark(first === '.' ? ',' : '.')
  const isThousand = /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(bare)
  return isThousand ? 'unclear' : toMark(last)
}

function toMark(character: string): DecimalMark {
  return character === ',' ? ',' : '.'
}

/** Groups must have three digits: with a decimal point, "1,2345" is a mistake, not a number. */
function isGrouped(bare: string, grouping: string): boolean {
  const [whole = ''] = bare.split(grouping === ',' ? '.' : ',')
  if (!whole.includes(grouping)) return !bare.includes(grouping)
  return whole
    .replace('-', '')
    .split(grouping)
    .every((group, index) => (index === 0 ? /^\d{1,3}$/.test(group) : /^\d{3}$/.test(group)))
}
