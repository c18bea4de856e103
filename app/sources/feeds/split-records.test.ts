import { describe, expect, it } from 'vitest'
import { maxRowLength, readLines } from './read-lines.ts'
import { splitFields } from './split-fields.ts'
import { createRecordSplitter, type FeedRecord, type Quoting } from './split-records.ts'

async function split(
  text: string,
  quoting: Quoting = 'many lines',
  delimiter = ',',
): Promise<FeedRecord[]> {
  const splitter = createRecordSplitter(delimiter, quoting)
  const records: FeedRecord[] = []
  async function* chunks() {
    for (let at = 0; at < text.length; at += 7) yield text.slice(at, at + 7)
  }
  for await (const lines of readLines(
    text.length < 10_000 ? chunks() : ([text].values() as never),
  )) {
    records.push(...lines.flatMap(splitter.take))
  }
  return [...records, ...splitter.end()]
}

const fieldsOf = (records: FeedRecord[]) =>
  records.map(record => ('fields' in record ? record.fields : record.line))

describe('splitFields', () => {
  it.each<[line: string, fields: string[] | 'open' | 'broken']>([
    ['a,b,c', ['a', 'b', 'c']],
    ['', ['']],
    [',,', ['', '', '']],
    ['a,"b ""c"", d",e', ['a', 'b "c", d', 'e']],
    ['"","a"', ['', 'a']],
    ['"a",', ['a', '']],
    ['a,12" heel,', ['a', '12" heel', '']],
    ['a,"b', 'open'],
    ['a,"', 'open'],
    ['a,"b""', 'open'],
    ['a,"b"c', 'broken'],
    ['a,"b" ,c', 'broken'],
  ])('reads %s as %j', (line, fields) => {
    expect(splitFields(line, ',')).toEqual(fields)
  })
})

describe('createRecordSplitter', () => {
  it('PR7 joins lines inside quotes, with any line endings', async () => {
    const records = await split('a,"b\r\nc",d\r\n\r\ne,f,g\n')
    expect(records).toEqual([
      { line: 1, fields: ['a', 'b\nc', 'd'] },
      { line: 4, fields: ['e', 'f', 'g'] },
    ])
  })

  it('PR7 rejects only the line with a quote that is never closed', async () => {
    expect(fieldsOf(await split('1,a\n2,"b\n3,c\n4,"d"\n5,"e\nf"\n6,g'))).toEqual([
      ['1', 'a'],
      2,
      ['3', 'c'],
      ['4', 'd'],
      ['5', 'e\nf'],
      ['6', 'g'],
    ])
  })

  it('PR7 also rejects an unclosed quote at the end of the file', async () => {
    expect(fieldsOf(await split('1,"a\n2,b\n3,c'))).toEqual([1, ['2', 'b'], ['3', 'c']])
  })

  it('PR7 limits the search for the closing quote', async () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => `${index},x`)
    const records = await split(`0,"never closed\n${rows.join('\n')}`)
    expect(records).toHaveLength(2_001)
    expect(records.filter(record => 'fault' in record)).toHaveLength(1)
  })

  it('reads a quote as an inch sign in formats whose values do not span lines', async () => {
    expect(fieldsOf(await split('a\t"12" heel\n"b"\t"c', 'one line', '\t'))).toEqual([
      ['a', '"12" heel'],
      ['"b"', '"c'],
    ])
  })

  it('ignores quotes in formats without quoting', async () => {
    expect(fieldsOf(await split('"a|b"|c', 'none', '|'))).toEqual([['"a', 'b"', 'c']])
  })

  it('PR7 keeps an excerpt of a ten-megabyte line, and reads the rows around it', async () => {
    const [first, long, last] = await split(`a,b\nc,"${'x'.repeat(10 * maxRowLength)}"\nd,e`)
    expect([first, last]).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 3, fields: ['d', 'e'] },
    ])
    expect(long).toMatchObject({ line: 2, fault: expect.stringContaining('longer than 1000000') })
    expect(JSON.stringify(long).length).toBeLessThan(2_000)
  })
})
