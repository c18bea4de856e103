import { parseHttpUrl } from '../parse-http-url.ts'
import { FeedError } from './feed-error.ts'
import { maxRowLength } from './read-lines.ts'

/** The markup of one product, or the reason why it is unusable. `number` counts from 1. */
export type FeedItem =
  | { number: number; xml: string }
  | { number: number; fault: string; text: string }

/** What the elements around the items say about them. */
export interface ItemScope {
  /** The declared namespaces by prefix; the default namespace has no prefix. */
  namespaces: Map<string, string>
  /** The address against which relative ones are resolved: `xml:base`, else the feed's own link. */
  base: string | undefined
  /** The language of the texts, as the feed states it. */
  language: string | undefined
}

export interface ItemSplitter {
  take(text: string): FeedItem[]
  /** Fills up to the first item, as the text arrives. */
  scope: Readonly<ItemScope>
  /** Ends the document. Throws a `FeedError` if the document is incomplete. */
  end(): void
}

const spans = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const
const longestOpening = 9
const maxTagLength = 200
/** The maximum length of an element around the items that is examined whole. */
const maxHeadLength = 20_000
const excerptLength = 1_000

/**
 * Extracts the items of RSS (`item`) and the entries of Atom (`entry`) from a document of any
 * length, holding one at a time and ignoring markup inside comments and CDATA. Throws a
 * `FeedError` for a document with declarations, which no feed needs and entity bombs rely on.
 *
 * Each item is then parsed by saxes. Parsing the whole document at once would save a
 * third of the CPU time (`npm run bench -- parsers`), but one broken item would break
 * the nesting of all later items, and an unclosed field would use up all memory.
 */
