import { afterEach, expect, it, vi } from 'vitest'
import { renewRates } from './renew-rates.server.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// The files are refused, so no database is needed.
const renew = () => renewRates(undefined as never, 'https://rates.example/daily.xml')

it.each([
  [1_000_000, 'XML'],
  [1_000_001, 'longer than a megabyte'],
])('PR4 reads a file of rates of %i characters, up to a megabyte', async (length, reason) => {
  vi.stubGlobal('fetch', async () => new Response('x'.repeat(length)))
  const pool = { query: async () => ({ rows: [] }) }
  const renewing = renewRates(pool as never, 'https://rates.example/daily.xml')
  await expect(renewing).rejects.toThrow(reason)
})

it('PR4 gives the server of the rates 30 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await expect(renew()).rejects.toThrow('503')
  expect(timeout.mock.calls).toEqual([[30_000]])
})
