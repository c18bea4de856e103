import { z } from 'zod'

export const minPasswordLength = 8
export const maxPasswordLength = 128
export const maxNameLength = 80

/** The maximum length of a valid email address. */
const maxEmailLength = 254

const emailExample = 'Enter an email like ann@example.com'

const email = z
  .string(emailExample)
  .trim()
  .toLowerCase()
  .max(maxEmailLength, 'This email is too long')
  .transform(toAsciiDomain)
  // better-auth makes the same check, but throws when the check fails.
  .pipe(z.email(emailExample))

const newPassword = z
  .string('Enter a password')
  .min(minPasswordLength, `Use at least ${minPasswordLength} characters`)
  .max(maxPasswordLength, `Use at most ${maxPasswordLength} characters`)

const name = z
  .string()
  .trim()
  .max(maxNameLength, `Use at most ${maxNameLength} characters`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches what is rejected
  .regex(/^[^\x00-\x1f\x7f]*$/, 'This name contains characters that can’t be used')

/** Empty for an account without a password. */
const optionalCurrent = z
  .string('Enter your password')
  .max(maxPasswordLength, 'This password is too long')

const current = z
  .string('Enter your password')
  .min(1, 'Enter your password')
  .max(maxPasswordLength, 'This password is too long')

/**
 * Converts the domain to its ASCII form, which mail servers expect.
 *
 *     ann@exämple.com → ann@xn--exmple-cua.com
 */
function toAsciiDomain(address: string): string {
  const [, user, domain] = /^(.*@)([^\s/?#:@\\]+)$/u.exec(address) ?? []
  const url = `http://${domain}`
  return domain !== undefined && URL.canParse(url) ? user + new URL(url).hostname : address
}

export const signUpForm = z.object({ name, email, password: newPassword })
export const logInForm = z.object({ email, password: current })
export const requestResetForm = z.object({ email })
export const resetPasswordForm = z.object({ password: newPassword })
export const nameForm = z.object({ name })
export const emailForm = z.object({ email, current: optionalCurrent })
export const passwordForm = z.object({ current, password: newPassword })
export const deleteForm = z.object({ current: optionalCurrent })

/** An error message for each invalid field. */
export type FieldErrors = Partial<Record<string, string>>

/** Shown for fields that only a changed form can get wrong, instead of the schema's own words. */
const unreadable = 'This field could not be read. Reload the page and try again'

/** Returns a form's values, or an error for each invalid field. */
export function parseForm<Values>(
  schema: z.ZodType<Values>,
  form: FormData,
): { values: Values; errors?: undefined } | { values?: undefined; errors: FieldErrors } {
  const { data, error } = schema.safeParse(Object.fromEntries(form), { error: () => unreadable })
  if (!error) return { values: data }
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message
  return { errors }
}
