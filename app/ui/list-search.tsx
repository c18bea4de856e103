import { Form, useNavigate } from 'react-router'
import { listPath } from '#app/domain/links.ts'
import type { ListQuery } from '#app/domain/list-query.ts'
import { maxTextLength, parseText } from '#app/domain/parse-text.ts'
import { Icon } from './icon.tsx'
import { PageLink } from './page-link.tsx'
import { QueryFields } from './query-fields.tsx'

/** Searches within the list, with its category and filters. */
export function ListSearch({ query }: { query: ListQuery }) {
  const navigate = useNavigate()
  const { text } = query
  const without = { ...query, text: '', page: 1 }
  return (
    <search className="w-full md:w-auto md:min-w-64 md:flex-1">
      <Form
        key={text}
        action={listPath({ category: query.category })}
        onSubmit={event => {
          event.preventDefault()
          const asked = String(new FormData(event.currentTarget).get('q') ?? '')
          navigate(listPath({ ...without, text: parseText(asked) }))
        }}
        className="relative"
      >
        <QueryFields query={without} />
        <button
          type="submit"
          aria-label="Search this list"
          className="absolute inset-y-0 left-0 grid w-10 place-items-center text-soft hover:text-ink"
        >
          <Icon name="search" size={18} />
        </button>
        <input
          name="q"
          defaultValue={text}
          maxLength={maxTextLength}
          aria-label="Search within this list"
          placeholder="Search within this list"
          autoComplete="off"
          enterKeyHint="search"
          className="h-11 w-full rounded bg-transparent pr-10 pl-10 text-base placeholder:text-soft hover:bg-ground md:text-sm"
        />
        {text !== '' ? (
          <PageLink
            to={listPath(without)}
            aria-label="Clear search"
            className="absolute inset-y-0 right-0 grid w-10 place-items-center text-soft hover:text-ink"
          >
            <Icon name="x" size={18} />
          </PageLink>
        ) : null}
      </Form>
    </search>
  )
}
