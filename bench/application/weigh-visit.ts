import { get } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

/**
 * Measures the compressed bytes that a first visit to
 * a page loads, by file type and excluding pictures.
 */
export async function weighVisit(
  origin: string,
  path: string,
): Promise<[part: string, bytes: number][]> {
  const page = await fetchCompressed(origin + path)
  const paths = (pattern: RegExp) => [
    ...new Set([...page.text.matchAll(pattern)].map(([file]) => file)),
  ]
  const weigh = async (files: string[]) => {
    const bodies = await Promise.all(files.map(file => fetchCompressed(origin + file)))
    return bodies.reduce((sum, { bytes }) => sum + bytes, 0)
  }
  return [
    ['HTML', page.bytes],
    ['script', await weigh(paths(/\/assets\/[\w.-]+\.js/g))],
    ['CSS', await weigh(paths(/\/assets\/[\w.-]+\.css/g))],
    ['fonts', await weigh(paths(/\/assets\/[\w.-]+\.woff2/g))],
  ]
}

/** Skips decoding in order to count the bytes on the wire. */
async function fetchCompressed(url: string): Promise<{ text: string; bytes: number }> {
  const body = await new Promise<{ raw: Buffer; encoding: string | undefined }>(
    (resolve, reject) => {
      get(url, { headers: { 'Accept-Encoding': 'br' } }, answer => {
        const chunks: Buffer[] = []
        answer.on('data', chunk => chunks.push(chunk))
        answer.on('end', () =>
          resolve({ raw: Buffer.concat(chunks), encoding: answer.headers['content-encoding'] }),
        )
      }).on('error', reject)
    },
  )
  const text =
    body.encoding === 'br' ? brotliDecompressSync(body.raw).toString() : body.raw.toString()
  return { text, bytes: body.raw.length }
}
