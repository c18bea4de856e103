import { z } from 'zod'
import type { XmlValue } from '../parse-xml.ts'

// The parts of Rakuten's format that we read. XML has no types: everything is text, an empty
// element is an empty string, and an element that gains attributes must not cause a
// rejection. A record is rejected, however, if an element that should occur once is repeated.

const text = z.union([
  z.string(),
  z.object({ '#text': z.string().default('') }).transform(node => node['#text']),
])
const optionalText = text.optional()
const digits = text.pipe(z.string().regex(/^\d{1,20}$/, 'expected digits'))

/** The currency is an attribute: `<price currency="USD">89.00</price>`. */
const money = z.union([
  z.string().transform(amount => ({ amount, currency: '' })),
  z
    .object({ '#text': z.string().default(''), '@currency': z.string().default('') })
    .transform(node => ({ amount: node['#text'], currency: node['@currency'] })),
])

const category = z.union([
  z.string().transform(primary => ({ primary, secondary: '' })),
  z.object({ primary: text.default(''), secondary: text.default('') }),
])

const description = z.union([
  z.string().transform(long => ({ short: '', long })),
  z.object({ short: text.default(''), long: text.default('') }),
])

export const rakutenItem = z.object({
  mid: digits,
  merchantname: text,
  // The id has 18 digits or more, so it is never parsed as a number.
  linkid: text.pipe(z.string().regex(/^[a-zA-Z\d][\w-]{0,59}$/, 'expected an id')),
  createdon: optionalText,
  sku: optionalText,
  productname: text,
  category: category.optional(),
  price: money,
  saleprice: money.optional(),
  upccode: optionalText,
  description: description.optional(),
  keywords: optionalText,
  linkurl: text,
  imageurl: optionalText,
})
export type RakutenItem = z.output<typeof rakutenItem>

/** The fields that identify a row before it is validated. */
export const rakutenRow = z.object({
  mid: text.catch(''),
  linkid: text.catch(''),
  sku: text.catch(''),
  productname: text.catch(''),
  price: money.transform(({ amount }) => amount).catch(''),
  category: category.catch({ primary: '', secondary: '' }),
})

const wholeNumber = text
  .pipe(z.string().regex(/^-?\d{1,9}$/, 'expected a number'))
  .transform(Number)

/**
 * A page of a search. Rows are validated individually
 * later, so that a broken row does not affect the others.
 */
export const rakutenResult = z.object({
  TotalMatches: wholeNumber,
  TotalPages: wholeNumber.optional().catch(undefined),
  item: z.custom<XmlValue>().optional(),
})

/** Search errors, which are sent with status 200. */
export const rakutenErrors = z.object({
  Errors: z.object({ ErrorID: text.default(''), ErrorText: text.default('') }),
})

/** Errors from the gateway itself, which can come with any status. */
export const rakutenFault = z.object({
  fault: z.object({
    code: text.default(''),
    message: text.default(''),
    description: text.default(''),
  }),
})

export const rakutenMerchants = z.object({
  result: z.object({ midlist: z.object({ merchant: z.custom<XmlValue>() }) }),
})
export const rakutenMerchant = z.object({ mid: digits })

export const rakutenToken = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).nullish().catch(undefined),
  // The lifetime in seconds, sometimes sent as text.
  expires_in: z.coerce.number().nonnegative().optional().catch(undefined),
})
