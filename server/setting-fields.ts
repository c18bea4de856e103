import { z } from 'zod'

/** Kinds of values that settings have, each with the message that tells the fix. */

export const text = z.string().trim()

export function wholeNumber(min: number, max: number, fallback: number) {
  const reason = `must be a whole number from ${min} to ${max}`
  return text
    .regex(/^\d+$/, reason)
    .transform(Number)
    .pipe(z.number().min(min, reason).max(max, reason))
    .default(fallback)
}

export function address(protocols: string[], example: string) {
  return text.refine(
    value => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    `must be an address like ${example}`,
  )
}

/** Without a slash at its end, since paths are put behind it. */
export function webAddress(example: string) {
  return address(['http:', 'https:'], example).transform(value => value.replace(/\/+$/, ''))
}
