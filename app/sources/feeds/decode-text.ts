import { isAscii, isUtf8 } from 'node:buffer'

/**
 * Decodes bytes in any encoding. The encoding is taken from a byte order mark or the zeros of
 * UTF-16, otherwise from an XML declaration, otherwise from the bytes themselves: text that is not valid
 * UTF-8 is windows-1252, which covers files declared as latin-1. Text before the first
 * non-ASCII character is the same in both encodings, so nothing is read twice.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decode: Decode | undefined
  let head: Buffer = Buffer.alloc(0)
  for await (const chunk of bytes) {
    if (decode !== undefined) {
      yield decode(chunk)
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < headLength) continue
    decode = chooseDecoder(head)
    yield decode(head)
  }
  if (decode === undefined) {
    decode = chooseDecoder(head)
    yield decode(head)
  }
  yield decode()
}

/**
 * Decodes these bytes, preceded by the incomplete character that the last
 * call held back. Without an argument, decodes only what was held back.
 */
type Decode = (bytes?: Uint8Array) => string

/** The number of bytes to examine, enough for a byte order mark and an XML declaration. */
const headLength = 256
/**
 * Encodings that files declare regardless of their content. The encoding of these files is
 * determined from their bytes. UTF-16 is among them, because it would be known by its zeros.
 */
const undecided =
  /^(utf-?8|utf-?16(?:le|be)?|us-ascii|ascii|iso-?8859-?1|latin-?1|windows-1252|cp1252)$/i

function chooseDecoder(head: Buffer): Decode {
  const declared = findEncoding(head)
  if (declared === undefined) return createGuessingDecoder()
  const decoder = new TextDecoder(declared)
  return bytes => (bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true }))
}

function findEncoding(head: Buffer): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = [0, 1].map(odd => head.filter((byte, at) => byte === 0 && at % 2 === odd).length)
  const [even = 0, odd = 0] = zeros
  // In markup and headers, one byte of each character is zero, and it is always the same one.
  if (odd > head.length / 4 && even === 0) return 'utf-16le'
  if (even > head.length / 4 && odd === 0) return 'utf-16be'
  const [, label] =
    /^\s*<\?xml[^>]*\sencoding=["']([\w-]{1,40})["']/.exec(head.toString('latin1')) ?? []
  return label !== undefined && !undecided.test(label) && isKnown(label) ? label : undefined
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label) !== undefined
  } catch {
    return false
  }
}

function createGuessingDecoder(): Decode {
  const windows = new TextDecoder('windows-1252')
  let guess: 'open' | 'utf-8' | 'windows-1252' = 'open'
  let isFirst = true
  let left: Buffer = Buffer.alloc(0)

  return bytes => {
    const whole = bytes === undefined ? left : Buffer.concat([left, bytes])
    const cut = bytes === undefined ? whole.length : whole.length - countOpenTail(whole)
    const body = whole.subarray(0, cut)
    left = Buffer.from(whole.subarray(cut))
    if (guess === 'open' && !isAscii(body))
      guess = isUtf8(body) || isMostlyUtf8(body) ? 'utf-8' : 'windows-1252'
    if (guess === 'windows-1252') return windows.decode(body)
    const text = body.toString('utf8')
    const start = isFirst && text.startsWith('\ufeff') ? 1 : 0
    isFirst = false
    return text.slice(start)
  }
}

/** Returns true if valid non-ASCII characters outnumber broken ones. */
function isMostlyUtf8(bytes: Buffer): boolean {
  const text = bytes.toString('utf8')
  const broken = text.match(/\ufffd/g)?.length ?? 0
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
  const whole = (text.match(/[^\x00-\x7f]/g)?.length ?? 0) - broken
  return whole > broken
}

/** Returns the number of trailing bytes that begin an incomplete UTF-8 character: 0 to 3. */
function countOpenTail(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0
  }
  return 0
}
