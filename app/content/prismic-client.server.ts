import { type Client, createClient } from '@prismicio/client'
import { z } from 'zod'
import { documentEnvelope, type WireDocument } from './wire.ts'

export interface PrismicOptions {
  /** The API's URL, such as https://my-repository.cdn.prismic.io/api/v2. */
  endpoint: string
  accessToken?: string | undefined
  /** The locale to read, like `en-us`; if absent, the repository's master locale. */
  locale?: string | undefined
  timeoutMs?: number
}

/** The documents of one version. */
export interface Version {
  ref: string
  /** The locale of the documents; undefined if the service names none. */
  locale: string | undefined
  documents: WireDocument[]
  /** The number of documents that lack an id or a type or are too large. */
  skipped: number
}

export interface PrismicReader {
  /** Fetches the ref of the published version, which changes with every publication. */
  fetchMaster(): Promise<Pick<Version, 'ref' | 'locale'>>
  /** Fetches all documents of a version. Throws the client's errors, or a timeout error. */
  fetchVersion(ref: string): Promise<Version>
}

/** Thrown for a ref that is unknown to the service or has expired. */
export class RefGoneError extends Error {
  override name = 'RefGoneError'
}

const defaultTimeoutMs = 15_000
const maxResponseBytes = 32 * 1024 * 1024
/** About 100,000 words; a longer document would exhaust the memory of readers' browsers. */
const maxDocumentBytes = 1024 * 1024

/**
 * Rejects an unknown or expired ref. The client would return the published version instead, and a
 * forged preview would pass for a draft.
 */
const fetchKnownRef: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (![404, 410].includes(response.status)) return limitBytes(response)
  throw new RefGoneError(
    `The content service returned ${response.status}: ${await response.text()}`,
  )
}

/** Aborts a response that is larger than a page full of the largest documents we accept. */
function limitBytes(response: Response): Response {
  let bytes = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes <= maxResponseBytes) controller.enqueue(chunk)
      else controller.error(new Error(`The content service sent over ${maxResponseBytes} bytes`))
    },
  })
  return new Response(response.body?.pipeThrough(limit), response)
}

export function createPrismicReader({
  endpoint,
  accessToken,
  locale: wantedLocale,
  timeoutMs = defaultTimeoutMs,
}: PrismicOptions): PrismicReader {
  /** Creates a client for each read, because a client caches the master ref for several seconds. */
  function open() {
    // The name is unused, but without it the client warns that it cannot infer one from the URL.
    return createClient('content', {
      documentAPIEndpoint: endpoint,
      fetch: fetchKnownRef,
      ...(accessToken ? { accessToken } : {}),
    })
  }

  return {
    fetchMaster: () =>
      withTimeout(timeoutMs, async signal => {
        const { refs, languages } = await fetchRepository(open(), signal)
        const master = refs.find(({ isMasterRef }) => isMasterRef)
        if (!master) throw new Error('The content service names no published version')
        return { ref: master.ref, locale: chooseLocale(languages, wantedLocale) }
      }),
    fetchVersion: ref =>
      withTimeout(timeoutMs, async signal => {
        const client = open()
        const { languages } = await fetchRepository(client, signal)
        const locale = chooseLocale(languages, wantedLocale)
        const found = await client.dangerouslyGetAll({
          ref,
          ...(locale === undefined ? {} : { lang: locale }),
          fetchOptions: { signal },
        })
        const documents = found.flatMap(document => {
          const { data } = documentEnvelope.safeParse(document)
          return data && JSON.stringify(data).length <= maxDocumentBytes ? [data] : []
        })
        return {
          ref,
          locale,
          documents: documents.filter(document => isIn(locale, document)),
          skipped: found.length - documents.length,
        }
      }),
  }
}

const repository = z.object({
  refs: z.array(z.object({ ref: z.string(), isMasterRef: z.boolean().catch(false) })),
  languages: z.array(z.object({ id: z.string(), is_master: z.boolean().catch(false) })).catch([]),
})
type Languages = z.infer<typeof repository>['languages']

async function fetchRepository(client: Client, signal: AbortSignal) {
  return repository.parse(await client.getRepository({ fetchOptions: { signal } }))
}

/**
 * Returns the locale to show. Documents in other locales have the same names, and would replace
 * those of the shop's. Throws if the repository does not have the wanted one.
 */
function chooseLocale(known: Languages, wanted: string | undefined): string | undefined {
  if (wanted === undefined) return (known.find(each => each.is_master) ?? known[0])?.id
  const isWanted = ({ id }: { id: string }) => id.toLowerCase() === wanted.toLowerCase()
  const found = known.find(isWanted)
  if (found || known.length === 0) return found?.id ?? wanted
  const names = known.map(({ id }) => id).join(', ')
  throw new Error(`CONTENT_LOCALE is ${wanted}, but the repository has only ${names}`)
}

function isIn(locale: string | undefined, { lang }: WireDocument): boolean {
  return locale === undefined || lang === undefined || lang.toLowerCase() === locale.toLowerCase()
}

/**
 * Stops waiting at the timeout, because the client
 * ignores the signal while it waits for a rate limit.
 */
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
