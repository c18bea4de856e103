import type { Product } from '#app/domain/product.ts'
import type { NetworkLetter, SourceLetter } from '#app/domain/source.ts'
import type { Rejection } from './rejection.ts'

/** The interface of every source; `connector-contract.ts` tests each of them against it. */
export interface Connector {
  source: NetworkLetter
  /**
   * For reports, which list only some of a retailer's products: a product that drops out of the
   * report stays on offer for this many days.
   */
  lingerDays?: number
  /**
   * Every product of the source, in steps. `readAll(step.cursor)` resumes after that step; a
   * resumed read may repeat products and never skips any. Throws a `SourceError` when the source
   * fails for good, and the signal's reason once it aborts. With `known`, unchanged records are not
   * normalized again.
   */
  readAll(from?: Cursor, signal?: AbortSignal, known?: KnownRecords): AsyncIterable<ReadStep>
  /**
   * The current state of one product; undefined when the source no longer has it. Throws a
   * `SourceError`.
   */
  find(id: string, signal?: AbortSignal): Promise<Product | undefined>
  /** The state of the source's HTTP calls, for operators; absent for sources that make none. */
  getHealth?(): ConnectorHealth
}

export interface ConnectorHealth {
  /** An open circuit refuses calls; a half-open one allows a single trial call. */
  circuit: 'closed' | 'open' | 'half-open'
  /** Absent without a rate limit. */
  rate?: {
    perMinute: number
    /** The calls that may still start before the oldest of the last minute no longer counts. */
    callsLeft: number
  }
  /** Seconds until the token is renewed; absent for sources without tokens. */
  token?: { secondsLeft: number } | 'none yet'
}

export interface ReadStep {
  products: Product[]
  rejected: Rejection[]
  /** Fingerprints of the products, from sources that support comparing records. */
  fingerprints?: RecordFingerprint[]
  /**
   * Ids of products whose record `KnownRecords` reports as unchanged: they are on offer but not in
   * `products`.
   */
  unchanged?: string[]
  /** Resumes after this step. */
  cursor: Cursor
  /** The source's own estimate of its total rows, once known. For progress display only. */
  expected?: number
  /**
   * Products that the source counts in the part that ends here but does not return. If there are
   * any, products missing from this read are not marked gone.
   */
  unreached?: number
}

/**
 * The records that the catalogue's products were made from, so that a connector can skip unchanged
 * ones.
 */
export interface KnownRecords {
  /**
   * Ids of products on offer that were made from exactly these records by the current rules. The
   * next step lists them as `unchanged`.
   */
  findUnchanged(fingerprints: readonly RecordFingerprint[]): Promise<ReadonlySet<string>>
}

/** A product's id and a hash of its record, without dates that change on every read. */
export interface RecordFingerprint {
  id: string
  /** 32 hexadecimal digits from `toFingerprint`. */
  fingerprint: string
}

/** A connector's own record of how far it has read; opaque to everyone else. */
export type Cursor = string & { readonly __cursor?: never }

/**
 * The source failed or broke its contract. The message names the source, the call and the response.
 */
export class SourceError extends Error {
  override name = 'SourceError'
  source: SourceLetter
  /** The HTTP status, if there was a response. */
  status: number | undefined

  constructor(
    source: SourceLetter,
    message: string,
    options: { status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.source = source
    this.status = options.status
  }
}
