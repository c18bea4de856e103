import { cacheByObject } from '#app/domain/cache-by-object.ts'
import { type FacetName, facetNames } from '#app/domain/facets/facets.ts'
import type { FiberWords } from '#app/domain/fibers.ts'
import type { CategoryFacet } from '#app/domain/listing.ts'
import { type Picture, pictureWidths } from '#app/domain/picture.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { imageAddress } from '#app/domain/urls/image-links.ts'
import { buyPath, productPathFrom } from '#app/domain/urls/links.ts'
import { toSlug } from '#app/domain/urls/slug.ts'
import type { CardStores, ProductCard } from '../card.ts'
import type { FilterChoice, ListPage } from '../list-page.ts'

/**
 * A list as sent to the browser, with cards, categories and filter values as
 * lines of fields. The router would serialize objects field by field, which
 * triples the size and takes up most of the time spent encoding a page.
 */
export interface PackedList extends Omit<ListPage, 'cards' | 'categories' | 'filters'> {
  cards: string
  categories: string
  filters: string
}

/**
 * Caches unpacked lists, so that a page unpacks its list only
 * once and the server does not unpack the lists that it packs.
 */
const unpacked = new WeakMap<PackedList, ListPage>()

export function packList(list: ListPage): PackedList {
  const packed = {
    ...list,
    cards: packCards(list.cards),
    categories: packCategories(list.categories),
    filters: packFilters(list.filters),
  }
  unpacked.set(packed, list)
  return packed
}

export function unpackList(packed: PackedList): ListPage {
  const known = unpacked.get(packed)
  if (known) return known
  const { cards, categories, filters, ...rest } = packed
  const list = {
    ...rest,
    cards: unpackCards(cards),
    categories: unpackCategories(categories),
    filters: unpackFilters(filters),
  }
  unpacked.set(packed, list)
  return list
}

/** The next page of a list that is on screen. */
export interface NextPage extends Pick<ListPage, 'paging'> {
  cards: string
}

export function packCards(cards: readonly ProductCard[]): string {
  return cards.map(packCard).join(lineBreak)
}

const packCard = cacheByObject((card: ProductCard) => formatLine(toFields(card)))

export function unpackCards(text: string): ProductCard[] {
  return parseLines(text).map(fromFields)
}

function toFields(card: ProductCard): (string | number)[] {
  const { source, id, brand, name, retailer, stores, price, picture, alternate } = card
  const flags = [
    price.isSoldOut ? 'o' : '',
    price.isSaleRefused ? 'n' : '',
    card.isPreOwned ? 'p' : '',
    card.isRental ? 'r' : '',
  ]
  return [
    source,
    id,
    packPath(card),
    brand,
    name,
    retailer,
    stores ? `${stores.count} ${stores.prices}` : '',
    price.price,
    price.salePrice ?? '',
    price.lastPrice ?? (price.currency === usualCurrency ? '' : (price.currency ?? noCurrency)),
    flags.join(''),
    packPicture(picture),
    packPicture(alternate),
    packFibers(card.fibers),
    card.detail ?? '',
    price.percentOff ?? '',
  ]
}

function fromFields(fields: string[]): ProductCard {
  const [source, id = '', path = '', brand = '', name = '', retailer = ''] = fields
  const [stores, price = '', salePrice, currency, flags = ''] = fields.slice(6)
  const key = { source: source as SourceLetter, id }
  const picture = unpackPicture(key, fields[11])
  const alternate = unpackPicture(key, fields[12])
  const [fibers, detail, percentOff] = fields.slice(13)
  return {
    ...key,
    path: unpackPath({ ...key, brand, name }, path),
    buyPath: buyPath(key.source, id),
    brand,
    name,
    ...(detail ? { detail } : {}),
    retailer,
    ...(stores ? { stores: unpackStores(stores) } : {}),
    price: flags.includes('o')
      ? { price, isSoldOut: true, ...(currency === noCurrency ? {} : { lastPrice: currency }) }
      : {
          price,
          ...(salePrice ? { salePrice } : {}),
          ...(percentOff ? { percentOff: Number(percentOff) } : {}),
          ...(flags.includes('n') ? { isSaleRefused: true as const } : {}),
          ...(currency === noCurrency ? {} : { currency: currency || usualCurrency }),
          isSoldOut: false,
        },
    isPreOwned: flags.includes('p'),
    isRental: flags.includes('r'),
    ...(picture ? { picture } : {}),
    ...(alternate ? { alternate } : {}),
    ...(fibers ? { fibers: unpackFibers(fibers) } : {}),
  }
}

