import type { SentRecord } from '../read-changed.ts'
import { toPrint } from '../record-print.ts'
import type { CategoryMap } from './map-categories.ts'
import { type Normalised, normaliseProduct, reject } from './normalise.ts'
import { styleId } from './wire.ts'

/** Move at every crawl of the upstream's, without the product having changed. */
const movingDates = ['extractDate', 'lastModified']

/** The record's id as its text begins with it, which is how the upstream writes; else out of the parsed text. */
export function toSentRecord(text: string): SentRecord {
  const id = /^\{"id":(\d{1,20}),/.exec(text)?.[1] ?? styleId.safeParse(parseText(text)).data?.id
  return id === undefined ? { text } : { id, text }
}

/** A record's print without the dates that move. What it is made from besides is the category tree, by its print. */
export function toRecordPrint(text: string, treePrint: string): string {
  return toPrint(movingDates.reduce(cutDate, text), treePrint)
}

export function normaliseText(text: string, mapCategory: CategoryMap): Normalised {
  const record = parseText(text)
  return record === undefined ? reject(text, 'record: expected JSON') : normaliseProduct(record, mapCategory)
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** From behind, where the upstream writes them. */
function cutDate(text: string, name: string): string {
  const begin = text.lastIndexOf(`"${name}":"`)
  const end = begin < 0 ? -1 : text.indexOf('"', begin + name.length + 4)
  return end < 0 ? text : text.slice(0, begin) + text.slice(end)
}
