import { Form } from 'react-router'
import { whyPath } from '#app/domain/urls/links.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { QueryFields } from '../elements/query-fields.tsx'

const formId = 'why'

/** The form of a search's buttons, which holds the query once for all cards. */
export function WhyForm({ query: { category, ...query } }: { query: ListQuery }) {
  return (
    <Form id={formId} action={whyPath} hidden>
      <QueryFields query={{ ...query, page: 1 }} />
      {category === undefined ? null : <input type="hidden" name="category" value={category} />}
    </Form>
  )
}

/**
 * A button that leads to the explanation of a card's place in the search. It has no class, because
 * fifty cards would repeat it.
 */
export function WhyButton({
  place,
  isTop,
}: {
  /** From `formatListPlace`. */
  place: string
  isTop: boolean
}) {
  return (
    <button type="submit" form={formId} name="card" value={place}>
      {`Why is this ${isTop ? 'first' : 'here'}?`}
    </button>
  )
}
