import { z } from 'zod'
import { parseText } from '#app/domain/parse-text.ts'
import type { RetailerSettings } from '#app/overrides/retailers/retailer-settings.ts'
import { toRetailerKey } from '#app/vocabulary/retailer.ts'
import { storefrontNames } from '../frame/storefront-names.ts'
import type { ChangePreview, Confirmation } from './change-preview.ts'

/** The values of a retailer's form, as typed. */
export interface RetailerValues {
  name: string
  link: string
  sid: string
  cid: string
  rid: string
  kid: string
  /** Ids of the storefronts that show the retailer. */
  shownOn: string[]
  isFeatured: boolean
}

export type RetailerErrors = Partial<Record<keyof RetailerValues, string>>

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

const textFields = ['name', 'link', 'sid', 'cid', 'rid', 'kid'] as const

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
  ...{ sid: id, cid: id, rid: id, kid: id },
})

export function toRetailerValues(settings: RetailerSettings): RetailerValues {
  const { name, link = '', sid = '', cid = '', rid = '', kid = '', isFeatured } = settings
  const shown = storefrontNames.filter(site => !settings.hiddenOn.includes(site.id))
  return { ...{ name, link, sid, cid, rid, kid, isFeatured }, shownOn: shown.map(site => site.id) }
}

/** Returns the typed values, any errors, and the resulting settings. */
export function parseRetailerForm(form: FormData) {
  const typed = textFields.map(field => [field, parseText(String(form.get(field) ?? ''), 600)])
  const shownOn = form.getAll('shown').map(String)
  const values = {
    ...(Object.fromEntries(typed) as Record<(typeof textFields)[number], string>),
    shownOn: storefrontNames.map(site => site.id).filter(each => shownOn.includes(each)),
    isFeatured: form.get('featured') === '1',
  }
  const result = schema.safeParse(values)
  const errors: RetailerErrors = {}
  for (const { path, message } of result.error?.issues ?? [])
    errors[path[0] as keyof RetailerValues] ??= message
  const hiddenOn = storefrontNames.map(site => site.id).filter(each => !shownOn.includes(each))
  const texts = Object.fromEntries(textFields.map(field => [field, values[field] || undefined]))
  const patch = { ...texts, hiddenOn, isFeatured: values.isFeatured }
  return { values, errors: result.success ? undefined : errors, patch }
}
