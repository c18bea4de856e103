import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { narrowToStore } from '#app/domain/narrow-to-store.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { respell } from './browser/corrected-search.ts'
import { type ChosenValue, getChosen } from './browser/list-choices.ts'
import { findTitleChoice } from './browser/title-choice.ts'
import { getListTitle } from './list-page.ts'

/**
 * Prepares a list for saving: adds a title, removes the page number and sort order, corrects the
 * spelling, and turns a store's name into a filter, because new products are only matched against
 * the words.
 */
export async function toSavableSearch(
  catalogue: Pick<Catalogue, 'list'>,
  requested: ListQuery,
): Promise<{ title: string; query: ListQuery }> {
  const read = requested.text === '' ? requested : await readText(catalogue, requested)
  const query: ListQuery = { ...read, page: 1, sort: 'relevance' }
  // If there is only one brand or retailer, the title already contains it.
  const { brands, retailers, text } = query
  const inTitle = findTitleChoice(query)
  const isTold = ({ facet, value }: ChosenValue) =>
    (brands.length === 1 && brands[0] === value && text === '') ||
    (retailers.length === 1 && retailers[0] === value && text === '') ||
    (inTitle?.facet === facet && inTitle.value === value)
  const chosen = getChosen(query).filter(choice => choice.isExcluded || !isTold(choice))
  const title = [getListTitle(query), ...chosen.map(({ label }) => label)].join(', ')
  return { query, title: title.slice(0, 200) }
}

async function readText(
  catalogue: Pick<Catalogue, 'list'>,
  requested: ListQuery,
): Promise<ListQuery> {
  const { reading } = await catalogue.list({ ...requested, page: 1 }, 1)
  const store = reading?.understood.find(({ group }) => group === 'retailers')
  const text = respell(store?.rest ?? requested.text, reading?.corrected ?? [])
  return store ? narrowToStore(requested, { ...store, rest: text }) : { ...requested, text }
}
