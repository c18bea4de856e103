import { PageLink } from '#app/ui/elements/page-link.tsx'
import { Choice } from '../frame/choice.tsx'
import { DataTable } from '../frame/data-table.tsx'
import { adminSearchPath } from './admin-search-path.ts'
import type { SearchPage } from './search-page.ts'
import { type SearchesList, searchesDays } from './searches-query.ts'
import type { SynonymResult } from './synonym-form.ts'
import { SynonymsSection } from './synonyms-section.tsx'

const labels: Readonly<Record<SearchesList, string>> = {
  asked: 'Most searched',
  nothing: 'Nothing found',
  unclicked: 'Never clicked',
}

const remarks: Readonly<Record<SearchesList, string>> = {
  asked: 'All searches by people, without their filters. Known bots are left out.',
  nothing: 'Searches that found no products the last time they ran.',
  unclicked:
    'Searched at least three times with results, but nobody clicked through to a retailer.',
}

/** Shoppers' searches, and the synonyms that help them find products. */
export function SearchView({
  page: { query, lists, storefronts, rows, synonyms },
  word,
  result,
}: {
  page: SearchPage
  /** The word to fill in for a new synonym. */
  word: string
  result: SynonymResult | undefined
}) {
  return (
    <>
      <h1 className="text-heading">Search</h1>
      <nav aria-label="Searches" className="mt-4 flex flex-wrap gap-x-4">
        {lists.map(list => (
          <Choice
            key={list}
            to={adminSearchPath({ ...query, list })}
            isChosen={list === query.list}
          >
            {labels[list]}
          </Choice>
        ))}
      </nav>
      <nav aria-label="Period and storefront" className="flex flex-wrap gap-x-4">
        {searchesDays.map(days => (
          <Choice
            key={days}
            to={adminSearchPath({ ...query, days })}
            isChosen={days === query.days}
          >
            {days} days
          </Choice>
        ))}
        <Choice
          to={adminSearchPath({ ...query, storefront: undefined })}
          isChosen={query.storefront === undefined}
        >
          All storefronts
        </Choice>
        {storefronts.map(({ id, name }) => (
          <Choice
            key={id}
            to={adminSearchPath({ ...query, storefront: id })}
            isChosen={id === query.storefront}
          >
            {name}
          </Choice>
        ))}
      </nav>
      <p className="mt-2 max-w-prose text-soft text-sm">{remarks[query.list]}</p>
      {/* An effect has a table of its own, which takes the whole width. */}
      <div
        className={
          result && 'effects' in result
            ? ''
            : 'items-start gap-x-12 xl:grid xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
        }
      >
        <DataTable
          caption={`${labels[query.list]}, last ${query.days} days`}
          titles={['Search', 'Searches', 'Products found', 'Clicks to retailers', '']}
          empty="No searches in this period."
          onPhone="stack"
          rows={rows.map(({ query: text, path, searches, results, clicks }) => ({
            key: text,
            cells: [
              <PageLink key="text" to={path} className="wrap-anywhere text-link">
                {text}
              </PageLink>,
              searches,
              results,
              clicks,
              <PageLink
                key="synonym"
                to={`${adminSearchPath({ ...query, word: text })}#synonyms`}
                aria-label={`Add a synonym for ${text}`}
                className="inline-flex min-h-11 items-center whitespace-nowrap underline"
              >
                Add synonym
              </PageLink>,
            ],
          }))}
        />
        <SynonymsSection synonyms={synonyms} word={word} result={result} />
      </div>
    </>
  )
}
