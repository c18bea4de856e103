import { FeedError } from './feed-error.ts'
import { maxRowLength } from './read-lines.ts'

/** The markup of one product, or why it is not read. `number` from 1. */
export type FeedItem = { number: number; xml: string } | { number: number; fault: string; text: string }

export interface ItemSplitter {
  take(text: string): FeedItem[]
  /** Throws a `FeedError` when the document has not come to its end. */
  end(): void
}

const spans = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const
const longestOpening = 9
const maxTagLength = 200
const excerptLength = 1_000

/**
 * Takes the items of RSS (`item`) and the entries of Atom (`entry`) out of a document of any length, without holding
 * more than one. What looks like markup inside comments and quoted text is none. Throws a `FeedError` for a document
 * that declares anything: no feed has to, and bombs do.
 */
export function createItemSplitter(): ItemSplitter {
  let buffer = ''
  /** Looked at up to here. */
  let at = 0
  /** Where the open item begins in the buffer; undefined between items. */
  let from: number | undefined
  let itemName = ''
  let excerpt: string | undefined
  /** Ends the comment, quoted text or instruction the reading stands in. */
  let spanEnd: string | undefined
  let root: string | undefined
  let isClosed = false
  let number = 0

  /** False: the buffer has to grow first. */
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
    // Most tags are inside an item, and only its end is looked for there.
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
    const tag = /^<(\/?)([\p{L}_][\p{L}\d_.:-]*)(?=[\s/>])/u.exec(buffer.slice(open, open + maxTagLength))
    if (tag === null) {
      // Cut by the end of what has come so far, or a "<" that is text.
      if (buffer.length < open + maxTagLength && !buffer.slice(open).includes('>')) return false
      at = open + 1
      return true
    }
    return takeTag(items, open, tag[1] === '/', tag[2] ?? '')
  }

  function isTelling(open: number): boolean {
    const next = buffer[open + 1]
    return next === '!' || next === '?' || (next === '/' && buffer.startsWith(itemName, open + 2))
  }

  /** What ends in a few characters is either an end tag or not finished. */
  function closeShort(items: FeedItem[]): boolean {
    if (at >= buffer.length) return false
    const tag = /^<\/([\p{L}_][\p{L}\d_.:-]*)\s*>/u.exec(buffer.slice(at))
    return tag === null ? false : takeTag(items, at, true, tag[1] ?? '')
  }

  function takeTag(items: FeedItem[], open: number, isEnd: boolean, name: string): boolean {
    at = open + 1
    if (from === undefined && !isEnd) {
      if (root === undefined) root = requireFeedRoot(name)
      if (name === 'item' || name === 'entry') {
        from = open
        itemName = name
        number += 1
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

  function toItem(xml: string): FeedItem {
    if (excerpt === undefined && xml.length <= maxRowLength) return { number, xml }
    const text = excerpt ?? xml.slice(0, excerptLength)
    return { number, fault: `item: longer than ${maxRowLength} characters`, text }
  }

  /** Drops what is dealt with, and of an item that is too long all but its beginning. */
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
    take(text) {
      buffer += text
      const items: FeedItem[] = []
      while (step(items));
      shrink()
      return items
    },
    end() {
      // What was too short to be told is told by more behind it.
      buffer += ' '.repeat(maxTagLength)
      while (step([]));
      if (root === undefined) throw new FeedError('is XML without an element')
      if (from !== undefined) throw new FeedError(`ends in the middle of item ${number}: the file is cut`)
      if (!isClosed) throw new FeedError(`ends before </${root}>, behind item ${number}: the file is cut`)
    },
  }
}

function requireFeedRoot(name: string): string {
  if (/^html$/i.test(name)) throw new FeedError('is a web page')
  if (!/^(rss|feed|rdf:RDF)$/.test(name))
    throw new FeedError(`is XML of another kind: it begins with <${name}>`)
  return name
}

function toDeclarationError(text: string): FeedError {
  if (/^<!doctype\s+html/i.test(text)) return new FeedError('is a web page')
  return new FeedError(`declares types or entities of its own, as no feed has to: ${JSON.stringify(text)}`)
}
