import { Search, X } from 'lucide-react'
import { Form, Link, useNavigate } from 'react-router'
import { listPath } from '#app/domain/links.ts'
import type { ListQuery } from '#app/domain/list-query.ts'
import { QueryFields } from './query-fields.tsx'

/** A search within this list: the category and all that is chosen stay. */
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
            .trim()
            .replace(/\s+/g, ' ')
          navigate(listPath({ ...without, text: asked }))
        }}
        className="relative"
      >
        <QueryFields query={without} />
        <button
          type="submit"
          aria-label="Search this list"
          className="absolute inset-y-0 left-0 grid w-10 place-items-center text-soft hover:text-ink"
        >
          <Search size={18} aria-hidden="true" />
        </button>
        <input
          name="q"
          defaultValue={text}
          maxLength={200}
          aria-label="Search within this list"
          placeholder="Search within this list"
          autoComplete="off"
          enterKeyHint="search"
          className="h-11 w-full rounded bg-transparent pr-10 pl-10 text-base placeholder:text-soft hover:bg-ground md:text-sm"
        />
        {text !== '' ? (
          <Link
            to={listPath(without)}
            aria-label="Clear the search"
            className="absolute inset-y-0 right-0 grid w-10 place-items-center text-soft hover:text-ink"
          >
            <X size={18} aria-hidden="true" />
          </Link>
        ) : null}
      </Form>
    </search>
  )
}
