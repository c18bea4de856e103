import { expect, it } from 'vitest'
import { toFeedsQuery, toKeysQuery, toRowsQuery } from './query.ts'

const publisher = { companyId: '1000001', websiteId: '3000003' }
const toIds = (count: number) => Array.from({ length: count }, (_, index) => String(index))

it.each([
  ['1,000 feeds', toFeedsQuery(publisher, 0), 1_000],
  ['10,000 row ids, the most that CJ sends', toKeysQuery(publisher, '14', undefined), 10_000],
  ['a row, which may be listed twice', toRowsQuery(publisher, '14', toIds(1)), 12],
  ['4,995 rows', toRowsQuery(publisher, '14', toIds(4_995)), 10_000],
  ['4,996 rows', toRowsQuery(publisher, '14', toIds(4_996)), 10_000],
])('PR2 asks for %s at once', (_, query, limit) => {
  expect(query.variables.limit).toBe(limit)
})
