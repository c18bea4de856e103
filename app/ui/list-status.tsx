import { useRevalidator } from 'react-router'
import { formatProductCount } from '#app/domain/count.ts'
import type { ListPage } from '#app/domain/list-page.ts'
import { sortLabels } from './sort-menu.tsx'

/** Says what a list became to those who do not see it change, and, to all, that a wish was not answered. */
export function ListStatus({ list: { paging, query }, hasFailed }: { list: ListPage; hasFailed: boolean }) {
  return (
    <>
      <p role="status" className="sr-only">
        {`${formatProductCount(paging.total)}, sorted by ${sortLabels[query.sort].toLowerCase()}`}
      </p>
      {hasFailed ? <Failure /> : null}
    </>
  )
}

function Failure() {
  const { revalidate, state } = useRevalidator()
  return (
    <div role="alert" className="mb-4 flex flex-wrap items-center gap-3 rounded bg-ground px-4 py-3 text-sm">
      <p>Your choice did not come through. These are still the products from before.</p>
      <button
        type="button"
        onClick={revalidate}
        disabled={state === 'loading'}
        className="min-h-9 rounded-sm px-3 font-semibold text-accent underline disabled:text-soft"
      >
        {state === 'loading' ? 'Trying …' : 'Try again'}
      </button>
    </div>
  )
}
