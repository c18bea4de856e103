import { z } from 'zod'
import { parseText } from '#app/domain/parse-text.ts'
import { sourceDefinitions } from '#app/networks/all-sources.server.ts'
import {
  formatIdName,
  type RetailerPatch,
  type RetailerSettings,
} from '#app/overrides/retailers/retailer-settings.ts'
import { toRetailerKey } from '#app/vocabulary/retailer.ts'
import { storefrontNames } from '../frame/storefront-names.ts'
import type { ChangePreview, Confirmation } from './change-preview.ts'

/** The values of a retailer's form, as typed. */
export interface RetailerValues {
  name: string
  link: string
  /** The ids at the sources, by source letter. */
  ids: Readonly<Record<string, string>>
  /** Ids of the storefronts that show the retailer. */
  shownOn: string[]
  isFeatured: boolean
}

/** The errors by field; an id's field is named like `cid`. */
export type RetailerErrors = Readonly<Partial<Record<string, string>>>

/** The reason why nothing was saved. */
export type RetailerResult =
  | { values: RetailerValues; errors: RetailerErrors }
  | { values: RetailerValues; preview: ChangePreview; version: number }
  /** A concurrent change by another operator: their values and the version to overwrite. */
  | { values: RetailerValues; current: RetailerValues; version: number }
  | { confirmation: Confirmation }
  /** Another operator has changed the retailer in the meantime. */
  | { conflict: string }
  | { logoError: string }

/** The sources at which retailers have ids, with the name and label of the form's field. */
export const idFields = sourceDefinitions.map(({ letter, title }) => ({
  letter,
  name: formatIdName(letter),
  label: `Id at ${title} (${formatIdName(letter)})`,
}))

const maxIdLength = 40
const id = z
  .string()
  .max(maxIdLength, `Enter at most ${maxIdLength} characters`)
  .regex(/^[\w.-]*$/, 'Use only letters, numbers, dots, dashes and underscores')
const webAddress = z
  .url({ protocol: /^https?$/, error: 'Enter a link that begins with https:// or http://' })
  .max(500, 'Enter at most 500 characters')

const schema = z.object({
  name: z
    .string()
    .max(100, 'Enter at most 100 characters')
    .refine(name => toRetailerKey(name) !== '', 'Enter a name with a letter or a digit'),
  link: z.union([z.literal(''), webAddress]),
  ids: z.record(z.string(), id),
})

export function toRetailerValues(settings: RetailerSettings): RetailerValues {
  const { name, link = '', isFeatured } = settings
  const ids = idFields.map(({ letter }) => [letter, settings.ids[letter] ?? ''])
  const shown = storefrontNames.filter(site => !settings.hiddenOn.includes(site.id))
  const shownOn = shown.map(site => site.id)
  return { ...{ name, link, isFeatured }, ids: Object.fromEntries(ids), shownOn }
}

/** Returns the typed values, any errors, and the resulting settings. */
export function parseRetailerForm(form: FormData) {
  const read = (field: string) => parseText(String(form.get(field) ?? ''), 600)
  const ids = idFields.map(({ letter, name }): [string, string] => [letter, read(name)])
  const shownOn = form.getAll('shown').map(String)
  const values: RetailerValues = {
    ...{ name: read('name'), link: read('link'), ids: Object.fromEntries(ids) },
    shownOn: storefrontNames.map(site => site.id).filter(each => shownOn.includes(each)),
    isFeatured: form.get('featured') === '1',
  }
  const result = schema.safeParse(values)
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error?.issues ?? []) {
    const [field, letter] = path.map(String)
    errors[letter === undefined ? String(field) : formatIdName(letter)] ??= message
  }
  const hiddenOn = storefrontNames.map(site => site.id).filter(each => !shownOn.includes(each))
  const patch: RetailerPatch = {
    ...{ name: values.name || undefined, link: values.link || undefined },
    ids: Object.fromEntries(ids.map(([letter, text]) => [letter, text || undefined])),
    ...{ hiddenOn, isFeatured: values.isFeatured },
  }
  return { values, errors: result.success ? undefined : errors, patch }
}
