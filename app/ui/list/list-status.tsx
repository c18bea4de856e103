import { useRevalidator } from 'react-router'
import { getShownSort } from '#app/domain/urls/list-query.ts'
import { describeSimilar, formatListTotal } from '#app/pages/browser/page-description.ts'
import type { ListPage } from '#app/pages/list-page.ts'
import { sortLabels } from './sort-menu.tsx'

/** Announces list changes to screen readers, and warns when products are missing from the list. */
export function ListStatus({ list }: { list: ListPage }) {
  const { cards, paging, query, isIncomplete } = list
  return (
    <>
      <p role="status" className="sr-only">
        {`${formatListTotal(paging)}, sorted by ${sortLabels[getShownSort(query)].toLowerCase()}`}
      </p>
      <SimilarNote list={list} />
      {isIncomplete ? (
        <Notice
          text={`${cards.length > 0 ? 'Some' : 'These'} products can’t be shown right now.`}
        />
      ) : null}
    </>
  )
}

/** Says where the products that match a search end, if similar ones follow. */
function SimilarNote({ list }: { list: ListPage }) {
  const text = describeSimilar(list)
  return text === undefined ? null : <p className="mb-2 text-sm">{text}</p>
}

function Notice({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator()
  return (
    <div
      role="alert"
      className="mt-2 mb-4 flex lg:mt-0 flex-wrap items-center gap-x-3 rounded bg-ground px-4 py-1 text-sm"
    >
      <p>{text}</p>
      <button
        type="button"
        onClick={() => state === 'idle' && void revalidate()}
        aria-disabled={state === 'loading'}
        className="min-h-11 rounded-sm px-3 font-semibold text-accent underline aria-disabled:text-soft"
      >
        {state === 'loading' ? 'Trying…' : 'Try again'}
      </button>
    </div>
  )
}
