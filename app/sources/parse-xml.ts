import { SaxesParser } from 'saxes'
import { AttemptError } from './attempt-error.ts'
import { toExcerpt } from './parse-json.ts'

/** An element: a string if it contains only text, otherwise its children and attributes by name. */
export type XmlValue = string | XmlNode | XmlValue[]

/**
 * Repeated children form an array. Attributes are named `@name`,
 * and text beside children or attributes is named `#text`.
 */
export interface XmlNode {
  [name: string]: XmlValue
}

const maxDepth = 30

/** An element's name and the namespace in which it stands. */
export interface XmlName {
  local: string
  /** The prefix as written; empty without one. */
  prefix: string
  /** The namespace; empty if there is none, and undefined for a prefix that nothing declares. */
  uri: string | undefined
  /** The namespace of the outermost element. */
  rootUri: string | undefined
}

/** Tells elements of different namespaces apart; see `parseXml`. */
export interface XmlNaming {
  /** The namespaces declared around the text, by prefix; the default namespace has no prefix. */
  declared: ReadonlyMap<string, string>
  /** Returns the name under which an element is returned; undefined for one to leave out. */
  toName(name: XmlName): string | undefined
}

/**
 * Parses an XML answer. Every value is trimmed text, because ids exceed 2^53. Entities
 * are decoded and, without `naming`, namespaces are dropped. Throws an `AttemptError`, which is transient
 * for a web page or a truncated document but not for a document with declarations.
 * Bare ampersands are accepted, because advertisers' copy contains them.
 *
 *     <a><b x="1">007</b><c/><i>1</i><i>2</i></a>  → { a: { b: { '#text': '007', '@x': '1' }, c: '', i: ['1', '2'] } }
 */
export function parseXml(text: string, contentType: string, naming?: XmlNaming): XmlNode {
  const xml = text.trim()
  if (/^<(!doctype\s+)?html\b/i.test(xml))
    throw toPassing(`a page instead of XML: ${toExcerpt(xml)}`)
  if (hasDeclaration(xml))
    throw new AttemptError(`returned XML with declarations of its own: ${toExcerpt(xml)}`)
  const root = findRoot(xml)
  if (root === undefined) {
    throw toPassing(
      xml === ''
        ? 'nothing instead of XML'
        : `${contentType || 'something'} instead of XML: ${toExcerpt(xml)}`,
    )
  }
  if (!isWhole(xml, root))
    throw toPassing(`XML that is truncated or broken after ${text.length} characters`)
  return readDocument(xml, naming)
}

/** Returns a list, whether there is one child, several or none. */
export function toXmlList(value: XmlValue | undefined): XmlValue[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

function toPassing(what: string): AttemptError {
  return new AttemptError(`returned ${what}`, { isTransient: true, isOutage: true })
}

interface OpenElement {
  /** Undefined for an element that is left out. */
  name: string | undefined
  text: string
  children: XmlNode
}

function readDocument(xml: string, naming: XmlNaming | undefined): XmlNode {
  const parser = new SaxesParser({ position: false })
  const document: OpenElement = { name: '', text: '', children: {} }
  const open = [document]
  let firstError = ''
  const getName = naming === undefined ? dropPrefix : createNaming(naming)
  // With a handler, the parser does not throw errors. Advertisers' markup is rarely
  // perfect, and the parser recovers from any error except an unclosed root.
  parser.on('error', ({ message }) => {
    firstError ||= message
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > maxDepth) throw toUnread(`tags are nested deeper than ${maxDepth} levels`)
    const children: XmlNode = {}
    const declared: [prefix: string, uri: string][] = []
    for (const [key, value] of Object.entries(attributes)) {
      if (/^xmlns(?::|$)/.test(key)) declared.push([key.slice('xmlns:'.length), value.trim()])
      else children[`@${dropPrefix(key)}`] = value.trim()
    }
    open.push({ name: getName(name, declared, open.length), text: '', children })
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element !== undefined) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()
    const parent = open.at(-1)
    if (element?.name !== undefined && parent !== undefined)
      addChild(parent.children, element.name, element)
  })
  parser.write(escapeAmpersands(xml)).close()
  if (open.length > 1) throw toUnread(firstError)
  return document.children
}

function addChild(parent: XmlNode, name: string, { text, children }: OpenElement): void {
  if (name === '__proto__') throw toUnread('an element is named __proto__')
  const content = text.trim()
  let isBare = true
  for (const _ in children) isBare = false
  if (!isBare && content !== '') children['#text'] = content
  const value = isBare ? content : children
  const known = Object.hasOwn(parent, name) ? parent[name] : undefined
  if (known === undefined) parent[name] = value
  else if (Array.isArray(known)) known.push(value)
  else parent[name] = [known, value]
}

function dropPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/**
 * Returns a function that resolves the prefix of each opened element
 * at its depth, with the declarations on it and on those around it.
 */
function createNaming({ declared, toName }: XmlNaming) {
  const scopes = [declared]
  let rootUri: string | undefined
  return (
    name: string,
    own: readonly [prefix: string, uri: string][],
    depth: number,
  ): string | undefined => {
    scopes.length = depth
    const around = scopes.at(-1) ?? declared
    const scope = own.length === 0 ? around : new Map([...around, ...own])
    scopes.push(scope)
    const prefix = name.includes(':') ? name.slice(0, name.indexOf(':')) : ''
    const uri = scope.get(prefix) ?? (prefix === '' ? '' : undefined)
    if (depth === 1) rootUri = uri
    return toName({ local: dropPrefix(name), prefix, uri, rootUri })
  }
}

function toUnread(reason: string): AttemptError {
  return new AttemptError(`returned XML that cannot be parsed: ${reason}`)
}

/**
 * Escapes ampersands that do not start one of XML's own entities (the parser would scan ahead
 * to the next semicolon), and removes numeric entities for characters that do not exist.
 */
function escapeAmpersands(xml: string): string {
  return xml.includes('&') ? xml.replace(cdataOrAmpersand, escapeMatch) : xml
}

const cdataOrAmpersand =
  /<!\[CDATA\[[\s\S]*?\]\]>|&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));|&/gi

function escapeMatch(whole: string, name?: string, decimal?: string, hex?: string): string {
  if (whole === '&') return '&amp;'
  if (name !== undefined) return whole.toLowerCase()
  if (decimal === undefined && hex === undefined) return whole
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  // An unpaired surrogate is removed, because it would corrupt the text around it.
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter ? `&#${code};` : ''
}

/**
 * Returns the name of the outermost element, which
 * follows the comments and instructions of the prolog.
 */
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

/**
 * Returns the end of the comment, instruction or declaration
 * at this position; undefined if it is not closed.
 */
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

/** Returns true if the document has a declaration outside comments and CDATA. */
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

/**
 * Distinguishes a complete but malformed document from a truncated one, for which a retry may help.
 */
function isWhole(xml: string, root: string): boolean {
  const tail = xml.slice(-(root.length + 20)).replace(/\s+/g, '')
  return (
    tail.endsWith(`</${root}>`) ||
    (tail.endsWith('/>') && xml.indexOf('<', xml.indexOf(`<${root}`) + 1) < 0)
  )
}
