import { expect, it } from 'vitest'
import { readReport } from './read-report.ts'

it('PR2 reads 6,000 rows of a report that never ends', async () => {
  let asked = 0
  const fetchPage = async (offset: number) => {
    asked += 1
    const records = Array.from({ length: 100 }, (_, at) => offset + at)
    return { records, hasNext: true, total: undefined }
  }
  let read = 0
  for await (const { records } of readReport(fetchPage, '2026-06-30')) read += records.length
  expect([asked, read]).toEqual([60, 6_000])
})
