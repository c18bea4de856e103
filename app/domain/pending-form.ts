/** Forms that visitors may submit before they log in; they are processed once they have. */
export const pendingForms = ['alert', 'search'] as const
export type PendingForm = (typeof pendingForms)[number]

const intents: Record<PendingForm, string> = { alert: 'set', search: 'save' }

/** Returns true for forms worth keeping; the others change what only a signed-in shopper has. */
export function isPendingForm(name: PendingForm, form: FormData): boolean {
  return form.get('intent') === intents[name]
}

const maxAgeSeconds = 60 * 60
/** Browsers drop longer cookies. */
const maxLength = 4_000

/**
 * Formats a cookie with the fields of a form. As with a pending save, it works with every sign-in
 * method, and other sites cannot set it. Undefined if the fields do not fit in a cookie.
 */
export function formatPendingForm(name: PendingForm, form: FormData): string | undefined {
  const fields = [...form].flatMap(([field, value]) =>
    typeof value === 'string' && field !== 'from' ? [[field, value]] : [],
  )
  const text = new URLSearchParams(fields).toString()
  if (text.length > maxLength) return undefined
  return `pending-${name}=${text}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax; HttpOnly`
}

export function clearPendingForm(name: PendingForm): string {
  return `pending-${name}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`
}

/** Parses the form in a Cookie header; undefined if there is none. */
export function parsePendingForm(
  name: PendingForm,
  cookieHeader: string | null,
): FormData | undefined {
  const prefix = `pending-${name}=`
  const text = (cookieHeader ?? '')
    .split(';')
    .map(part => part.trim())
    .find(part => part.startsWith(prefix))
    ?.slice(prefix.length)
  if (text === undefined || text === '') return undefined
  const form = new FormData()
  for (const [field, value] of new URLSearchParams(text)) form.append(field, value)
  return form
}
