import { parseXml, toXmlList, type XmlNode, type XmlValue } from '../parse-xml.ts'
import { FeedError } from './feed-error.ts'
import { type FeedFields, type FeedLayout, type NamedFormat, toFieldName } from './feed-format.ts'
import type { ParsedRow } from './feed-row.ts'
import { createItemSplitter, type FeedItem } from './split-items.ts'

const maxShown = 4_000

/**
 * Reads the items of an RSS or Atom document as they arrive. Throws
 * a `FeedError` for any other document and for a truncated one.
 */
export async function* readItems(
  text: AsyncIterable<string>,
  format: NamedFormat,
): AsyncGenerator<ParsedRow[]> {
  const [layout] = format.layouts
  if (!format.mayBeXml || layout === undefined)
    throw new FeedError(`is XML, but ${format.title} feeds are not XML`)
  const splitter = createItemSplitter()
  for await (const chunk of text) {
    const items = splitter.take(chunk)
    if (items.length > 0) yield items.map(item => toParsedRow(item, layout))
  }
  splitter.end()
}

function toParsedRow(item: FeedItem, layout: FeedLayout): ParsedRow {
  const place = `item ${item.number}`
  if ('fault' in item) return { place, fault: item.fault, text: item.text }
  try {
    const [node] = Object.values(parseXml(item.xml, 'text/xml'))
    return { place, row: layout.toRow(toFields(node ?? '')) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { place, fault: `item: ${reason}`, text: item.xml.slice(0, maxShown) }
  }
}

function toFields(item: XmlValue): FeedFields {
  const node: XmlNode = typeof item === 'string' || Array.isArray(item) ? {} : item
  const values = new Map(Object.entries(node).map(([name, value]) => [toFieldName(name), value]))
  const getAll = (name: string) => toXmlList(values.get(name)).flatMap(value => toText(value) ?? [])
  return { get: name => getAll(name)[0], getAll }
}

/** Returns an element's text. Atom puts URLs in an attribute. */
function toText(value: XmlValue): string | undefined {
  if (typeof value === 'string') return value || undefined
  if (Array.isArray(value)) return undefined
  const { '#text': text, '@href': href } = value
  if (typeof text === 'string' && text !== '') return text
  return typeof href === 'string' && href !== '' ? href : undefined
}
