import { promisify } from 'node:util'
import { brotliDecompress, constants, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib'

type Decode = (body: Buffer, maxOutputLength: number) => Promise<Buffer>

// Like browsers, these accept a body without its last bytes.
const isLenient = { finishFlush: constants.Z_SYNC_FLUSH }
const unzip: Decode = (body, maxOutputLength) =>
  promisify(gunzip)(body, { ...isLenient, maxOutputLength })
const decoders = new Map<string, Decode>([
  ['gzip', unzip],
  ['x-gzip', unzip],
  // Some hosts leave out the header that the standard requires, and browsers accept that too.
  [
    'deflate',
    (body, maxOutputLength) =>
      promisify((body[0] ?? 0) % 16 === 8 ? inflate : inflateRaw)(body, {
        ...isLenient,
        maxOutputLength,
      }),
  ],
  ['br', (body, maxOutputLength) => promisify(brotliDecompress)(body, { maxOutputLength })],
  ['zstd', (body, maxOutputLength) => promisify(zstdDecompress)(body, { maxOutputLength })],
  ['identity', async body => body],
])
const maxLayers = 3

/**
 * Decodes a body by its Content-Encoding, which some hosts use although we do not ask for it.
 * Throws if an encoding is unknown, the body is invalid, or it unpacks to more than `maxBytes`.
 */
export async function decodeBody(
  body: Buffer,
  contentEncoding: string | undefined,
  maxBytes: number,
): Promise<Buffer> {
  const layers = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map(name => name.trim())
  const named = layers.filter(name => name !== '')
  if (named.length > maxLayers) throw new Error(`it is encoded more than ${maxLayers} times`)
  let decoded = body
  for (const name of named.toReversed()) {
    const decode = decoders.get(name)
    if (!decode) throw new Error('its encoding is unknown')
    decoded = await decode(decoded, maxBytes)
  }
  return decoded
}
