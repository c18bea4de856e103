import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants } from 'node:zlib'
import { chooseEncoding, compressWhole, compressZstd, encodings } from '../compress-response.ts'
import { type PageDictionary, parseAvailableDictionary } from './page-dictionary.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** How a page is compressed for a visitor. */
export interface BodyEncoding {
  /** The value of Content-Encoding. */
  name: string
  /** Tells apart the results, so it names the dictionary too. */
  key: string
  compress(body: Bytes): Promise<Bytes>
}

/** The headers that decide. */
export interface EncodingHeaders {
  acceptEncoding: string | undefined
  availableDictionary: string | undefined
}

/** The bytes that a browser has, and their SHA-256. */
type Dictionary = Pick<PageDictionary, 'hash' | 'body'>

/** Finds a dictionary by its hash in hexadecimal digits. */
export type FindDictionary = (hash: string) => Dictionary | undefined

/**
 * Chooses the smallest encoding that a visitor accepts: against the dictionary that the visitor has,
 * if it is one of ours, otherwise without. Undefined if the visitor accepts none.
 */
export function chooseBodyEncoding(
  headers: EncodingHeaders,
  findDictionary: FindDictionary | undefined,
): BodyEncoding | undefined {
  const smallest = findDictionary && chooseDictionaryEncoding(headers, findDictionary)
  if (smallest) return smallest
  const plain = chooseEncoding(headers.acceptEncoding ?? null, encodings)
  return plain && { name: plain, key: plain, compress: body => compressWhole(body, plain) }
}

/** Undefined if the visitor has none of our dictionaries, or cannot decode what they compress. */
export function chooseDictionaryEncoding(
  { acceptEncoding, availableDictionary }: EncodingHeaders,
  findDictionary: FindDictionary,
): BodyEncoding | undefined {
  const hash = parseAvailableDictionary(availableDictionary)
  const dictionary = hash === undefined ? undefined : findDictionary(hash)
  const name = dictionary && findDictionaryEncoding(acceptEncoding)
  return name && createDictionaryEncoding(name, dictionary)
}

/** Zstandard first, for its speed. */
const dictionaryEncodings = ['dcz', 'dcb'] as const
type DictionaryEncodingName = (typeof dictionaryEncodings)[number]

/** Ignores `*`: only clients that name these encodings can decode them. */
function findDictionaryEncoding(accepted = ''): DictionaryEncodingName | undefined {
  const names = accepted
    .toLowerCase()
    .split(',')
    .map(entry => entry.trim())
  return dictionaryEncodings.find(name => names.includes(name))
}

/** What precedes the dictionary's hash in a body (RFC 9842, sections 4 and 5). */
const magicBytes: Record<DictionaryEncodingName, readonly number[]> = {
  dcz: [0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0],
  dcb: [0xff, 0x44, 0x43, 0x42],
}
/** Brotli uses no dictionary at levels below this one. */
const brotliQuality = 5
/** Takes 1.2 ms for a product page, 0.7 ms more than level 3, and saves a sixth of the bytes. */
const zstdLevel = 9
const compressBrotli = promisify(brotliCompress)

function createDictionaryEncoding(
  name: DictionaryEncodingName,
  { hash, body: dictionary }: Dictionary,
): BodyEncoding {
  return {
    name,
    key: `${name}-${Buffer.from(hash).toString('base64url').slice(0, 22)}`,
    async compress(body) {
      const compressed = await (name === 'dcz' ? toZstd(body) : toBrotli(body))
      return Buffer.concat([Uint8Array.from(magicBytes[name]), hash, compressed])
    },
  }

  function toZstd(body: Bytes) {
    const params = { [constants.ZSTD_c_compressionLevel]: zstdLevel }
    return compressZstd(body, { dictionary, params })
  }

  function toBrotli(body: Bytes) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    }
    // The types of the runtime do not name the option yet.
    const options: BrotliOptions & { dictionary: Uint8Array } = { params, dictionary }
    return compressBrotli(body, options)
  }
}
