import { describe, expect, it } from 'vitest'
import { maxRowLength, readLines } from './read-lines.ts'
import { splitFields } from './split-fields.ts'
import { createRecordSplitter, type FeedRecord } from './split-records.ts'

async function split(text: string, width = 2, delimiter = ','): Promise<FeedRecord[]> {
  const splitter = createRecordSplitter(delimiter, width)
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
    const records = await split('a,"b\r\nc",d\r\n\r\ne,f,g\n', 3)
    expect(records).toEqual([
      { line: 1, fields: ['a', 'b\nc', 'd'] },
      { line: 4, fields: ['e', 'f', 'g'] },
    ])
  })

  it('PR7 rejects only the line with a quote that is never closed', async () => {
    const text = '1,a,\n2,"b\n3,c,\n4,"d",\n5,"e\nf",\n6,g,'
    expect(fieldsOf(await split(text, 3))).toEqual([
      ['1', 'a', ''],
      2,
      ['3', 'c', ''],
      ['4', 'd', ''],
      ['5', 'e\nf', ''],
      ['6', 'g', ''],
    ])
  })

  it('PR7 also rejects an unclosed quote at the end of the file', async () => {
    expect(fieldsOf(await split('1,"a\n2,b,c', 3))).toEqual([1, ['2', 'b', 'c']])
  })

  it('PR7 limits the search for the closing quote', async () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => `${index},x`)
    const records = await split(`0,"never closed\n${rows.join('\n')}`, 3)
    expect(records).toHaveLength(2_001)
    expect(records.filter(record => 'fault' in record)).toHaveLength(1)
  })

  it.each([',', '\t', ';', '|'])('PR7 reads quotes by one rule between %j', async delimiter => {
    const text = [
      'id,title,text',
      '1,"two\nlines, and ""quotes""",x',
      '2,Heel 5",x',
      '3,"5 inch heel,x',
      '4,"Best "ever" heel",x',
      '5,Heel 12",x',
      '6,"open,x,too many',
      '7,a,"last\none"',
    ].join('\n')
    const records = await split(text.replaceAll(',', delimiter), 3, delimiter)
    expect(fieldsOf(records)).toEqual([
      ['id', 'title', 'text'],
      ['1', `two\nlines${delimiter} and "quotes"`, 'x'],
      ['2', 'Heel 5"', 'x'],
      ['3', '"5 inch heel', 'x'],
      ['4', 'Best "ever" heel', 'x'],
      ['5', 'Heel 12"', 'x'],
      8,
      ['7', 'a', 'last\none'],
    ])
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

it.each([499, 500, 501])('PR7 reads a row of 500 lines at most: %i', async lines => {
  const text = 'text\n'.repeat(lines - 1)
  const [first = []] = fieldsOf(await split(`1,"${text}"`))
  expect(first).toEqual(lines <= 500 ? ['1', text] : ['1', '"text'])
})
