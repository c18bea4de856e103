import type { Product } from '#app/domain/product.ts'
import type { KnownRecords, ReadStep } from './connector.ts'
import type { Rejection } from './rejection.ts'

/** A record as sent, with its product's id if the id can be read without parsing. */
export interface SentRecord {
  id?: string
  text: string
}

export interface RecordReading {
  /** A product with a doubt is normalized again on every read, so that the doubt is reported. */
  normalize(text: string): { product: Product; isDoubtful?: boolean } | { rejection: Rejection }
  /** Hashes the content that can change between records of the same product. */
  toFingerprint(text: string): string
}

/** Normalizes only records that have changed and lists the ids of the others. */
export async function readChanged(
  records: readonly SentRecord[],
  { normalize, toFingerprint }: RecordReading,
  known: KnownRecords | undefined,
): Promise<Pick<ReadStep, 'products' | 'rejected' | 'fingerprints' | 'unchanged'>> {
  const read: ReturnType<typeof normalize>[] = []
  if (known === undefined) {
    for (const { text } of records) read.push(normalize(text))
    return separate(read)
  }
  const candidates = records.map(({ id, text }) => ({
    id,
    text,
    fingerprint: id === undefined ? '' : toFingerprint(text),
  }))
  const fingerprints = candidates.flatMap(({ id, fingerprint }) =>
    id === undefined ? [] : [{ id, fingerprint }],
  )
  const unchanged = await known.findUnchanged(fingerprints)
  const unchangedIds = new Set<string>()
  for (const { id, text } of candidates) {
    if (id !== undefined && unchanged.has(id)) unchangedIds.add(id)
    else read.push(normalize(text))
  }
  const step = separate(read)
  const ids = new Set(
    read.flatMap(one => ('product' in one && !one.isDoubtful ? one.product.id : [])),
  )
  return {
    ...step,
    fingerprints: fingerprints.filter(({ id }) => ids.has(id)),
    unchanged: [...unchangedIds],
  }
}

function separate(read: readonly ReturnType<RecordReading['normalize']>[]) {
  return {
    products: read.flatMap(one => ('product' in one ? one.product : [])),
    rejected: read.flatMap(one => ('rejection' in one ? one.rejection : [])),
  }
}
