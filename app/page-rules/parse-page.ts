import { DomUtils, parseDocument } from 'htmlparser2'
import type { CheckedPage, CheckedPercentage, CheckedPrice } from './checked-page.ts'
import type { PageKind } from './page-kind.ts'

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

export interface FetchedPage {
  path: string
  kind: PageKind
  status: number
  setsCookie: boolean
  html: string
}

const buyPattern = /^\/out\//
const percentagePattern = new RegExp(
  [
    '[−–-]\\s?\\d{1,2}\\s?%',
    '\\d{1,2}\\s?%\\s*(?:off|below|under|less|cheaper|discount|reduced|reduction)',
    'save \\d{1,2}\\s?%',
    'half price',
  ].join('|'),
  'i',
)
const { getElementsByTagName, textContent, findAll } = DomUtils

/** Extracts the facts that rules check from a page's HTML. Has no side effects. */
export function parsePage({ html, ...fetched }: FetchedPage): CheckedPage {
  const root = parseDocument(html)
  const elements = findAll(() => true, root.children)
  const named = (name: string) => getElementsByTagName(name, root)
  const metas = named('meta').map(({ attribs }) => attribs)
  const metaOf = (key: string) =>
    metas.flatMap(({ name, content }) => (name === key ? [content ?? ''] : []))
  const relOf = (rel: string) => named('link').filter(({ attribs }) => attribs.rel === rel)
  const visible = elements.filter(isVisibleText)
  return {
    ...fetched,
    html,
    language: named('html')[0]?.attribs.lang,
    titles: named('title')
      .filter(({ parent }) => (parent as Element | null)?.name === 'head')
      .map(toText),
    descriptions: metaOf('description'),
    canonicals: relOf('canonical').map(({ attribs }) => attribs.href ?? ''),
    isNoindex: metaOf('robots').some(content => content.includes('noindex')),
    headings: named('h1').map(toText),
    social: Object.fromEntries(
      metas.flatMap(({ property = '', content = '' }) =>
        property.startsWith('og:') ? [[property.slice(3), content]] : [],
      ),
    ),
    links: named('a')
      .filter(({ attribs }) => attribs.href !== undefined)
      .map(link => ({
        href: link.attribs.href ?? '',
        rel: (link.attribs.rel ?? '').split(/\s+/),
        name: toName(link),
      })),
    loads: elements.flatMap(toLoads),
    alts: named('img').map(({ attribs }) => attribs.alt),
    unlabeledFields: elements.filter(isUnlabeled(named('label'))).map(toFieldName),
    prices: elements.filter(({ attribs }) => 'data-price' in attribs).map(toPrice),
    percentages: visible.filter(hasPercentage).map(toPercentage),
    hasDisclosure: findDisclosure(elements),
    data: named('script')
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map(script => parseJson(textContent(script))),
    text: visible.map(toOwnText).join(' ').replace(/\s+/g, ' '),
  }
}

function toText(node: Node): string {
  return textContent(node).replace(/\s+/g, ' ').trim()
}

/** Returns the text directly in an element, without that of its child elements. */
function toOwnText({ children }: Element): string {
  return children
    .map(child => ('data' in child && child.type === 'text' ? child.data : ''))
    .join('')
}

const hiddenNames = new Set(['script', 'style', 'noscript', 'template', 'title', 'symbol'])

function isVisibleText(element: Element): boolean {
  return !hiddenNames.has(element.name) && toOwnText(element).trim() !== ''
}

/** Returns the accessible name: the label, or the text and the `alt` texts of images. */
function toName(element: Element): string {
  const label = element.attribs['aria-label']
  if (label !== undefined) return label.trim()
  const alts = getElementsByTagName('img', element).map(({ attribs }) => attribs.alt ?? '')
  return [toText(element), ...alts].join(' ').trim()
}

const loadRels = /^(?:stylesheet|icon|preload|modulepreload|deferred|preconnect|dns-prefetch)$/

function toLoads({ name, attribs }: Element): string[] {
  const { src, srcset, href, rel = '' } = attribs
  if (name === 'link') return loadRels.test(rel) && href !== undefined ? [href] : []
  if (!['script', 'img', 'source', 'iframe', 'video', 'audio', 'embed'].includes(name)) return []
  const sets = (srcset ?? '').split(',').map(entry => entry.trim().split(/\s+/)[0] ?? '')
  return [src ?? '', ...sets].filter(address => address !== '')
}

const fieldNames = new Set(['input', 'select', 'textarea'])
const unlabeledTypes = new Set(['hidden', 'submit', 'button', 'image', 'reset'])

function isUnlabeled(labels: readonly Element[]): (element: Element) => boolean {
  const labeled = new Set(labels.map(({ attribs }) => attribs.for))
  return element => {
    const { type = 'text', id } = element.attribs
    if (!fieldNames.has(element.name) || unlabeledTypes.has(type)) return false
    if ('aria-label' in element.attribs || 'aria-labelledby' in element.attribs) return false
    return !(id !== undefined && labeled.has(id)) && !findAround(element, ['label'])
  }
}

function toFieldName({ name, attribs }: Element): string {
  return attribs.name ?? name
}

/** Returns the nearest ancestor with one of these tag names. */
function findAround({ parent }: Element, names: readonly string[]): Element | undefined {
  for (let node = parent; node; node = node.parent)
    if ('name' in node && names.includes(node.name)) return node as Element
}

function toPrice(element: Element): CheckedPrice {
  const place = findAround(element, ['article', 'tr']) ?? element
  const inside = findAll(() => true, place.children)
  const buyLinks = inside.filter(isBuyLink)
  const others = inside.filter(({ attribs }) => 'data-price' in attribs)
  // Adjacent elements may have no space between them.
  const text = inside.map(toOwnText).join(' ')
  return {
    text: element.attribs['data-price'] ?? '',
    namesRetailer:
      buyLinks.some(link => / at \S/.test(toName(link))) ||
      /\bat\s+\S/.test(text) ||
      inside.some(isRetailerName),
    isSoldOut: others.length === 1 && /\b(?:sold out|out of stock)\b/i.test(text),
    hasBuyLink: buyLinks.length > 0,
  }
}

function isBuyLink({ name, attribs }: Element): boolean {
  return name === 'a' && buyPattern.test(attribs.href ?? '')
}

function isRetailerName(element: Element): boolean {
  const { class: classes = '', href = '' } = element.attribs
  const isNamed = /\bcard-retailer\b/.test(classes) || /^\/retailers\/[^/]/.test(href)
  return isNamed && toText(element) !== ''
}

function hasPercentage(element: Element): boolean {
  return percentagePattern.test(toOwnText(element))
}

function toPercentage(element: Element): CheckedPercentage {
  let node: Element = element
  while (!('data-percent-of' in node.attribs) && node.parent && 'attribs' in node.parent)
    node = node.parent
  return {
    text: toOwnText(element).trim(),
    base: node.attribs['data-percent-of'],
    around: toText('data-percent-of' in node.attribs ? node : element),
  }
}

/** Returns true if the commission is disclosed before the first link to a retailer. */
function findDisclosure(elements: readonly Element[]): boolean {
  const first = elements.findIndex(isBuyLink)
  const before = first < 0 ? elements : elements.slice(0, first)
  return before.some(
    element => isVisibleText(element) && /\bcommission\b/i.test(toOwnText(element)),
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
