import { expect, it } from 'vitest'
import type { SourceHttp } from '../http.server.ts'
import { fetchToken } from './fetch-token.server.ts'

const day = 24 * 3600

it.each([
  [0, 0],
  [day - 1, day - 1],
  [day, day],
  [day + 1, day],
  // What cannot be read is taken for an hour, the usual lifetime.
  [-1, 3600],
  [undefined, 3600],
])('PR2 uses a token that is said to last %s seconds for %i', async (stated, used) => {
  const body = { access_token: 't', expires_in: stated }
  const source = { fetchJson: async () => ({ body }) } as unknown as SourceHttp
  const url = new URL('https://api.example/token')
  const credentials = { clientId: 'c', clientSecret: 's', siteId: '1' }
  const token = await fetchToken(source, url, credentials, undefined)
  expect(token.lifetimeSeconds).toBe(used)
})
