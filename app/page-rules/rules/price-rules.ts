import { listDataPrices } from '../structured-data.ts'
import { found, type Rule } from './rule.ts'

const scarcity = new RegExp(
  [
    'only \\d+ left',
    '\\d+ (?:people|shoppers) (?:are )?(?:looking|viewing|watching)',
    'selling fast|almost gone|last chance|hurry',
    '(?:offer|deal|sale) ends (?:in|soon|today)',
  ]
    .map(words => `\\b(?:${words})\\b`)
    .join('|'),
  'i',
)

/** Rules for prices and what is said about them. */
export const priceRules = [
  {
    id: 'data-price',
    title: 'The price in JSON-LD is a price on the page',
    reason: 'Directive 2005/29/EC, article 6; FTC Act, section 5',
    kinds: ['product'],
    check: ({ data, prices }) => {
      const shown = prices.map(({ text }) => text.replace(/[^\d.]/g, ''))
      const missing = listDataPrices(data).filter(price => !shown.includes(price))
      return missing.map(price => `${price} is not on the page`)
    },
  },
  {
    id: 'price-currency',
    title: 'Every price has its currency',
    reason: 'Price Indication Directive 98/6/EC, article 2',
    kinds: found,
    check: ({ prices }) =>
      prices
        .filter(({ text }) => !/^(?:\p{Sc}|[A-Z]{3} ?|[A-Z]{1,2}\$)\s?\d|^Sold Out$/u.test(text))
        .map(({ text }) => `“${text}” has no currency`),
  },
  {
    id: 'price-retailer',
    title: 'Every price names the retailer who charges it',
    reason: 'Directive 2005/29/EC, article 7(4)(b): the trader’s identity',
    kinds: found,
    check: ({ prices }) =>
      prices
        .filter(({ namesRetailer }) => !namesRetailer)
        .map(({ text }) => `No retailer is named beside ${text}`),
  },
  {
    id: 'price-off',
    title: 'A percentage off is relative to the lowest price of the last 30 days and says so',
    reason: 'Directive 98/6/EC, article 6a (Omnibus Directive (EU) 2019/2161)',
    kinds: found,
    check: ({ percentages }) =>
      percentages
        .filter(({ base, around }) => base !== '30-day-low' || !/30-day low/i.test(around))
        .map(({ text }) => `“${text}” does not say what it is calculated from`),
  },
  {
    id: 'sold-out',
    title: 'Sold-out products have no Buy button',
    reason: 'Directive 2005/29/EC, annex I, no. 5: bait advertising',
    kinds: found,
    check: ({ prices }) =>
      prices
        .filter(({ isSoldOut, hasBuyLink }) => isSoldOut && hasBuyLink)
        .map(({ text }) => `A sold-out product (${text}) can be bought`),
  },
  {
    id: 'no-scarcity',
    title: 'No text invents scarcity or urgency',
    reason: 'Directive 2005/29/EC, annex I, no. 7; FTC report on dark patterns (2022)',
    // Articles may discuss scarcity.
    kinds: found.filter(kind => kind !== 'article'),
    check: ({ text }) => {
      const pressure = scarcity.exec(text)?.[0]
      return pressure === undefined ? [] : [`It says “${pressure}”`]
    },
  },
] as const satisfies readonly Rule[]