export function createItemSplitter(): ItemSplitter {
  let buffer = ''
  /** The index up to which the buffer has been scanned. */
  let at = 0
  /** The start of the current item; undefined between items. */
  let from: number | undefined
  let itemName = ''
  let excerpt: string | undefined
  /** The terminator of the current comment, CDATA section or instruction. */
  let spanEnd: string | undefined
  let root: string | undefined
  let isClosed = false
  let number = 0
  const scope: ItemScope = { namespaces: new Map(), base: undefined, language: undefined }

  /** Scans up to the next tag. Returns false if the buffer has too little text to continue. */
  function step(items: FeedItem[]): boolean {
    if (spanEnd !== undefined) {
      const end = buffer.indexOf(spanEnd, at)
      at = end < 0 ? Math.max(at, buffer.length - spanEnd.length + 1) : end + spanEnd.length
      if (end < 0) return false
      spanEnd = undefined
      return true
    }
    const open = buffer.indexOf('<', at)
    at = open < 0 ? buffer.length : open
    if (open < 0 || buffer.length < open + longestOpening) return closeShort(items)
    // Most tags are inside an item, where only the item's end tag matters.
    if (from !== undefined && !isTelling(open)) {
      at = open + 1
      return true
    }
    const span = spans.find(([begin]) => buffer.startsWith(begin, open))
    if (span !== undefined) {
      at = open + span[0].length
      spanEnd = span[1]
      return true
    }
    if (buffer.startsWith('<!', open) && from === undefined) {
      if (buffer.length < open + maxTagLength && !buffer.includes('>', open)) return false
      throw toDeclarationError(buffer.slice(open, open + 40))
    }
    const tag = /^<(\/?)([\p{L}_][\p{L}\d_.:-]*)(?=[\s/>])/u.exec(
      buffer.slice(open, open + maxTagLength),
    )
    if (tag === null) {
      // The tag is still incomplete, or the "<" is text.
      if (buffer.length < open + maxTagLength && !buffer.slice(open).includes('>')) return false
      at = open + 1
      return true
    }
    return handleTag(items, open, tag[1] === '/', tag[2] ?? '')
  }

  function isTelling(open: number): boolean {
    const next = buffer[open + 1]
    return next === '!' || next === '?' || (next === '/' && buffer.startsWith(itemName, open + 2))
  }

  /** Handles a short remainder of the buffer, which is either an end tag or incomplete. */
  function closeShort(items: FeedItem[]): boolean {
    if (at >= buffer.length) return false
    const tag = /^<\/([\p{L}_][\p{L}\d_.:-]*)\s*>/u.exec(buffer.slice(at))
    return tag === null ? false : handleTag(items, at, true, tag[1] ?? '')
  }

  function handleTag(items: FeedItem[], open: number, isEnd: boolean, name: string): boolean {
    at = open + 1
    if (from === undefined && !isEnd) {
      if (root === undefined) requireFeedRoot(name)
      if (root !== undefined && isItem(name, root)) {
        from = open
        itemName = name
        number += 1
      } else if (!readHead(open, name)) {
        at = open
        return false
      }
    } else if (from === undefined) {
      if (name === root) isClosed = true
    } else if (isEnd && name === itemName) {
      const end = buffer.indexOf('>', open) + 1
      if (end === 0) {
        at = open
        return false
      }
      items.push(toItem(buffer.slice(from, end)))
      at = end
      from = undefined
      excerpt = undefined
    }
    return true
  }

  /** Reads an element around the items. Returns false if its text is still incomplete. */
  function readHead(open: number, name: string): boolean {
    const text = buffer.slice(open, open + maxHeadLength)
    const tagEnd = text.indexOf('>')
    const prefix = toPrefix(root ?? name)
    const isLink = name === `${prefix}link`
    const isLanguage = name === `${prefix}language`
    const end =
      (isLink || isLanguage) && text[tagEnd - 1] !== '/' ? text.indexOf('<', tagEnd) : tagEnd
    if ((tagEnd < 0 || end < 0) && text.length < maxHeadLength) return false
    root ??= name
    const tag = text.slice(0, tagEnd + 1)
    if (name === root || name === 'channel') readScope(tag, scope)
    else if (isLanguage) scope.language ??= text.slice(tagEnd + 1, end).trim()
    else if (isLink && !/\srel\s*=\s*["'](?!alternate["'])/.test(tag))
      scope.base ??= parseHttpUrl(readAttribute(tag, 'href') ?? text.slice(tagEnd + 1, end))
    return true
  }

  function toItem(xml: string): FeedItem {
    if (excerpt === undefined && xml.length <= maxRowLength) return { number, xml }
    const text = excerpt ?? xml.slice(0, excerptLength)
    return { number, fault: `item: longer than ${maxRowLength} characters`, text }
  }

  /** Drops processed text. Keeps only an excerpt of an item that is too long. */
  function shrink() {
    if (from !== undefined && at - from > maxRowLength) {
      excerpt ??= buffer.slice(from, from + excerptLength)
      from = at
    }
    const keepFrom = from ?? at
    buffer = buffer.slice(keepFrom)
    at -= keepFrom
    if (from !== undefined) from = 0
  }

  return {
    scope,
    take(text) {
      buffer += text
      const items: FeedItem[] = []
      while (step(items));
      shrink()
      return items
    },
    end() {
      // Appends padding, so that the last tag is long enough to be recognized.
      buffer += ' '.repeat(maxTagLength)
      while (step([]));
      if (root === undefined) throw new FeedError('is XML without an element')
      if (from !== undefined)
        throw new FeedError(`ends in the middle of item ${number}: the file is truncated`)
      if (!isClosed)
        throw new FeedError(`ends before </${root}>, after item ${number}: the file is truncated`)
    },
  }
}

function requireFeedRoot(name: string): void {
  if (/^html$/i.test(name)) throw new FeedError('is a web page')
  if (!/^(?:rss|channel|(?:[^:]+:)?feed|(?:[^:]+:)?RDF)$/.test(name))
    throw new FeedError(`is XML of another kind: it begins with <${name}>`)
}

/** An entry of a feed whose elements have a prefix has it too. */
function isItem(name: string, root: string): boolean {
  return name === 'item' || name === 'entry' || name === `${toPrefix(root)}entry`
}

function toPrefix(name: string): string {
  return name.slice(0, name.indexOf(':') + 1)
}

const declaration = /\sxmlns(?::([\w.-]+))?\s*=\s*(?:"([^"]*)"|'([^']*)')/g

function readScope(tag: string, scope: ItemScope): void {
  for (const [, prefix = '', double, single] of tag.matchAll(declaration))
    scope.namespaces.set(prefix, (double ?? single ?? '').trim())
  scope.base ??= parseHttpUrl(readAttribute(tag, 'xml:base'))
  scope.language ??= readAttribute(tag, 'xml:lang')
}

const attributes = {
  href: /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/,
  'xml:base': /\sxml:base\s*=\s*(?:"([^"]*)"|'([^']*)')/,
  'xml:lang': /\sxml:lang\s*=\s*(?:"([^"]*)"|'([^']*)')/,
} as const

function readAttribute(tag: string, name: keyof typeof attributes): string | undefined {
  const [, double, single] = attributes[name].exec(tag) ?? []
  return double ?? single
}

function toDeclarationError(text: string): FeedError {
  if (/^<!doctype\s+html/i.test(text)) return new FeedError('is a web page')
  return new FeedError(`declares types or entities, which no feed needs: ${JSON.stringify(text)}`)
}
