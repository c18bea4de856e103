import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const compressible =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json|xml|ld\+json)|image\/svg)/
/** Below this a compressed answer is hardly smaller, in bytes. */
const minLength = 1024
/** A stream that pauses this long shows what it has: the reader should not wait for the compressor. */
const flushAfterMs = 10
/** Of 11. Measured on a list page: 4 costs a third of 6 and is 4 % larger. */
const brotliQuality = 4

/**
 * The encoding to answer with: brotli before gzip, among those the reader accepts.
 *
 *     gzip, deflate, br   → br        br;q=0, gzip   → gzip
 *     *                   → br        identity       → undefined
 */
export function chooseEncoding(acceptEncoding: string | null): Encoding | undefined {
  const accepted = new Map(
    (acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .map(entry => {
        const [name = '', ...parameters] = entry.split(';').map(part => part.trim())
        return [name, parameters.every(parameter => !/^q=0(?:\.0*)?$/.test(parameter))] as const
      }),
  )
  return (['br', 'gzip'] as const).find(encoding => accepted.get(encoding) ?? accepted.get('*') ?? false)
}

/** The same response, compressed where that pays; streams stay streams. */
export function compressResponse(response: Response, acceptEncoding: string | null): Response {
  if (!response.body || !isWorthCompressing(response)) return response
  const headers = new Headers(response.headers)
  headers.append('Vary', 'Accept-Encoding')
  const encoding = chooseEncoding(acceptEncoding)
  if (!encoding) return new Response(response.body, { status: response.status, headers })
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  const tag = headers.get('ETag')
  if (tag && !tag.startsWith('W/')) headers.set('ETag', `W/${tag}`)
  return new Response(compressBody(response.body, encoding), { status: response.status, headers })
}

function isWorthCompressing({ headers, status }: Response): boolean {
  if (status === 206 || headers.has('Content-Encoding')) return false
  const length = headers.get('Content-Length')
  return (
    compressible.test(headers.get('Content-Type') ?? '') && (length === null || Number(length) >= minLength)
  )
}

function compressBody(body: ReadableStream<Uint8Array>, encoding: Encoding): ReadableStream {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  const encoder = encoding === 'br' ? createBrotliCompress({ params }) : createGzip()
  const source = Readable.from(body)
  let timer: NodeJS.Timeout | undefined
  source.on('data', () => {
    clearTimeout(timer)
    timer = setTimeout(() => encoder.flush(), flushAfterMs)
  })
  // A body that breaks off destroys the encoder, whose reader then sees the error: nothing is left to do here.
  pipeline(source, encoder)
    .catch(() => {})
    .finally(() => clearTimeout(timer))
  return Readable.toWeb(encoder) as ReadableStream
}
