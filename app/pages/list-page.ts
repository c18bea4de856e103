import { ancestorsOf, findCategory } from '#app/domain/category-tree.ts'
import { facets as allFacets, type FacetName, facetNames } from '#app/domain/facets/facets.ts'
import { isExcludable } from '#app/domain/facets/filters.ts'
import { formatRatesDay, isConverted } from '#app/domain/format-rates-day.ts'
import type { CategoryFacet, FacetValue, Listing } from '#app/domain/listing.ts'
import type { Paging } from '#app/domain/paging.ts'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'
import { unquoteText } from '#app/domain/quoted-text.ts'
import { canonicalListPath, listPath } from '#app/domain/urls/links.ts'
import { isUsualOrder, type ListQuery } from '#app/domain/urls/list-query.ts'
import { getWantedColors } from '#app/domain/wanted-colors.ts'
import { toTokens } from '#app/search-index/text/language/to-tokens.ts'
import { toRetailerKey } from '#app/vocabulary/retailer.ts'
import { nameByWords } from './browser/corrected-search.ts'
import { rootCrumb } from './browser/root-crumb.ts'
import { findTitleChoice } from './browser/title-choice.ts'
import { type ProductCard, toCard } from './card.ts'
import { chooseReadFilters } from './choose-read-filters.ts'
import { findSecondColor } from './find-second-color.ts'
import type { StyleChoice } from './find-styles.ts'
import { putColorFirst } from './put-color-first.ts'
import { toReadTitle } from './read-title.ts'
import { findTitleEnds } from './title-ends.ts'

/** The view model of a list. list-choices.ts builds the URLs of its choices. */
export interface ListPage {
  title: string
  crumbs: { label: string; to?: string }[]
  cards: ProductCard[]
  paging: Paging
  query: ListQuery
  /** The query of the filters, which mark what the text names; absent if that is no filter. */
  marked?: ListQuery
  /** The whole catalogue, then the category's ancestors, siblings and children. */
  categories: CategoryFacet[]
  /** Facets with at least one value to choose. */
  filters: FilterChoice[]
  /** The number of stores with products, of which the filter lists only some. */
  retailerCount: number
  reading?: QueryReading
  /** Styles that narrow the list; absent from most lists. */
  styles?: StyleChoice[]
  /** The sizes of a list filtered by "in my sizes"; absent unless the shopper is signed in. */
  mySizes?: string[]
  /** True if some cards on this page cannot be shown right now; the counts include them. */
  isIncomplete?: true
  /** The number of filters left out because the URL has too many; absent if there are none. */
  leftOut?: number
  /** Suggestions for an empty list; absent from other lists. */
  suggestions?: EmptyListSuggestions
  /** The day of the exchange rates, like "25 Nov", if some prices were not in dollars. */
  ratesOf?: string
  /** The canonical path. */
  path: string
}

export interface EmptyListSuggestions {
  /** Lists with one part of the query removed, most products first. */
  relaxed: { label: string; to: string; count: number }[]
  /** Spelling corrections for the search. */
  spellings: { label: string; to: string }[]
  popular: ProductCard[]
}

export interface FilterChoice {
  facet: FacetName
  values: { value: string; count: number }[]
}

