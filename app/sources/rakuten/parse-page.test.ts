import { describe, expect, it } from 'vitest'
import { parseXml } from '../parse-xml.ts'
import { parsePage } from './parse-page.ts'

const parse = (xml: string) => parsePage(parseXml(xml, 'text/xml'), 'Rakuten')
const page = (inner: string) => parse(`<result>${inner}</result>`)

describe('parsePage', () => {
  it.each<
    [string, string, { total: number | undefined; pages: number | undefined; records: number }]
  >([
    [
      'no rows',
      '<TotalMatches>0</TotalMatches><TotalPages>0</TotalPages><PageNumber>1</PageNumber>',
      { total: 0, pages: undefined, records: 0 },
    ],
    [
      'one row, which is not a list',
      '<TotalMatches> 1 </TotalMatches><TotalPages>1</TotalPages><item><mid>1</mid></item>',
      { total: 1, pages: 1, records: 1 },
    ],
    [
      'several',
      '<TotalMatches>137</TotalMatches><TotalPages>7</TotalPages><item/><item/>',
      { total: 137, pages: 7, records: 2 },
    ],
    [
      'records despite a total of -1',
      '<TotalMatches>-1</TotalMatches><TotalPages>-1</TotalPages><item/>',
      { total: undefined, pages: undefined, records: 1 },
    ],
    [
      'an invalid number of pages',
      '<TotalMatches>5</TotalMatches><TotalPages>many</TotalPages>',
      { total: 5, pages: undefined, records: 0 },
    ],
  ])('PR2 reads %s', (_, inner, { records, ...rest }) => {
    const read = page(inner)
    expect(read).toMatchObject(rest)
    expect(read.records).toHaveLength(records)
  })

  it('PR2 reports upstream errors that are sent with status 200', () => {
    const xml =
      '<Errors><ErrorID>718615</ErrorID><ErrorText>No keyword specified.</ErrorText></Errors>'
    expect(() => page(xml)).toThrow('Rakuten: search: error 718615: No keyword specified.')
  })

  it.each([
    ['another document', '<feed/>', undefined],
    ['an empty result', '<result/>', undefined],
    ['an invalid total', '<result><TotalMatches>lots</TotalMatches></result>', undefined],
    [
      'a fault that is not about the token',
      '<ams:fault xmlns:ams="urn:x"><ams:code>900800</ams:code><ams:message>Throttled</ams:message></ams:fault>',
      undefined,
    ],
    [
      'a fault about the token',
      '<ams:fault xmlns:ams="urn:x"><ams:code>900901</ams:code><ams:message>Invalid Credentials</ams:message></ams:fault>',
      401,
    ],
  ])('PR2 rejects %s', (_, xml, status) => {
    expect(() => parse(xml)).toThrow(expect.objectContaining({ name: 'SourceError', status }))
  })
})
