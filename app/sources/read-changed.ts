import type { Product } from '#app/domain/product.ts'
import type { KnownRecords, ReadStep, Rejection } from './connector.ts'

/** A record as it was sent, with its product's id where that is told before it is understood. */
export interface SentRecord {
  id?: string
  text: string
}

export interface RecordReading {
  normalise(text: string): { product: Product } | { rejection: Rejection }
  /** What tells a record from a later one of its product. */
  toPrint(text: string): string
}

/** Understands records, but for those the catalogue has just so: those are named. */
export async function readChanged(
  records: readonly SentRecord[],
  { normalise, toPrint }: RecordReading,
  known: KnownRecords | undefined,
): Promise<Pick<ReadStep, 'products' | 'rejected' | 'prints' | 'unchanged'>> {
  const read: ReturnType<typeof normalise>[] = []
  if (known === undefined) {
    for (const { text } of records) read.push(normalise(text))
    return separate(read)
  }
  const printed = records.map(({ id, text }) => ({ id, text, print: id === undefined ? '' : toPrint(text) }))
  const prints = printed.flatMap(({ id, print }) => (id === undefined ? [] : [{ id, print }]))
  const unchanged = await known.findUnchanged(prints)
  const kept = new Set<string>()
  for (const { id, text } of printed) {
    if (id !== undefined && unchanged.has(id)) kept.add(id)
    else read.push(normalise(text))
  }
  const step = separate(read)
  const ids = new Set(step.products.map(({ id }) => id))
  return { ...step, prints: prints.filter(({ id }) => ids.has(id)), unchanged: [...kept] }
}

function separate(read: readonly ReturnType<RecordReading['normalise']>[]) {
  return {
    products: read.flatMap(one => ('product' in one ? one.product : [])),
    rejected: read.flatMap(one => ('rejection' in one ? one.rejection : [])),
  }
}
