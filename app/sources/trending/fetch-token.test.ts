import { expect, it } from 'vitest'
import type { SourceHttp } from '../http.server.ts'
import { fetchToken } from './fetch-token.server.ts'

const week = 7 * 24 * 3600
const issuedAt = 1_714_730_000

it.each([
  [-1, 0],
  [0, 0],
  [week - 1, week - 1],
  [week, week],
  [week + 1, week],
  [undefined, week],
])('PR2 uses a token that is said to last %s seconds for %i', async (stated, used) => {
  const body = {
    access_token: 't',
    timestamp: issuedAt,
    ...(stated === undefined ? {} : { expiry_timestamp: issuedAt + stated }),
  }
  const source = { fetchJson: async () => ({ body }) } as unknown as SourceHttp
  const url = new URL('https://report.example/token')
  const token = await fetchToken(source, url, { clientId: 'c', clientSecret: 's' })
  expect(token.lifetimeSeconds).toBe(used)
})
