import { expect, it } from 'vitest'
import { getAuditPage } from './audit-page.ts'

it.each([
  [49, 49, false],
  [50, 50, false],
  [51, 50, true],
])('AD4 shows 50 changes a page: %i', async (count, shown, hasOlder) => {
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ id: String(count - at), changedAt: new Date(), actor: 'ann', action: 'hid', subject: 'A' },
    ...{ before: null, after: null },
  }))
  const query = async (_: string, values: unknown[]) => ({ rows: rows.slice(0, Number(values[2])) })
  const page = await getAuditPage({ query } as never, new URLSearchParams())
  expect([page.entries.length, page.olderPath !== undefined]).toEqual([shown, hasOlder])
})
