import { useEffect } from 'react'
import { useFetcher, useLocation, useNavigate } from 'react-router'
import { accountPath, searchesPath } from '#app/domain/urls/account-links.ts'
import { formatListQuery, type ListQuery } from '#app/domain/urls/list-query.ts'
import { Icon } from '../elements/icon.tsx'
import { showToast } from '../toasts.ts'

/**
 * A form that saves a list with its filters. The shopper
 * gets new matches and price drops in a daily email and a feed.
 */
export function SaveSearchForm({ query: { category, ...query } }: { query: ListQuery }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const text = formatListQuery({ ...query, page: 1 })
  // One fetcher per list: otherwise the button would still say “Saved” after a filter changed.
  const { Form, data, state } = useFetcher<{ isDone: boolean; error?: string }>({
    key: `save ${category ?? ''}?${text}`,
  })
  const label = data && data.error === undefined ? 'Saved' : 'Save search'
  useEffect(() => {
    if (!data) return
    if (data.error !== undefined) showToast({ kind: 'error', title: 'Not saved', text: data.error })
    else
      showToast({
        kind: 'success',
        title: 'Search saved',
        text: 'We’ll email you once a day of new matches and price drops.',
        actions: [{ label: 'See it', run: () => void navigate(accountPath('alerts')) }],
      })
  }, [data, navigate])
  return (
    <Form method="post" action={searchesPath}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="category" value={category ?? ''} />
      <input type="hidden" name="query" value={text} />
      <input type="hidden" name="from" value={pathname + search} />
      <button
        type="submit"
        aria-disabled={state !== 'idle'}
        data-word={label}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 text-sm hover:bg-ground max-md:gap-1.5 max-md:px-2 max-md:font-semibold max-md:after:[content:attr(data-word)_/_'']"
      >
        <Icon name="bell" size={18} />
        <span className="whitespace-nowrap max-md:sr-only">{label}</span>
      </button>
    </Form>
  )
}
