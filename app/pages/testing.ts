import { DomUtils, parseDocument } from 'htmlparser2'

const channelElements = [
  ...['title', 'link', 'description', 'language', 'pubDate', 'lastBuildDate'],
  ...['atom:link', 'item'],
]
const itemElements = ['title', 'link', 'description', 'guid', 'pubDate', 'dc:creator']
const rfc822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/

/**
 * Lists a feed's violations of https://www.rssboard.org/rss-specification, and
 * its items without a guid or a date, which the specification makes optional.
 */
export function findRssFaults(xml: string): string[] {
  const document = parseDocument(xml, { xmlMode: true })
  const [rss, ...otherRoots] = elementsOf(document)
  const [channel, ...otherChannels] = rss ? elementsOf(rss) : []
  if (rss?.name !== 'rss' || rss.attribs.version !== '2.0' || otherRoots.length > 0)
    return ['The root is not <rss version="2.0">']
  if (channel?.name !== 'channel' || otherChannels.length > 0)
    return ['It does not have exactly one channel']
  return [
    ...findElementFaults(channel, channelElements, ['title', 'link', 'description']),
    ...elementsOf(channel)
      .filter(({ name }) => name === 'item')
      .flatMap(item => findElementFaults(item, itemElements, ['title', 'link', 'guid', 'pubDate'])),
  ]
}

type Document = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof elementsOf>[number]

function elementsOf({ childNodes }: Pick<Document, 'childNodes'>) {
  return DomUtils.getElementsByTagName('*', childNodes, false)
}

function findElementFaults(parent: Element, known: string[], required: string[]): string[] {
  const children = elementsOf(parent)
  const textsOf = (name: string) =>
    children.filter(child => child.name === name).map(child => DomUtils.textContent(child))
  return [
    ...children
      .filter(({ name }) => !known.includes(name))
      .map(({ name }) => `${parent.name} has the unknown element ${name}`),
    ...required
      .filter(name => textsOf(name).length !== 1 || textsOf(name)[0] === '')
      .map(name => `${parent.name} has not one ${name}`),
    ...[...textsOf('pubDate'), ...textsOf('lastBuildDate')]
      .filter(date => !rfc822.test(date) || Number.isNaN(Date.parse(date)))
      .map(date => `${date} is not a date of RFC 822`),
    ...[...textsOf('link'), ...textsOf('guid')]
      .filter(url => !/^https?:\/\/\S+$/.test(url) || !URL.canParse(url))
      .map(url => `${url} is not an absolute URL`),
  ]
}
