import type { LinkWarning } from '#app/domain/link-warning.ts'
import { nameAction } from '#app/domain/name-action.ts'
import { toPlainText } from '#app/domain/plain-text.ts'
import { verdictTexts } from '#app/domain/price-verdict.ts'
import { nameLow } from '#app/domain/thirty-day-low.ts'
import { markdownPath } from '#app/domain/urls/format-links.ts'
import { imagePath } from '#app/domain/urls/image-links.ts'
import { absoluteUrl } from '#app/domain/urls/links.ts'
import type { ComparedOffer } from '../browser/compared-offers.ts'
import type { ProductPage } from '../product-page.ts'
import { escapeMarkdown, toMarkdownLink } from './escape-markdown.ts'
import { formatPriceText } from './format-price-text.ts'

const descriptionLength = 4_000
const pictureWidth = 960

/** Formats a product as Markdown: price, facts, all offers, and links to buy and to its picture. */
export function toProductMarkdown(page: ProductPage, siteUrl: string): string {
  const url = (path: string) => absoluteUrl(siteUrl, path)
  const { lowest, verdict } = page.priceStory ?? {}
  const facts = [
    ['Brand', page.brand],
    ['Price', page.isGone ? 'no longer sold' : formatOfferPrice(page)],
    ['Our verdict on the price', verdict && !page.price.isSaleRefused ? verdictTexts[verdict] : ''],
    [nameLow(lowest?.before), lowest && !lowest.isSinceFirstSeen ? lowest.price : ''],
    ['Store', page.retailer],
    ['Condition', formatCondition(page)],
    ['Beside other stores', findNote(page.offers.find(({ isThis }) => isThis))],
    ['Colors', page.colors.map(({ name }) => name).join(', ')],
    ['Sizes', listSizes(page, false)],
    ['Sold-out sizes', listSizes(page, true)],
    ['Materials', page.materials.join(', ')],
  ]
  const offers = page.offers
    .filter(({ isThis }) => !isThis)
    .map(offer => {
      const link = toMarkdownLink(offer.retailer, url(markdownPath(offer.path)))
      const note = findNote(offer)
      return `- ${link}: ${formatPriceText(offer.price)}${note ? ` (${escapeMarkdown(note)})` : ''}`
    })
  const [first] = page.pictures
  return [
    `# ${escapeMarkdown(page.title)}`,
    facts
      .filter(([, value]) => value)
      .map(([name, value = '']) => `- ${name}: ${escapeMarkdown(value)}`)
      .join('\n'),
    page.isGone || page.price.isSoldOut
      ? ''
      : toMarkdownLink(`${nameAction(page)} at ${page.retailer}`, url(page.buyPath)),
    first
      ? toMarkdownLink(
          'Picture',
          url(imagePath(first.picture.address, Math.min(pictureWidth, first.picture.largestWidth))),
        )
      : '',
    escapeMarkdown(toPlainText(page.description, descriptionLength)),
    ...listSiblings(page.siblings, siteUrl),
    offers.length > 0 ? '## The same product elsewhere' : '',
    offers.join('\n'),
    'Links to stores may earn us a commission. It never affects prices or the order of products.',
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

/** Returns how an offer compares with the others; undefined if its price says that it is sold out. */
function findNote(offer: ComparedOffer | undefined): string | undefined {
  return offer?.price.isSoldOut ? undefined : offer?.note
}

/** Lists the other colors under the headings of the page: the store's own, then those elsewhere. */
function listSiblings(siblings: ProductPage['siblings'], siteUrl: string): string[] {
  const toLink = (label: string, path: string) =>
    toMarkdownLink(label, absoluteUrl(siteUrl, markdownPath(path)))
  const own = siblings.flatMap(({ name, path, elsewhere }) =>
    elsewhere ? [] : `- ${toLink(name, path)}`,
  )
  const others = siblings.flatMap(({ name, path, elsewhere }) =>
    elsewhere
      ? `- ${toLink(elsewhere.retailer, path)}: ${escapeMarkdown(name)}, ${formatPriceText(elsewhere.price)}`
      : [],
  )
  return [
    ...(own.length > 0 ? ['## Also in', own.join('\n')] : []),
    ...(others.length > 0 ? ['## Also listed at', others.join('\n')] : []),
  ]
}

/** Lists the sizes that are in stock, or those that are not. */
function listSizes({ sizes }: ProductPage, areSoldOut: boolean): string {
  const listed = sizes.filter(({ isSoldOut }) => Boolean(isSoldOut) === areSoldOut)
  return listed.map(({ name }) => name).join(', ')
}

function formatCondition({ isRental, isRefurbished, isPreOwned }: ProductPage): string {
  if (isRental) return 'rental'
  return isRefurbished ? 'refurbished' : isPreOwned ? 'pre-owned' : 'new'
}

const warningTexts: Readonly<Record<LinkWarning, string>> = {
  broken: 'the link may not work',
  replaced: 'the link does not work',
  'sold out': 'may be sold out',
  'price differs': 'the price may differ',
}

function formatOfferPrice({ price, linkWarning }: Pick<ProductPage, 'price' | 'linkWarning'>) {
  const text = formatPriceText(price)
  return linkWarning && !price.isSoldOut ? `${text} (${warningTexts[linkWarning]})` : text
}
