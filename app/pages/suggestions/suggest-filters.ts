import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { facets, flagFacets } from '#app/domain/facets/facets.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import type { FoundList } from './suggested-list.ts'
import { toNameWords } from './to-name-words.ts'
import { toFound } from './try-search.ts'

/** Fewer letters begin too many words. */
const leastLetters = 4

/** The filters whose names are words alone: no percentages. */
const filters = flagFacets.flatMap(facet =>
  facets[facet].options
    .filter(({ label }) => !/\d/.test(label))
    .map(({ label, value }) => ({
      label,
      words: toNameWords(label),
      filter: { [facet]: [value] },
    })),
)

/** Completes the beginning of a filter's name: "no synth" → No synthetics. */
export async function suggestFilters(
  { list }: Pick<Catalogue, 'list'>,
  text: string,
  limit: number,
): Promise<FoundList[]> {
  const typed = toNameWords(text)
  if (typed.length < leastLetters) return []
  const lists = await Promise.all(
    filters
      .filter(({ words }) => words.startsWith(typed))
      .map(async ({ label, filter }) => {
        const query = { ...emptyListQuery, ...filter }
        return toFound({ label, to: listPath(query) }, await list(query, limit))
      }),
  )
  return lists.filter(({ query }) => query.count > 0)
}