export function toListPage(listing: Listing, requested: ListQuery): ListPage {
  const { facets, reading, isIncomplete, mySizes } = listing
  const { retailers: excludedRetailers } = requested.excluded
  const query: ListQuery = {
    ...requested,
    retailers: toShownRetailers(requested.retailers, facets.retailers),
    excluded: {
      ...requested.excluded,
      ...(excludedRetailers && {
        retailers: toShownRetailers(excludedRetailers, facets.retailers),
      }),
    },
  }
  const here: ListQuery = { ...query, page: listing.paging.page }
  const marked = chooseReadFilters(here, reading, facets.brands)
  return {
    title: getReadTitle(query, listing.products.length > 0 ? listing.reading : undefined),
    crumbs: getListCrumbs(query.category, true),
    cards: toCards(listing, query, getWantedColors(query, reading)),
    paging: listing.paging,
    query: here,
    ...(marked ? { marked } : {}),
    categories: facets.categories,
    filters: facetNames
      .map(facet => ({
        facet,
        values: facets[facet].map(({ value, label, count }) => ({
          value: facet === 'retailers' ? label : value,
          count,
        })),
      }))
      .filter(
        ({ facet, values }) => isNarrowedBy(query, facet) || values.some(({ count }) => count > 0),
      ),
    retailerCount: listing.retailerCount,
    ...(reading
      ? { reading: { ...toShownReading(reading), ...describeWider(listing, query, reading) } }
      : {}),
    ...(mySizes ? { mySizes } : {}),
    ...(isIncomplete ? { isIncomplete } : {}),
    ...(listing.products.some(isConverted) ? { ratesOf: formatRatesDay() } : {}),
    path: canonicalListPath(dropUnmatched(here, facets)),
  }
}

/**
 * Leaves out a part that only repeats the whole search, as for "black dresses", but not a store, whose
 * name may also be words. For a corrected search, the note on the correction says it.
 */
function toShownReading(read: QueryReading): QueryReading {
  const reading = { ...read, dropped: joinNames(read) }
  const understood = nameByWords(reading)
  const [only, second] = understood
  if (only?.rest !== '' || only.group === 'retailers' || second !== undefined)
    return { ...reading, understood }
  const isRepeated = only.label.toLowerCase() === only.words.toLowerCase()
  const isShown = !isRepeated && reading.corrected.length === 0
  return { ...reading, understood: isShown ? understood : [] }
}

/** Returns the ignored words, those of a brand that nobody sells as its name: “h&m”, and not “h” and “m”. */
function joinNames({ dropped, unstocked = [] }: QueryReading): string[] {
  const isOf = (name: string, word: string) => toTokens(name).some(each => each.word === word)
  const named = unstocked.filter(name => dropped.some(word => isOf(name, word)))
  return [...named, ...dropped.filter(word => !named.some(name => isOf(name, word)))]
}

/**
 * Says that a wider kind is listed than the search asks for: no store sells kids' raincoats, so that these
 * are kids' coats. Filters may be why there are none, and then nothing is said.
 */
function describeWider(
  { products }: Listing,
  query: ListQuery,
  reading: QueryReading,
): Pick<QueryReading, 'unstocked' | 'instead'> {
  const isWider = ({ group, isWider }: UnderstoodPart) => group === 'category' && isWider === true
  const isNarrowed =
    query.category !== undefined || facetNames.some(name => isNarrowedBy(query, name))
  if (isNarrowed || products.length === 0 || !reading.understood.some(isWider)) return {}
  const understood = reading.understood.map(part => {
    const { isWider: _, ...own } = part
    return isWider(part) ? own : part
  })
  const wanted = toReadTitle(query.text, { ...reading, understood })
  const listed = toReadTitle(query.text, reading)
  if (wanted === undefined || listed === undefined || wanted === listed) return {}
  return { unstocked: [toSentencePart(wanted, reading)], instead: toSentencePart(listed, reading) }
}

/** Returns a title as it is written within a sentence. */
function toSentencePart(title: string, { understood }: QueryReading): string {
  const isName = understood.some(
    ({ group, label }) =>
      ['brands', 'retailers', 'sizes'].includes(group) && title.startsWith(label),
  )
  return isName ? title : title.charAt(0).toLowerCase() + title.slice(1)
}

/**
 * Shows each product in a wanted color, or says that it also comes in one. In the usual order, our own index
 * has put the latter last in the whole list; OpenSearch has not, so that they are last on their page.
 */
