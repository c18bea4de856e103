import { XMLParser } from 'fast-xml-parser'
import { AttemptError } from './attempt-error.ts'
import { toExcerpt } from './parse-json.ts'

/** An element: its text when it holds nothing else, or its children and attributes by name. */
export type XmlValue = string | XmlNode | XmlValue[]

/** Several children of one name are an array, attributes are `@name`, text beside either is `#text`. */
export interface XmlNode {
  [name: string]: XmlValue
}

const maxDepth = 30

/**
 * An XML answer with every value as trimmed text (ids pass 2^53), entities read, name spaces dropped.
 * Throws an `AttemptError`: for a web page, half a document or none another attempt is worth it, for a document that
 * declares anything it is not. Bare ampersands are taken as they are, as advertisers' texts have them.
 *
 *     <a><b x="1">007</b><c/><i>1</i><i>2</i></a>  → { a: { b: { '#text': '007', '@x': '1' }, c: '', i: ['1', '2'] } }
 */
export function parseXml(text: string, contentType: string): XmlNode {
  const xml = text.trim()
  if (/^<(!doctype\s+)?html\b/i.test(xml)) throw toPassing(`a page instead of XML: ${toExcerpt(xml)}`)
  if (hasDeclaration(xml))
    throw new AttemptError(`answered XML with declarations of its own: ${toExcerpt(xml)}`)
  const root = findRoot(xml)
  if (root === undefined) {
    throw toPassing(
      xml === ''
        ? 'nothing instead of XML'
        : `${contentType || 'something'} instead of XML: ${toExcerpt(xml)}`,
    )
  }
  if (!isWhole(xml, root)) throw toPassing(`XML that is cut or broken after ${text.length} characters`)
  try {
    return parser.parse(xml)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new AttemptError(`answered XML that is not read: ${reason}`)
  }
}

/** What may be one child or several, as several. */
export function toXmlList(value: XmlValue | undefined): XmlValue[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

function toPassing(what: string): AttemptError {
  return new AttemptError(`answered ${what}`, { isTransient: true, isOutage: true })
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Knows the five names XML has and numbers, whatever a document would add: nothing ever grows by being read. */
const entityDecoder = {
  setExternalEntities() {},
  addInputEntities() {},
  setXmlVersion() {},
  reset() {},
  decode: (text: string) =>
    text.includes('&')
      ? text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, toCharacter)
      : text,
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: maxDepth,
  entityDecoder,
})

function toCharacter(whole: string, name?: string, decimal?: string, hex?: string): string {
  if (name !== undefined) return named[name.toLowerCase()] ?? whole
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  // Half a surrogate pair breaks the text it stands in.
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : ''
}

/** The name of the outermost element: behind the prolog, whose comments and instructions are skipped. */
function findRoot(xml: string): string | undefined {
  if (!xml.startsWith('<')) return undefined
  let at = 0
  for (;;) {
    at = xml.indexOf('<', at)
    if (at < 0) return undefined
    const name = /^[\p{L}_][\p{L}\d_.:-]{0,100}/u.exec(xml.slice(at + 1, at + 110))?.[0]
    if (name !== undefined) return name
    at = skipMarkup(xml, at) ?? at + 1
  }
}

/** The end of what is not an element at this place; undefined when it has none. */
function skipMarkup(xml: string, at: number): number | undefined {
  for (const [begin, end] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const) {
    if (!xml.startsWith(begin, at)) continue
    const found = xml.indexOf(end, at + begin.length)
    return found < 0 ? undefined : found + end.length
  }
  return undefined
}

/** Whether the document declares a type, entities or anything else, wherever; quoted as text it may. */
function hasDeclaration(xml: string): boolean {
  for (let at = xml.indexOf('<!'); at >= 0; at = xml.indexOf('<!', at)) {
    const isQuoted = xml.startsWith('<!--', at) || xml.startsWith('<![CDATA[', at)
    if (!isQuoted) return true
    const end = skipMarkup(xml, at)
    if (end === undefined) return false
    at = end
  }
  return false
}

/** The parser takes half a document for a whole one, so the end is looked at before. */
function isWhole(xml: string, root: string): boolean {
  const tail = xml.slice(-(root.length + 20)).replace(/\s+/g, '')
  return (
    tail.endsWith(`</${root}>`) || (tail.endsWith('/>') && xml.indexOf('<', xml.indexOf(`<${root}`) + 1) < 0)
  )
}
