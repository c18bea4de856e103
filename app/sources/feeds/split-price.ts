/** An amount and its currency code, both as sent. */
export interface FeedPrice {
  amount: string
  currency: string
}

/**
 * Splits a price as feeds write it: the currency, as a code or a sign, is on either side or in a
 * separate column. Returns undefined for text that is not a price, and for one whose currencies
 * contradict each other.
 *
 *     "89.00 USD", "USD 89.00", "USD89.00"  → 89.00, USD
 *     "89.00" with GBP in its column        → 89.00, GBP
 *     "€ 1.299,-", "12,50 €", "kr 99" with SEK in its column → with EUR and SEK
 *     "$89" and "89.00" alone               → 89.00 and an empty currency
 *     "free", "-1 USD", "10 - 20 USD"       → undefined
 */
export function splitPrice(text: string | undefined, currency = ''): FeedPrice | undefined {
  const [, before = '', amount, after = ''] = pattern.exec(tidy(text)) ?? []
  if (amount === undefined) return undefined
  const column = currency.trim()
  const stated = [before, after].flatMap(splitMarks)
  const codes = stated.map(mark => (isCode(mark) ? mark : codeOfSign.get(toSign(mark))))
  const known = [...new Set(codes.flatMap(code => code?.toUpperCase() ?? []))]
  if (known.length > 1) return undefined
  // A sign such as "$" belongs to several currencies, and the code beside it or the column decides.
  const decided = known[0] ?? column
  if (codes.some((code, at) => code === undefined && !isSignOf(stated[at] ?? '', decided)))
    return undefined
  return { amount: amount.trim(), currency: codes.find(code => code !== undefined) ?? column }
}

/** Swedish shops write :- where others write ,- */
function tidy(text = ''): string {
  return text
    .trim()
    .slice(0, maxLength)
    .replace(bidi, '')
    .replace(/:[-–—]/, ',-')
}

/** Splits what stands on one side of an amount: US $ is a sign, USD $ a code and a sign. */
function splitMarks(side: string): string[] {
  const mark = side.trim()
  return mark === '' ? [] : codeOfSign.has(toSign(mark)) ? [mark] : mark.split(/\s+/)
}

const maxLength = 60
/** Blanks without width, and marks of the direction of writing around Arabic and Hebrew amounts. */
const bidi = /[\ufeff\u2060\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g
/** An amount begins with a digit; ",-" and ".–" at its end mean that there are no cents. */
const pattern =
  /^([^\d\-+(]{0,6}?)\s*(\p{Nd}[\p{Nd}.,'’‘ʼ`´\u066b\u066c\s]*(?:(?<=[.,] ?)[-–—]{1,2}|(?<=\p{Nd})))\s*([^\d\-+)%]{0,6})$/u

function isCode(mark: string): boolean {
  return /^[A-Za-z]{3}$/.test(mark) && !signs.has(toSign(mark))
}

function toSign(mark: string): string {
  return mark.toLowerCase().replace(/[.\s]/g, '')
}

/** Signs that only one currency has. */
const codeOfSign = new Map(
  Object.entries({
    ...{ '€': 'EUR', '£': 'GBP', '₫': 'VND', đ: 'VND', '₩': 'KRW', '₹': 'INR', zł: 'PLN' },
    ...{ kč: 'CZK', ft: 'HUF', r$: 'BRL', us$: 'USD', '₺': 'TRY', '₴': 'UAH', '₪': 'ILS' },
    ...{ '฿': 'THB', '₱': 'PHP', '₽': 'RUB', a$: 'AUD', au$: 'AUD', c$: 'CAD', ca$: 'CAD' },
    ...{ nz$: 'NZD', hk$: 'HKD', s$: 'SGD', nt$: 'TWD', mx$: 'MXN', rp: 'IDR', '₦': 'NGN' },
    ...{ 円: 'JPY', 元: 'CNY', 원: 'KRW', лв: 'BGN', '₸': 'KZT', tl: 'TRY', rm: 'MYR' },
  }),
)

/** Signs that several currencies share. */
const signs = new Map<string, readonly string[]>([
  [
    '$',
    ['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'MXN', 'CLP', 'COP', 'ARS', 'TWD', 'UYU', 'BRL'],
  ],
  ['kr', ['SEK', 'NOK', 'DKK', 'ISK']],
  ['¥', ['JPY', 'CNY']],
  ['￥', ['JPY', 'CNY']],
  ['rs', ['INR', 'PKR', 'LKR', 'NPR', 'MUR']],
  ['fr', ['CHF', 'XPF', 'XOF', 'XAF']],
  ['sfr', ['CHF']],
  ['lei', ['RON', 'MDL']],
  ['руб', ['RUB', 'BYN']],
  ['din', ['RSD', 'DZD', 'TND', 'KWD', 'BHD', 'JOD', 'IQD', 'LYD']],
])

function isSignOf(mark: string, currency: string): boolean {
  const currencies = signs.get(toSign(mark))
  return (
    currencies !== undefined && (currency === '' || currencies.includes(currency.toUpperCase()))
  )
}
