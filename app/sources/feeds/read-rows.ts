import type { Doubts } from '../doubts.ts'
import { awinFormat } from './awin-format.ts'
import { cjFormat } from './cj-format.ts'
import { FeedError } from './feed-error.ts'
import type { FeedFormatName, NamedFormat } from './feed-format.ts'
import type { ParsedRow } from './feed-row.ts'
import { googleFormat } from './google-format.ts'
import { readItems } from './read-items.ts'
import { readRakuten } from './read-rakuten.ts'
import { readTable } from './read-table.ts'

const named: Record<Exclude<FeedFormatName, 'rakuten'>, NamedFormat> = {
  google: googleFormat,
  cj: cjFormat,
  awin: awinFormat,
}

/**
 * Reads the rows of a file in this format, and reports the columns that were
 * not used. Throws a `FeedError` for any other format.
 */
export async function* readRows(
  text: AsyncIterable<string>,
  format: FeedFormatName,
  doubts?: Doubts,
): AsyncGenerator<ParsedRow[]> {
  const { head, whole } = await peek(text)
  if (head === '') throw new FeedError('is empty')
  if (/^<(!doctype\s+)?html\b/i.test(head))
    throw new FeedError(`is a web page, not a feed${formatTitle(head)}`)
  // A header may have its names in brackets.
  if (/^(?:\{|\[\s*(?:[[{"\d\]]|$))/.test(head))
    throw new FeedError('is JSON, which is not a feed format')
  if (head.includes('\0')) throw new FeedError('is not text')
  if (format === 'rakuten') {
    if (head.startsWith('<'))
      throw new FeedError('is XML; for Rakuten, import the pipe-delimited file (_mp.txt.gz)')
    yield* readRakuten(whole)
  } else if (head.startsWith('<')) yield* readItems(whole, named[format], doubts)
  else yield* readTable(whole, named[format], doubts)
}

export function getAdSource(format: FeedFormatName): NamedFormat['adSource'] {
  return format === 'rakuten' ? 'Rakuten' : named[format].adSource
}

/** Returns the first non-blank characters and a stream of the whole text. */
async function peek(
  text: AsyncIterable<string>,
): Promise<{ head: string; whole: AsyncIterable<string> }> {
  const iterator = text[Symbol.asyncIterator]()
  let read = ''
  while (read.trim().length < headLength && read.length < maxBlank) {
    const { done, value } = await iterator.next()
    if (done) break
    read += value
  }
  async function* whole(): AsyncGenerator<string> {
    try {
      yield read
      for (let next = await iterator.next(); !next.done; next = await iterator.next())
        yield next.value
    } finally {
      await iterator.return?.()
    }
  }
  return { head: read.slice(0, maxBlank).trim().slice(0, headLength), whole: whole() }
}

const headLength = 2_000
const maxBlank = 100_000

function formatTitle(page: string): string {
  const title = /<title[^>]*>([^<]{1,100})/i.exec(page)?.[1]?.trim()
  return title ? `: ${JSON.stringify(title)}` : ''
}