/** Returns "80% wool/20% polyamide"; the share of the main fiber begins its text. */
function packFibers(fibers: FiberWords | undefined): string {
  return [fibers?.main, fibers?.rest].filter(Boolean).join('/')
}

function unpackFibers(packed: string): FiberWords {
  const [main = '', rest] = packed.split('/')
  const percent = Number.parseInt(main, 10)
  return { main, ...(percent > 0 ? { percent } : {}), ...(rest ? { rest } : {}) }
}

function unpackStores(packed: string): CardStores {
  const [count, prices = ''] = packed.split(' ')
  return { count: Number(count), prices }
}

/**
 * Returns the middle of a product's path, without the slugs that can be derived from other fields.
 */
function packPath({ path, brand, name }: ProductCard): string {
  const [, , , group, brandSlug, retailer, nameSlug] = path.split('/')
  const shorten = (slug: string | undefined, text: string) =>
    slug === encodeURIComponent(toSlug(text)) ? '' : slug
  return [group, shorten(brandSlug, brand), retailer, shorten(nameSlug, name)].join('/')
}

function unpackPath(
  { source, id, brand, name }: Pick<ProductCard, 'source' | 'id' | 'brand' | 'name'>,
  packed: string,
): string {
  const [group = '', brandSlug, retailer = '', nameSlug] = packed.split('/')
  const lengthen = (slug: string | undefined, text: string) =>
    slug || encodeURIComponent(toSlug(text))
  const middle = [group, lengthen(brandSlug, brand), retailer, lengthen(nameSlug, name)]
  return productPathFrom(source, middle, id)
}

function packPicture(picture: Picture | undefined): string {
  if (!picture) return ''
  const { address, largestWidth, color } = picture
  const tag = address.slice(address.lastIndexOf('/') + 1)
  return [tag, largestWidth, color].filter(part => part !== undefined).join(' ')
}

function unpackPicture(
  { source, id }: Pick<ProductCard, 'source' | 'id'>,
  packed: string | undefined,
): Picture | undefined {
  if (!packed) return undefined
  const [tag = '', width, color] = packed.split(' ')
  return {
    address: imageAddress(source, id, tag),
    largestWidth: pictureWidths.find(known => known === Number(width)) ?? 1280,
    ...(color ? { color } : {}),
  }
}

function packCategories(categories: readonly CategoryFacet[]): string {
  return formatLines(
    categories.map(({ id, label, depth, count }) => [id ?? '', label, depth, count]),
  )
}

function unpackCategories(text: string): CategoryFacet[] {
  return parseLines(text).map(([id, label = '', depth, count]) => ({
    ...(id ? { id } : {}),
    label,
    depth: Number(depth),
    count: Number(count),
  }))
}

function packFilters(filters: readonly FilterChoice[]): string {
  return formatLines(
    filters.map(({ facet, values }) => [
      facet,
      ...values.flatMap(({ value, count }) => [value, count]),
    ]),
  )
}

function unpackFilters(text: string): FilterChoice[] {
  return parseLines(text).flatMap(([name, ...fields]) => {
    const facet: FacetName | undefined = facetNames.find(known => known === name)
    if (facet === undefined) return []
    const values = fields.flatMap((value, index) =>
      index % 2 === 0 ? [{ value, count: Number(fields[index + 1]) }] : [],
    )
    return [{ facet, values }]
  })
}

/** The currency of almost every price, left out to save space. */
const usualCurrency = 'USD'
const noCurrency = '-'

/** A separator that, unlike a tab, needs no escaping in JSON or in the script around it. */
const separator = '¦'
const lineBreak = '\n'

const unsafe = /[¦\n]/g

function formatLines(lines: (string | number)[][]): string {
  return lines.map(formatLine).join(lineBreak)
}

function formatLine(fields: (string | number)[]): string {
  return fields.map(formatField).join(separator)
}

/** Tests before replacing, because almost no field of the thousand in a list needs it. */
function formatField(field: string | number): string | number {
  return typeof field === 'string' && field.search(unsafe) !== -1
    ? field.replace(unsafe, ' ')
    : field
}

function parseLines(text: string): string[][] {
  return text === '' ? [] : text.split(lineBreak).map(line => line.split(separator))
}
