import { describe, expect, it } from 'vitest'
import { maxRowLength } from './read-lines.ts'
import { createItemSplitter, type FeedItem } from './split-items.ts'

function split(text: string, size: number): FeedItem[] {
  const splitter = createItemSplitter()
  const items: FeedItem[] = []
  for (let at = 0; at < text.length; at += size)
    items.push(...splitter.take(text.slice(at, at + size)))
  splitter.end()
  return items
}

const xmlOf = (items: FeedItem[]) => items.map(item => ('xml' in item ? item.xml : item.fault))
const rss = (inner: string) =>
  `<?xml version="1.0"?>\n<rss xmlns:g="urn:g"><channel><title>x</title>${inner}</channel></rss>\n`

describe('createItemSplitter', () => {
  it.each<[why: string, xml: string, items: string[]]>([
    [
      'items',
      rss('<item>1</item>\n<item a="b">2</item >'),
      ['<item>1</item>', '<item a="b">2</item >'],
    ],
    ['entries', '<feed><entry><id>1</id></entry></feed>', ['<entry><id>1</id></entry>']],
    ['items beside the channel', '<rdf:RDF><channel/><item>1</item></rdf:RDF>', ['<item>1</item>']],
    ['items in a channel alone', '<channel><item>1</item></channel>', ['<item>1</item>']],
    ['none', rss(''), []],
    ['none in comments', rss('<!-- <item>1</item> --><item>2</item>'), ['<item>2</item>']],
    [
      'one with quoted markup',
      rss('<item><![CDATA[</item><!-- ]]></item><item>2</item>'),
      ['<item><![CDATA[</item><!-- ]]></item>', '<item>2</item>'],
    ],
    [
      'one with a comment',
      rss('<item><!-- </item> -->1</item>'),
      ['<item><!-- </item> -->1</item>'],
    ],
    ['no elements with similar names', rss('<items>1</items><item_x>2</item_x>'), []],
    ['one with a bare less-than sign', rss('<item>a < b</item>'), ['<item>a < b</item>']],
  ])('PR7 finds %s however the text is chunked', (_, xml, items) => {
    for (const size of [1, 2, 3, 7, 64, xml.length]) expect(xmlOf(split(xml, size))).toEqual(items)
  })

  it.each([
    [rss('<language> de-DE </language><item>1</item>'), 'de-DE'],
    ['<feed xml:lang="fr"><entry><id>1</id></entry></feed>', 'fr'],
    [rss('<item><language>de</language></item>'), undefined],
  ])('PR7 finds the language of %s however the text is chunked', (xml, language) => {
    for (const size of [1, 3, 64, xml.length]) {
      const splitter = createItemSplitter()
      for (let at = 0; at < xml.length; at += size) splitter.take(xml.slice(at, at + size))
      expect(splitter.scope.language).toBe(language)
    }
  })

  it('PR7 keeps an excerpt of a ten-megabyte item, and reads the items around it', () => {
    const xml = rss(`<item>1</item><item>${'x'.repeat(10 * maxRowLength)}</item><item>3</item>`)
    const [first, long, last] = split(xml, 65_536)
    expect([first, last]).toEqual([
      { number: 1, xml: '<item>1</item>' },
      { number: 3, xml: '<item>3</item>' },
    ])
    expect(long).toMatchObject({ number: 2, fault: expect.stringContaining('longer than') })
    expect(JSON.stringify(long).length).toBeLessThan(2_000)
  })

  it.each([
    [
      'a truncated item',
      rss('<item>1</item><item>2').split('</channel>')[0],
      'in the middle of item 2: the file is truncated',
    ],
    [
      'a document without its end',
      '<rss><item>1</item>',
      'ends before </rss>, after item 1: the file is truncated',
    ],
    ['an entity bomb', '<!DOCTYPE a [<!ENTITY x "ha">]><rss></rss>', 'declares types or entities'],
    [
      'an external entity',
      '<!DOCTYPE a SYSTEM "http://x.example/a.dtd"><rss></rss>',
      'declares types',
    ],
    ['a web page', '<!DOCTYPE html>\n<html></html>', 'is a web page'],
    ['a web page without a doctype', '<html><body></body></html>', 'is a web page'],
    [
      'other XML',
      '<result><item>1</item></result>',
      'XML of another kind: it begins with <result>',
    ],
    ['an XML declaration alone', '<?xml version="1.0"?>', 'without an element'],
  ])('PR7 refuses %s', (_, xml = '', message) => {
    for (const size of [1, 5, xml.length]) expect(() => split(xml, size)).toThrow(message)
  })
})
