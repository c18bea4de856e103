import { Form, useNavigate } from 'react-router'
import { maxTextLength, parseText } from '#app/domain/parse-text.ts'
import { unquoteText } from '#app/domain/quoted-text.ts'
import { listPath } from '#app/domain/urls/links.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { getChosen } from '#app/pages/browser/list-choices.ts'
import { Icon } from '../elements/icon.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { QueryFields } from '../elements/query-fields.tsx'

/**
 * A search within the list, with its category and filters. A search of all products
 * needs no such field, because the header's search field already contains the query.
 */
export function ListSearch({ query }: { query: ListQuery }) {
  const navigate = useNavigate()
  const { text } = query
  const shown = unquoteText(text)
  const without = { ...query, text: '', page: 1 }
  const isWithin = query.category !== undefined || getChosen(query).length > 0
  if (text !== '' && !isWithin) return null
  return (
    <search className="block border-line border-b py-2">
      <Form
        key={text}
        action={listPath({ category: query.category })}
        toolname="search_this_list"
        tooldescription="Find products by words within this list, with its category and filters."
        onSubmit={event => {
          event.preventDefault()
          const typed = parseText(String(new FormData(event.currentTarget).get('q') ?? ''))
          navigate(listPath({ ...without, text: typed === shown ? text : typed }))
        }}
        className="relative"
      >
        <QueryFields query={without} />
        <button
          type="submit"
          aria-label="Search this list"
          // Enter in the field does the same, so the keyboard needs no second stop.
          tabIndex={-1}
          className="absolute inset-y-0 left-0 grid w-11 place-items-center text-soft hover:text-ink"
        >
          <Icon name="search" size={18} />
        </button>
        <input
          name="q"
          defaultValue={shown}
          maxLength={maxTextLength}
          aria-label="Search within this list"
          toolparamdescription="Keywords, such as linen, midi or a brand"
          placeholder="Search this list"
          autoComplete="off"
          enterKeyHint="search"
          className="h-11 w-full rounded-control border border-field bg-paper pr-11 pl-10 text-base hover:border-ink lg:h-10 lg:text-sm"
        />
        {text !== '' ? (
          <PageLink
            to={listPath(without)}
            aria-label="Clear search"
            className="absolute inset-y-0 right-0 grid w-11 place-items-center text-soft hover:text-ink"
          >
            <Icon name="x" size={18} />
          </PageLink>
        ) : null}
      </Form>
    </search>
  )
}
