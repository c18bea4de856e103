import { expect, it } from 'vitest'
import type { SourceRow } from '#app/ingest/control/sources.ts'
import { createRetailerSettings } from '#app/overrides/retailers/retailer-settings.ts'
import { listSourceCalls } from './source-calls.ts'

const schedule = {
  ...{ nextRunAt: new Date('2026-03-01'), ratePerMinute: 25, isWaiting: false, health: undefined },
}
const cj: SourceRow = { ...{ scope: 'c', name: 'cj', title: 'CJ' }, trouble: undefined, schedule }
const feed: SourceRow = { scope: 'f:alder', name: 'f:alder', title: 'f:alder', trouble: undefined }
const northquay = { ...createRetailerSettings('northquay', 'Northquay'), ids: { c: '77', r: '8' } }

it('RT13 lists each configured source and the retailers’ ids there', () => {
  expect(
    listSourceCalls([cj, feed], [northquay, createRetailerSettings('corso', 'Corso')]),
  ).toEqual([
    { id: 'cj', source: 'CJ', retailer: '', retailerId: '' },
    { id: 'cj northquay', source: 'CJ', retailer: 'Northquay', retailerId: '77' },
  ])
})
