import type { Product } from '#app/domain/product.ts'
import type { NetworkLetter, SourceLetter } from '#app/domain/source.ts'

/** What every source promises; `connector-contract.ts` holds each of them to it. */
export interface Connector {
  source: NetworkLetter
  /**
   * Of a report, which tells of some products of shops and not of all they sell: what it no longer names is still on offer
   * as far as anyone knows, and stays so for this many days.
   */
  lingerDays?: number
  /**
   * Every product the source will give, in steps. After a stop, `readAll(step.cursor)` goes on behind that step:
   * steps may repeat a product, none is left out. Throws a `SourceError` when the source cannot be read on,
   * and the signal's reason once it aborts. With `known`, records that are as they were need not be understood again.
   */
  readAll(from?: Cursor, signal?: AbortSignal, known?: KnownRecords): AsyncIterable<ReadStep>
  /** One product as it is now; undefined when the source no longer has it. Throws a `SourceError` on trouble. */
  find(id: string, signal?: AbortSignal): Promise<Product | undefined>
}

export interface ReadStep {
  products: Product[]
  rejected: Rejection[]
  /** Of the products, those whose record can be told from a later one: the ids and the prints. */
  prints?: RecordPrint[]
  /** Ids of products whose record is as it was, by `KnownRecords`: on offer, and not among `products`. */
  unchanged?: string[]
  /** Where to go on behind this step. */
  cursor: Cursor
  /** How many rows the source says there are in all, once it is known: for progress, not for arithmetic. */
  expected?: number
  /** Products the source counts in the part that ends here and would not show. After any, what was not met is not gone. */
  unreached?: number
}

/** What the catalogue was made from. A connector that can, asks before it takes records apart. */
export interface KnownRecords {
  /**
   * The ids of those whose product is on offer and was made from just this record, by the rules in force. The next step
   * names them as `unchanged`.
   */
  findUnchanged(prints: readonly RecordPrint[]): Promise<ReadonlySet<string>>
}

/** A product's id, and a hash of all the record says of it, but for dates that move at every reading. */
export interface RecordPrint {
  id: string
  /** Hexadecimal digits, 32 of them: see `toPrint`. */
  print: string
}

/** A connector's own note of a place in the source: opaque to everyone else, kept as it is. */
export type Cursor = string & { readonly __cursor?: never }

/** A record that was not understood: kept for inspection, skips only itself. */
export interface Rejection {
  /** The record's id where it could be read. */
  id?: string
  /** What was wrong and where: "price: expected number, received string". */
  reason: string
  record: unknown
}

/** The source did not answer as promised. The message says which source, what was asked and what came back. */
export class SourceError extends Error {
  override name = 'SourceError'
  source: SourceLetter
  /** The HTTP status, where there was an answer at all. */
  status: number | undefined

  constructor(source: SourceLetter, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.source = source
    this.status = options.status
  }
}
