import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordAudit } from '#app/audit/audit-log.server.ts'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { provideOperators } from '../testing.ts'
import * as route from './audit-route.tsx'
import { AuditView } from './audit-view.tsx'

const entryCount = 51

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await inTransaction(database.pool, async client => {
    for (let number = 1; number <= entryCount; number++)
      await recordAudit(client, {
        ...{ actor: 'ann@example.com', action: 'changed retailer', subject: `Alder ${number}` },
        ...{ before: { link: null }, after: { link: `https://${number}.example` } },
      })
  })
})
afterAll(() => database.drop())

async function open(path = '/admin/audit') {
  const context = new RouterContextProvider()
  provideOperators(context, { pool: database.pool })
  const request = new Request(`https://shop.example${path}`)
  return (await route.loader({ context, request } as never)).page
}

describe('/admin/audit', () => {
  it('AD4 lists changes, newest first, fifty to a page', async () => {
    const first = await open()
    const older = await open(first.olderPath)
    const subjects = [first, older].map(({ entries }) => entries.map(({ subject }) => subject))
    expect(subjects).toEqual([
      Array.from({ length: 50 }, (_, at) => `Alder ${entryCount - at}`),
      ['Alder 1'],
    ])
    expect(older.olderPath).toBeUndefined()
  })

  it('AD4 has one page for exactly fifty changes', async () => {
    const { entries, olderPath } = await open('/admin/audit?q=alder&before=51')
    expect([entries.length, olderPath]).toEqual([50, undefined])
  })

  it('AD4 finds changes by their values and keeps the text on the next page', async () => {
    const { entries } = await open('/admin/audit?q=7.example')
    expect(entries.map(({ subject }) => subject)).toEqual(['Alder 7'])
    expect((await open('/admin/audit?q=Alder')).olderPath).toMatch(
      /^\/admin\/audit\?q=Alder&before=\d+$/,
    )
  })

  it.each(['x', '-1', '1e3', '9'.repeat(19), '1; DROP'])(
    'AD4 shows the first page if the number of an older one is %j',
    async before => {
      const { entries } = await open(`/admin/audit?${new URLSearchParams({ before })}`)
      expect(entries[0]?.subject).toBe(`Alder ${entryCount}`)
    },
  )

  it('AD4 shows each value before and after', async () => {
    const page = await open('/admin/audit?q=51.example')
    expect(page.entries).toMatchObject([
      { changes: [{ field: 'link', before: 'none', after: 'https://51.example' }] },
    ])
    const Component = () => createElement(AuditView, { page })
    const Stub = createRoutesStub([{ path: '/', Component }])
    const html = renderToString(createElement(Stub, { initialEntries: ['/'] }))
    expect(html).toContain('<ins class="no-underline">https://51.example</ins>')
    expect(html).not.toContain('Older changes')
  })
})
