import { data } from 'react-router'

/** The id of a table's row that a form names. */
export function requireRowId(form: FormData): string {
  const id = /^\d{1,18}$/.exec(String(form.get('id') ?? ''))?.[0]
  if (id === undefined) throw data('The form needs the id of a row', { status: 400 })
  return id
}
