import type { z } from 'zod'
import { type FieldErrors, parseForm } from '#app/accounts/account-forms.ts'
import type { AccountFault, Outcome, SetCookies } from '#app/accounts/accounts.ts'

/** The data for the page after a form is submitted. */
export interface AuthFormAnswer {
  /** The values entered, apart from passwords. */
  name: string
  email: string
  errors: FieldErrors
  fault?: AccountFault
  isDone: boolean
}

/** Sends a form if it has no field errors. `setCookies` is set only if the form was accepted. */
export async function sendAuthForm<Values>(
  form: FormData,
  schema: z.ZodType<Values>,
  send: (values: Values) => Promise<Outcome>,
): Promise<{ answer: AuthFormAnswer; setCookies?: SetCookies }> {
  const { values, errors } = parseForm(schema, form)
  const name = getText(form, 'name')
  const email = getText(form, 'email').trim()
  const answer = { name, email, errors: errors ?? {}, isDone: false }
  if (errors) return { answer }
  const outcome = await send(values)
  if ('fault' in outcome) return { answer: { ...answer, fault: outcome.fault } }
  return { answer: { ...answer, isDone: true }, setCookies: outcome.setCookies }
}

/** Returns the text of a field, empty for a file. */
function getText(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}
