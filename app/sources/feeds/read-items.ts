import type { Doubts } from '../doubts.ts'
import { parseXml, toXmlList, type XmlName, type XmlNode, type XmlValue } from '../parse-xml.ts'
import {
  createFieldNames,
  createUnusedFields,
  type FieldNames,
  type UnusedFields,
} from './feed-columns.ts'
import { FeedError } from './feed-error.ts'
import { createFields, type FeedFields, type FeedLayout, type NamedFormat } from './feed-format.ts'
import type { ParsedRow } from './feed-row.ts'
import { createItemSplitter, type FeedItem, type ItemScope } from './split-items.ts'

const maxShown = 4_000

/**
 * Reads the items of an RSS or Atom document as they arrive, and reports the elements that
 * were not used. Throws a `FeedError` for any other document and for a truncated one.
 */
export async function* readItems(
  text: AsyncIterable<string>,
  format: NamedFormat,
  doubts?: Doubts,
): AsyncGenerator<ParsedRow[]> {
  const [layout] = format.layouts
  if (!format.mayBeXml || layout === undefined)
    throw new FeedError(`is XML, but ${format.title} feeds are not XML`)
  const splitter = createItemSplitter()
  const reading = {
    layout,
    scope: splitter.scope,
    names: createFieldNames(layout),
    unused: createUnusedFields(),
  }
  for await (const chunk of text) {
    const items = splitter.take(chunk)
    if (items.length > 0) yield items.map(item => toParsedRow(item, reading))
  }
  splitter.end()
  reading.unused.report(doubts)
}

interface Reading {
  layout: FeedLayout
  scope: Readonly<ItemScope>
  names: FieldNames
  unused: UnusedFields
}

function toParsedRow(item: FeedItem, reading: Reading): ParsedRow {
  const { layout, scope } = reading
  const place = `item ${item.number}`
  if ('fault' in item) return { place, fault: item.fault, text: item.text }
  try {
    const naming = { declared: scope.namespaces, toName: toElementName }
    const [content = ''] = Object.values(parseXml(item.xml, 'text/xml', naming))
    const node: XmlNode = typeof content === 'string' || Array.isArray(content) ? {} : content
    const language = scope.language === undefined ? {} : { language: scope.language }
    const base = toXmlList(node['@base']).flatMap(value => toText(value) ?? [])[0] ?? scope.base
    return { place, row: { ...layout.toRow(toFields(node, reading, place)), base, ...language } }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { place, fault: `item: ${reason}`, text: item.xml.slice(0, maxShown) }
  }
}

/** Matches the namespace of Google's attributes, which feeds write in several ways. */
const googleUri = /^https?:\/\/base\.google\.com\/ns\/1\.0\/?$/i

/**
 * Names an element by its namespace, since other namespaces have a title and a price too.
 * Google's attributes are g:price under any prefix. Elements of the item's own namespace
 * or of none keep their name, and those of any other namespace are left out. Many feeds
 * forget to declare g:.
 */
function toElementName({ local, prefix, uri, rootUri }: XmlName): string | undefined {
  const isGoogle = uri === undefined ? /^g$/i.test(prefix) : googleUri.test(uri)
  if (isGoogle) return `g:${local}`
  return uri === '' || (uri !== undefined && uri === rootUri) ? local : undefined
}

/**
 * Google's own elements come before the feed's: g:id is the id, and Atom's id is an address.
 * Those that spell a name like the format come before other spellings.
 */
function toFields(node: XmlNode, { names, unused }: Reading, place: string): FeedFields {
  const toRank = (written: string) =>
    (written.startsWith('g:') ? 0 : 2) + (names.isExact(written) ? 0 : 1)
  const entries = Object.entries(node).toSorted(([a], [b]) => toRank(a) - toRank(b))
  const values = new Map<string, string[]>()
  for (const [written, value] of entries) {
    if (/^[@#]/.test(written)) continue
    const texts = toXmlList(value)
      .filter(isLead)
      .flatMap(one => toText(one) ?? [])
    const name = names.find(written)
    if (name === undefined) unused.add(written, texts[0] ?? '', place)
    else values.set(name, [...(values.get(name) ?? []), ...texts])
  }
  return createFields(name => values.get(name) ?? [])
}

/** False for Atom's links to the feed itself, to comments and to other files. */
function isLead(value: XmlValue): boolean {
  if (typeof value === 'string' || Array.isArray(value)) return true
  const { '@rel': rel = 'alternate' } = value
  return rel === 'alternate'
}

/** Returns an element's text. Atom puts URLs in an attribute. */
function toText(value: XmlValue): string | undefined {
  if (typeof value === 'string') return value || undefined
  if (Array.isArray(value)) return undefined
  const { '#text': text, '@href': href } = value
  if (typeof text === 'string' && text !== '') return text
  return typeof href === 'string' && href !== '' ? href : undefined
}
