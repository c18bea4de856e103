import { data } from 'react-router'

/** Returns the row id that a form sent; throws a 400 if it sent none. */
export function requireRowId(form: FormData): string {
  const id = /^\d{1,18}$/.exec(String(form.get('id') ?? ''))?.[0]
  if (id === undefined) throw data('The form needs the id of a row', { status: 400 })
  return id
}
