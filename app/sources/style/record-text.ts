import type { Doubts } from '../doubts.ts'
import { toFingerprint } from '../fingerprint.ts'
import type { SentRecord } from '../read-changed.ts'
import type { CategoryMap } from './map-categories.ts'
import { type Normalized, normalizeProduct, reject } from './normalize.ts'
import { styleId } from './wire.ts'

/** Dates that the upstream updates on every crawl, even if the product has not changed. */
const movingDates = ['extractDate', 'lastModified']

/**
 * Reads the id from the start of the text, where the upstream
 * writes it. If the id is elsewhere, parses the record.
 */
export function toSentRecord(text: string): SentRecord {
  const id = /^\{"id":(\d{1,20}),/.exec(text)?.[1] ?? styleId.safeParse(parseText(text)).data?.id
  return id === undefined ? { text } : { id, text }
}

/**
 * Returns the fingerprint of a record without its changing dates, combined
 * with that of the category tree, which also affects the product.
 */
export function toRecordFingerprint(text: string, treeFingerprint: string): string {
  return toFingerprint(movingDates.reduce(cutDate, text), treeFingerprint)
}

export function normalizeText(
  text: string,
  mapCategory: CategoryMap,
  addDoubt?: Doubts['add'],
): Normalized {
  const record = parseText(text)
  return record === undefined
    ? reject(text, { reason: 'wrong shape', detail: 'record: expected JSON' })
    : normalizeProduct(record, mapCategory, addDoubt)
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Cuts a date out of the text. Searches from the end, where the upstream writes its dates. */
function cutDate(text: string, name: string): string {
  const begin = text.lastIndexOf(`"${name}":"`)
  const end = begin < 0 ? -1 : text.indexOf('"', begin + name.length + 4)
  return end < 0 ? text : text.slice(0, begin) + text.slice(end)
}
