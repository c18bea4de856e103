import { z } from 'zod'

/** One setting of the process: an environment variable, how it is parsed, and its documentation. */
export interface Setting<Schema extends z.ZodType = z.ZodType> {
  variable: string
  /** A phrase without a final period, for the README, `.env.example` and error messages. */
  description: string
  /** Parses the variable's value, which is never empty. */
  schema: Schema
  /** Written as in `.env`. A setting without a default is undefined until it is set. */
  default?: string
  /** The text in the README's Default column if there is no default: "bundled PostgreSQL". */
  whenUnset?: string
  /** A secret's value is never printed: an error message may end up in a bug report. */
  isSecret?: boolean
}

export type SettingShape = Readonly<Record<string, Setting>>

/** The parsed values of a shape; a setting without a default may be undefined. */
export type SettingValues<Shape extends SettingShape> = {
  [Key in keyof Shape]:
    | z.output<Shape[Key]['schema']>
    | (Shape[Key] extends { default: string } ? never : undefined)
}

/** A variable and what is wrong with it. */
export type SettingFault = [variable: string, fault: string]

/**
 * Parses all variables. Collects all faults instead of
 * stopping at the first. Empty variables count as unset.
 */
export function parseSettingValues<Shape extends SettingShape>(
  shape: Shape,
  variables: Record<string, string | undefined>,
): { values: SettingValues<Shape>; faults: SettingFault[] } {
  const values: Record<string, unknown> = {}
  const faults: SettingFault[] = []
  for (const [key, { variable, schema, isSecret, ...setting }] of Object.entries(shape)) {
    const given = variables[variable]?.trim() || setting.default
    const parsed = given === undefined ? undefined : schema.safeParse(given)
    values[key] = parsed?.data
    if (!parsed?.error) continue
    const value = isSecret ? 'something else (not shown)' : JSON.stringify(given)
    faults.push([variable, `${parsed.error.issues.at(-1)?.message}; it is ${value}`])
  }
  // The values are complete only when there are no faults, which callers check first.
  return { values: values as SettingValues<Shape>, faults }
}

export const text = z.string().trim()

export const digits = text.regex(/^\d+$/, 'must be digits only')

export function wholeNumber(min: number, max: number) {
  const reason = `must be a whole number from ${min} to ${max}`
  return text
    .regex(/^\d+$/, reason)
    .transform(Number)
    .pipe(z.number().min(min, reason).max(max, reason))
}

export function address(protocols: string[], example: string) {
  return text
    .refine(
      value => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address like ${example}`,
    )
    .meta({ examples: [example] })
}

/** Creates a schema for a web address. Removes trailing slashes, because callers append paths. */
export function webAddress(example: string) {
  return address(['http:', 'https:'], example)
    .transform(value => value.replace(/\/+$/, ''))
    .meta({ examples: [example] })
}