function toCards(
  { products, paging }: Listing,
  query: ListQuery,
  wanted: readonly string[],
): ProductCard[] {
  const shown = products.map((product, index) => {
    const color = findSecondColor(product, wanted)
    const card = toCard(putColorFirst(product, wanted))
    // Similar products, which follow the matches of a search, stay behind them.
    const part = paging.offset + index < paging.total ? 0 : 2
    return color === undefined
      ? { card, part }
      : { card: { ...card, detail: addColor(card.detail, color) }, part: part + 1 }
  })
  if (isUsualOrder(query)) shown.sort((a, b) => a.part - b.part)
  return shown.map(({ card }) => card)
}

function addColor(detail: string | undefined, color: string): string {
  const [first] = detail?.split(', ') ?? []
  return first === undefined ? `Also in ${color}` : `${first}, also in ${color}`
}

/**
 * Returns the query without the shopper's sizes and without values that no product has, and with
 * the other values in the catalogue's spelling; see docs/decisions/0042-unknown-filter-values.md.
 */
function dropUnmatched(
  { isInMySizes: _left, ...query }: ListQuery,
  counted: Listing['facets'],
): ListQuery {
  const matched = facetNames.map(facet => {
    if (query[facet].length === 0) return [facet, []]
    const isNamed = allFacets[facet].kind === 'dictionary'
    const names = new Map(
      counted[facet]
        .filter(({ count }) => count > 0)
        .flatMap(({ value, label }) => {
          const name = isNamed ? label : value
          return [[value, name] as const, [label, name] as const]
        }),
    )
    return [facet, [...new Set(query[facet].flatMap(value => names.get(value) ?? []))]]
  })
  return { ...query, ...(Object.fromEntries(matched) as Record<FacetName, string[]>) }
}

function isNarrowedBy(query: ListQuery, facet: FacetName): boolean {
  return query[facet].length > 0 || (isExcludable(facet) && query.excluded[facet] !== undefined)
}

/**
 * Replaces retailers with their displayed names. URLs may
 * contain any spelling; pages show and link to only one.
 */
function toShownRetailers(
  requested: readonly string[],
  retailers: readonly FacetValue[],
): string[] {
  const names = new Map(retailers.map(({ label }) => [toRetailerKey(label), label]))
  return [...new Set(requested.map(name => names.get(toRetailerKey(name)) ?? name))]
}

/**
 * Returns the crumbs: All, then the category's ancestors.
 * The last crumb has no link when it is the page itself.
 */
export function getListCrumbs(
  category: string | undefined,
  isLast = false,
): { label: string; to?: string }[] {
  const crumbs = [
    rootCrumb,
    ...ancestorsOf(category).map(({ id, name }) => ({
      label: name,
      to: listPath({ category: id }),
    })),
  ]
  return isLast
    ? crumbs.map((crumb, index) => (index === crumbs.length - 1 ? { label: crumb.label } : crumb))
    : crumbs
}

/** Returns the title of a list, which for a corrected or fully understood search is what it means. */
export function getReadTitle(query: ListQuery, reading: QueryReading | undefined): string {
  const read = reading && toReadTitle(query.text, reading)
  if (read === undefined) return getListTitle(query, findTitleEnds(query))
  const node = findCategory(query.category)
  return node ? `${read} in ${node.title}` : read
}

/**
 * Returns a list's title: "Northquay Women's Dresses",
 * "Women's Dresses at Alder & Finch", "Sale", "All products". With `ends`, it says filters, too.
 */
export function getListTitle(query: ListQuery, ends?: ReturnType<typeof findTitleEnds>): string {
  const { category, text, brands, retailers } = query
  const node = findCategory(category)
  if (text !== '') {
    const quoted = `“${unquoteText(text)}”`
    return node ? `${quoted} in ${node.title}` : quoted
  }
  const all = findTitleChoice(query)?.title ?? 'All products'
  const title = ends?.name ?? node?.title ?? (brands.length === 1 ? '' : all)
  const branded = brands.length === 1 ? `${brands[0]} ${title}`.trim() : title
  const at = retailers.length === 1 ? ` at ${retailers[0]}` : ''
  return branded + (ends?.before ?? '') + at + (ends?.after ?? '')
}
