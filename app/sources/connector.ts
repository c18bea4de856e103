import type { CountedDoubt } from '#app/domain/doubt.ts'
import type { Product } from '#app/domain/product.ts'
import type { NetworkLetter, SourceLetter } from '#app/domain/source.ts'
import type { Rejection } from './rejection.ts'

/**
 * The interface that every source implements; `testing/connector-contract.ts` tests each implementation.
 */
export interface Connector {
  source: NetworkLetter
  /**
   * The number of days that a product stays available after it drops out of the source.
   * Set for sources such as reports, which list only some of a retailer's products.
   */
  lingerDays?: number
  /**
   * Reads every product of the source, in steps. `readAll(step.cursor)` resumes
   * after that step; a resumed read may repeat products but never skips any. Throws
   * a `SourceError` if the source still fails after all retries, and the signal's
   * reason once it aborts. With `known`, unchanged records are not normalized again.
   */
  readAll(from?: Cursor, signal?: AbortSignal, known?: KnownRecords): AsyncIterable<ReadStep>
  /**
   * Returns the current state of one product; undefined if
   * the source no longer has it. Throws a `SourceError`.
   */
  find(id: string, signal?: AbortSignal): Promise<Product | undefined>
  /**
   * Returns the state of the source's HTTP calls, for operators; absent for sources that make none.
   */
  getHealth?(): ConnectorHealth
}

export interface ConnectorHealth {
  /** An open circuit refuses calls; a half-open one allows a single trial call. */
  circuit: 'closed' | 'open' | 'half-open'
  /** The state of the rate limit; absent if there is none. */
  rate?: {
    perMinute: number
    /** The number of calls that may start now, given the calls of the last minute. */
    callsLeft: number
  }
  /** Seconds until the token is renewed; absent for sources without tokens. */
  token?: { secondsLeft: number } | 'none yet'
}

export interface ReadStep {
  products: Product[]
  rejected: Rejection[]
  /** The values that could not be used in the records of this step. */
  doubts?: CountedDoubt[]
  /** Fingerprints of the products, from sources that support comparing records. */
  fingerprints?: RecordFingerprint[]
  /**
   * Ids of available products that are not in `products`
   * because `KnownRecords` reports their records as unchanged.
   */
  unchanged?: string[]
  /** Ids of the products that are not fashion (see `isFashion`), from sources that can tell. */
  notFashion?: string[]
  /** The cursor with which `readAll` resumes after this step. */
  cursor: Cursor
  /**
   * The source's own estimate of its total number of rows,
   * once known. The estimate is used only to display progress.
   */
  expected?: number
  /**
   * The number of products that the source counted but did not return, in the part that this step
   * completes. If it is above 0, products missing from this read are not marked gone.
   */
  unreached?: number
}

/**
 * The records from which the catalogue's products were
 * made, so that a connector can skip unchanged ones.
 */
export interface KnownRecords {
  /**
   * Returns the ids of available products that were made from exactly these
   * records by the current rules. The next step lists them as `unchanged`.
   */
  findUnchanged(fingerprints: readonly RecordFingerprint[]): Promise<ReadonlySet<string>>
}

/** A product's id and a hash of its record. The hash ignores dates that change on every read. */
export interface RecordFingerprint {
  id: string
  /** 32 hexadecimal digits from `toFingerprint`. */
  fingerprint: string
}

/** A connector's own record of how far it has read. No other code may interpret it. */
export type Cursor = string & { readonly __cursor?: never }

/**
 * Thrown when a source fails or breaks its contract. The
 * message names the source, the call and the response.
 */
export class SourceError extends Error {
  override name = 'SourceError'
  source: SourceLetter
  /** The HTTP status, if there was a response. */
  status: number | undefined

  constructor(
    source: SourceLetter,
    message: string,
    options: { status?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.source = source
    this.status = options.status
  }
}
