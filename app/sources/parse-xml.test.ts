import { describe, expect, it } from 'vitest'
import { AttemptError } from './attempt-error.ts'
import { parseXml, toXmlList, type XmlNode } from './parse-xml.ts'

const parse = (xml: string) => parseXml(xml, 'text/xml')

describe('parseXml', () => {
  it.each<[why: string, xml: string, value: XmlNode]>([
    [
      'keeps numbers as text',
      '<a><id>900719925474099312</id><b>007</b></a>',
      { a: { id: '900719925474099312', b: '007' } },
    ],
    ['trims', '<a>\n <b>  x  </b><c> </c></a>', { a: { b: 'x', c: '' } }],
    ['reads an empty element as empty text', '<a><b/><c></c></a>', { a: { b: '', c: '' } }],
    ['keeps attributes', '<a cur="GBP">9</a>', { a: { '#text': '9', '@cur': 'GBP' } }],
    [
      'groups repeated elements into a list',
      '<a><i>1</i><b/><i>2</i></a>',
      { a: { i: ['1', '2'], b: '' } },
    ],
    ['drops namespaces', '<x:a xmlns:x="urn:x"><x:b>1</x:b></x:a>', { a: { b: '1' } }],
    [
      'decodes entities once',
      '<a b="1 &amp; 2">&amp;lt; &#39;&#x27; &lt;p&gt;</a>',
      { a: { '#text': "&lt; '' <p>", '@b': '1 & 2' } },
    ],
    ['leaves undeclared entities', '<a>caf&eacute;&nbsp;</a>', { a: 'caf&eacute;&nbsp;' }],
    ['drops characters that break text', '<a>x&#0;&#xD800;&#9999999;y</a>', { a: 'xy' }],
    ['accepts a bare ampersand', '<a>A & B</a>', { a: 'A & B' }],
    [
      'reads markup in CDATA as text',
      '<a><![CDATA[<!DOCTYPE html><p>]]></a>',
      { a: '<!DOCTYPE html><p>' },
    ],
    ['skips the prolog', '\ufeff<?xml version="1.0"?>\n<!-- <x> --><a>1</a>\n', { a: '1' }],
    ['reads a lone empty element', '<a/>', { a: '' }],
  ])('%s', (_, xml, value) => {
    expect(parse(xml)).toEqual(value)
  })

  it.each([
    ['an empty response', ' \n', /nothing instead of XML/],
    ['plain text', 'Hi', /text\/xml instead of XML: Hi/],
    ['JSON', '{"a":1}', /instead of XML: {"a":1}/],
    [
      'a web page',
      '<!DOCTYPE html>\n<html><body>Maintenance<br></body></html>',
      /page instead of XML/,
    ],
    ['a truncated document', '<a><b>1</b><b>2', /truncated or broken after 15 characters/],
    ['a document without its end', '<a><b>1</b>', /truncated or broken/],
    ['an unclosed root element', '<a><b/>', /truncated or broken/],
  ])('PR2 retries %s', (_, xml, message) => {
    const error = getError(xml)
    expect(error.message).toMatch(message)
    expect(error.isTransient).toBe(true)
  })

  it.each([
    [
      'an entity bomb',
      `<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;">]><a>&y;</a>`,
      /declarations/,
    ],
    [
      'an external entity',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
      /declarations/,
    ],
    [
      'an external document type',
      '<!DOCTYPE a SYSTEM "http://x.example/a.dtd"><a/>',
      /declarations/,
    ],
    ['a declaration inside an element', '<a><!ENTITY x "y"></a>', /declarations/],
    ['a web page with declarations', '<!doctype a [<!ENTITY x "html">]><html/>', /declarations/],
    ['overly deep nesting', `<a>${'<b>'.repeat(500)}${'</b>'.repeat(500)}</a>`, /nested/],
    [
      'names that would pollute prototypes',
      '<a><__proto__><polluted>1</polluted></__proto__></a>',
      /cannot be parsed/,
    ],
    ['an unclosed comment', '<a><!-- </a>', /cannot be parsed/],
  ])('PR2 refuses %s without a retry', (_, xml, message) => {
    const error = getError(xml)
    expect(error.message).toMatch(message)
    expect(error.isTransient).toBe(false)
    expect(error.message.length).toBeLessThan(400)
  })
})

it('toXmlList returns a list for one child, several or none', () => {
  expect([undefined, 'x', ['x', 'y'], { a: '1' }].map(toXmlList)).toEqual([
    [],
    ['x'],
    ['x', 'y'],
    [{ a: '1' }],
  ])
})

function getError(xml: string): AttemptError {
  try {
    parse(xml)
  } catch (error) {
    if (error instanceof AttemptError) return error
    throw error
  }
  throw new Error('it was read')
}

it.each([29, 30, 31])('PR2 reads elements up to 30 deep: %i', depth => {
  const read = () => parseXml(`${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`, 'text/xml')
  if (depth > 30) expect(read).toThrow(/nested/)
  else expect(read).not.toThrow()
})
