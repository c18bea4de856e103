import { type FacetName, facetNames, facets } from '#app/domain/facets/facets.ts'
import {
  type ExcludableFacetName,
  excludableFacets,
  isExcludable,
  noFilters,
} from '#app/domain/facets/filters.ts'
import { withoutWords } from '#app/domain/find-words.ts'
import { type ListQuery, mySizesValue, type ReadValue } from '#app/domain/urls/list-query.ts'
import type { Shortcut } from '#app/storefronts/list-settings.ts'

// These functions run while rendering, so that a list's
// data need not contain a URL for each of 200 choices.

/** Toggles one chosen value and returns to the first page. One that the text names leaves the text. */
export function toggleValue(query: ListQuery, facet: FacetName, value: string): ListQuery {
  const read = findRead(query, facet, value)
  if (read) return withoutRead(query, read)
  const included =
    isExcludable(facet) && isExcluded(query, facet, value)
      ? toggleExcluded(query, facet, value)
      : query
  return { ...included, [facet]: toggle(query[facet], value), page: 1 }
}

/** Switches to another category, or to all categories, and returns to the first page. */
export function chooseCategory(query: ListQuery, id: string | undefined): ListQuery {
  const { category: _left, ...everywhere } = query
  return { ...everywhere, ...(id === undefined ? {} : { category: id }), page: 1 }
}

/** Toggles one excluded value and returns to the first page. */
export function toggleExcluded(
  query: ListQuery,
  facet: ExcludableFacetName,
  value: string,
): ListQuery {
  const read = findRead(query, facet, value)
  if (read?.isExcluded) return withoutRead(query, read)
  const rest = read ? withoutRead(query, read) : query
  const excluded = toggle(query.excluded[facet] ?? [], value)
  return setExcluded(
    { ...rest, [facet]: removeValue(query[facet], value), page: 1 },
    facet,
    excluded,
  )
}

export function isExcluded(query: ListQuery, facet: FacetName, value: string): boolean {
  if (!isExcludable(facet)) return false
  return (
    query.excluded[facet]?.includes(value) || findRead(query, facet, value)?.isExcluded === true
  )
}

/** Returns true for a value that is chosen or excluded, also by the text. */
export function isMarked(query: ListQuery, facet: FacetName, value: string): boolean {
  return (
    query[facet].includes(value) ||
    isExcluded(query, facet, value) ||
    findRead(query, facet, value) !== undefined
  )
}

function findRead({ read }: ListQuery, facet: FacetName, value: string): ReadValue | undefined {
  return read?.find(each => each.facet === facet && each.value === value)
}

/** Removes the words of a value that the text names. */
function withoutRead(query: ListQuery, { words }: ReadValue): ListQuery {
  return {
    ...query,
    text: withoutWords(query.text, words),
    read: (query.read ?? []).filter(each => each.words !== words),
    page: 1,
  }
}

/** Chooses a value, or undoes its choice or exclusion. */
export function toFilterChoice(facet: FacetName, value: string) {
  return {
    isChosen: (query: ListQuery) => isMarked(query, facet, value),
    change: (query: ListQuery) =>
      isExcludable(facet) && isExcluded(query, facet, value)
        ? toggleExcluded(query, facet, value)
        : toggleValue(query, facet, value),
  }
}

/** Removes all filters, also those that the text names. */
export function clearValues(query: ListQuery): ListQuery {
  const { isInMySizes: _left, read: _read, ...rest } = (query.read ?? []).reduce(withoutRead, query)
  return { ...rest, ...noFilters, page: 1 }
}

/** Toggles the filter for the shopper's own sizes and returns to the first page. */
export function toggleMySizes({ isInMySizes, ...query }: ListQuery): ListQuery {
  return { ...query, ...(isInMySizes ? {} : { isInMySizes: true }), page: 1 }
}

/** Returns true if a facet has exactly the values of a storefront's shortcut. */
export function isShortcutChosen(query: ListQuery, { facet, values }: Shortcut): boolean {
  const chosen = query[facet]
  return chosen.length === values.length && values.every(value => chosen.includes(value))
}

/**
 * Lists the shortcuts of facets without chosen values, and the chosen one. Another one would replace
 * the values that the list has, so it would lead to more products than stand beside it.
 */
export function listOpenShortcuts(query: ListQuery, shortcuts: readonly Shortcut[]): Shortcut[] {
  return shortcuts.filter(
    shortcut => query[shortcut.facet].length === 0 || isShortcutChosen(query, shortcut),
  )
}

/**
 * Sets a facet to the values of a shortcut, or clears
 * it if they are set. Returns to the first page.
 */
export function toggleShortcut(query: ListQuery, shortcut: Shortcut): ListQuery {
  const { facet, values } = shortcut
  const next = isShortcutChosen(query, shortcut) ? [] : values
  return { ...query, [facet]: [...next], page: 1 } as ListQuery
}

export interface ChosenValue {
  facet: FacetName
  value: string
  label: string
  isExcluded: boolean
}

/** Returns the active filters of a list in URL order, exclusions last. */
export function getChosen(query: ListQuery): ChosenValue[] {
  return [
    ...facetNames.flatMap(facet =>
      query[facet].map(value => {
        return { facet, value, label: facets[facet].format(value), isExcluded: false }
      }),
    ),
    ...(query.isInMySizes ? [mySizes] : []),
    ...(query.read ?? []).map(({ facet, value, isExcluded = false }) => {
      return { facet, value, label: facets[facet].format(value), isExcluded }
    }),
    ...excludableFacets.flatMap(facet =>
      (query.excluded[facet] ?? []).map(value => {
        return { facet, value, label: `Not ${facets[facet].format(value)}`, isExcluded: true }
      }),
    ),
  ]
}

/**
 * Returns the active filters of the page of a brand or store; none
 * if its own is the only one, since removing that leaves the page.
 */
export function getChosenBeside(query: ListQuery, place: string | undefined): ChosenValue[] {
  const chosen = getChosen(query)
  return chosen.every(({ label }) => label === place) ? [] : chosen
}

const mySizes: ChosenValue = {
  facet: 'sizes',
  value: mySizesValue,
  label: 'In my sizes',
  isExcluded: false,
}

/** Removes a chosen or excluded value. */
export function removeChosen(
  query: ListQuery,
  { facet, value, isExcluded }: ChosenValue,
): ListQuery {
  if (facet === 'sizes' && value === mySizesValue) return toggleMySizes(query)
  return isExcluded && isExcludable(facet)
    ? toggleExcluded(query, facet, value)
    : toggleValue(query, facet, value)
}

function setExcluded(query: ListQuery, facet: ExcludableFacetName, values: string[]): ListQuery {
  const { [facet]: _before, ...others } = query.excluded
  return { ...query, excluded: values.length === 0 ? others : { ...others, [facet]: values } }
}

function toggle(values: readonly string[], value: string): string[] {
  return values.includes(value) ? removeValue(values, value) : [...values, value]
}

function removeValue(values: readonly string[] | undefined, value: string): string[] {
  return values?.filter(other => other !== value) ?? []
}
