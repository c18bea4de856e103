import { createClient } from '@prismicio/client'
import { documentEnvelope, type WireDocument } from './wire.ts'

export interface PrismicOptions {
  /** The API's URL, such as https://my-repository.cdn.prismic.io/api/v2. */
  endpoint: string
  accessToken?: string | undefined
  timeoutMs?: number
}

/** The documents of one version. */
export interface Version {
  ref: string
  documents: WireDocument[]
  /** Documents without an id or a type. */
  skipped: number
}

export interface PrismicReader {
  /** The ref of the published version; it changes with every publication. */
  fetchMasterRef(): Promise<string>
  /** All documents of a version. Throws the client's errors, and an error after the timeout. */
  fetchVersion(ref: string): Promise<Version>
}

/** The ref is unknown to the service or has expired. */
export class RefGoneError extends Error {
  override name = 'RefGoneError'
}

const defaultTimeoutMs = 15_000

/**
 * Rejects an unknown or expired ref. The client would return the published version instead, and a
 * forged preview would pass for a draft.
 */
const fetchKnownRef: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (![404, 410].includes(response.status)) return response
  throw new RefGoneError(`The content service answers ${response.status}: ${await response.text()}`)
}

export function createPrismicReader({
  endpoint,
  accessToken,
  timeoutMs = defaultTimeoutMs,
}: PrismicOptions): PrismicReader {
  /** A new client for each read, because a client caches the master ref for seconds. */
  function open() {
    // The name is unused, but with a URL alone, the client warns that it cannot infer one.
    return createClient('content', {
      documentAPIEndpoint: endpoint,
      fetch: fetchKnownRef,
      ...(accessToken ? { accessToken } : {}),
    })
  }

  return {
    fetchMasterRef: () =>
      withTimeout(timeoutMs, async signal => {
        const { ref } = await open().getMasterRef({ fetchOptions: { signal } })
        return ref
      }),
    fetchVersion: ref =>
      withTimeout(timeoutMs, async signal => {
        const found = await open().dangerouslyGetAll({ ref, lang: '*', fetchOptions: { signal } })
        const parsed = found.map(document => documentEnvelope.safeParse(document))
        const documents = parsed.flatMap(({ data }) => data ?? [])
        return { ref, documents, skipped: parsed.length - documents.length }
      }),
  }
}

/** Races the timeout, because the client ignores the signal while waiting out rate limits. */
async function withTimeout<Result>(
  timeoutMs: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(timeoutMs)
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () =>
      reject(new Error(`The content service did not answer within ${timeoutMs} ms`)),
    )
  })
  return await Promise.race([run(signal), timeout])
}
