import { foldAccents } from '#app/domain/urls/slug.ts'

/** A word in lower case, without accents or apostrophes. */
export interface Token {
  word: string
  /** The position in the original text. */
  start: number
  end: number
  /** True if the word is joined to the previous one: the "shirt" of "T-Shirt", the "m" of "H&M". */
  isLinked: boolean
}

/**
 * Splits text into words.
 *
 *     Women's T-Shirt    womens, t, shirt (linked)
 *     Chloé – size 8.5   chloe, size, 8.5
 *     H&M, 50% off       h, m (linked), 50, off
 */
export function toTokens(text: string): Token[] {
  const tokens: Token[] = []
  forEachWord(text, (word, isLinked, start, end) => tokens.push({ word, isLinked, start, end }))
  return tokens
}

/**
 * Like `toTokens`, but allocates no objects, because a
 * million products have about seventy million words.
 */
export function forEachWord(
  text: string,
  visit: (word: string, isLinked: boolean, start: number, end: number) => void,
): void {
  let lastEnd = -2
  for (let at = 0; at < text.length; ) {
    const start = at
    let kinds = 0
    while (at < text.length) {
      const kind = kindAt(text, at)
      if (kind === separator && !isInsideNumber(text, at, start)) break
      kinds |= kind
      at += kind === wide ? 2 : 1
    }
    if (at === start) {
      at += 1
      continue
    }
    const written = text.slice(start, at)
    const word =
      kinds === plain ? written : kinds < folded ? written.toLowerCase() : foldWord(written)
    if (word === '') continue
    const isLinked = lastEnd === start - 1 && linkSigns.includes(text.charAt(lastEnd))
    visit(word, isLinked, start, at)
    lastEnd = at
  }
}

const linkSigns = '-‐‑&.+'
/** Character classes as bits. The bits of all characters in a word are combined. */
const separator = 0
const plain = 1
/** An ASCII capital letter. */
const capital = 2
/** A character that needs folding. */
const folded = 4
/** Like `folded`, but two code units long. */
const wide = 12

const asciiKinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code)
  return /[a-z0-9]/.test(sign)
    ? plain
    : /[A-Z]/.test(sign)
      ? capital
      : /['`]/.test(sign)
        ? folded
        : separator
})
const otherKinds = new Map<number, number>()

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code < 128) return asciiKinds[code] ?? separator
  const point = text.codePointAt(at) ?? 0
  const known = otherKinds.get(point)
  if (known !== undefined) return known
  const isPart = /[\p{L}\p{M}\p{N}’‘´]/u.test(String.fromCodePoint(point))
  const kind = isPart ? (point > 0xffff ? wide : folded) : separator
  otherKinds.set(point, kind)
  return kind
}

/** Returns true for the dot in "8.5". */
function isInsideNumber(text: string, at: number, start: number): boolean {
  return at > start && text[at] === '.' && isDigit(text, at - 1) && isDigit(text, at + 1)
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 48 && code <= 57
}

function foldWord(text: string): string {
  const lower = text.toLowerCase().replace(/['’‘`´]/g, '')
  return /^[a-z0-9.]*$/.test(lower)
    ? lower
    : foldAccents(lower.normalize('NFKC')).replace(/[^\p{L}\p{M}\p{N}.]/gu, '')
}
