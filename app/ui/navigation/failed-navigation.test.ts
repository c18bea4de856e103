import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { keepPageOnFailure } from './failed-navigation.ts'

let server: Server | undefined
const requested: string[] = []
afterEach(() => {
  server?.close()
  requested.length = 0
})

/** Starts a server that responds with 404 to every request, and returns the URL of a page on it. */
async function startHost(headers: Record<string, string>): Promise<string> {
  server = createServer(({ method, url }, response) => {
    requested.push(`${method} ${url}`)
    response.writeHead(404, headers).end()
  })
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/company/terms?a=1`
}

/** Returns the result of a navigation that failed with this error in React Router. */
async function navigate(url: string, error: unknown): Promise<unknown> {
  const results = { page: { type: 'error' as const, result: error } }
  const found = await keepPageOnFailure({ request: new Request(url) }, async () => results)
  return found.page?.result
}

it.each(['<!doctype html><title>404</title>', 'Not Found', ''])(
  'ER10 reports the page’s path if a static host sends %j',
  async body => {
    const url = await startHost({ 'Content-Type': 'text/html' })
    expect(await navigate(url, new ErrorResponse(404, '', body))).toMatchObject({
      data: 'Route /company/terms is not pre-rendered',
      init: { status: 404 },
    })
    expect(requested).toEqual(['HEAD /company/terms.data?a=1'])
  },
)

it('ER10 does not change a 404 from our own server, whatever its message', async () => {
  const url = await startHost({ 'X-Remix-Response': 'yes' })
  const error = new ErrorResponse(404, '', '<b>This product</b> could not be found')
  expect(await navigate(url, error)).toBe(error)
})

it('ER10 does not change a 404 when the host cannot be reached', async () => {
  const url = await startHost({})
  server?.close()
  const error = new ErrorResponse(404, '', 'Not Found')
  expect(await navigate(url, error)).toBe(error)
})

it.each([new ErrorResponse(500, '', '<h1>500</h1>'), new TypeError('Failed to fetch')])(
  'ER10 requests nothing for %s',
  async error => {
    const url = await startHost({})
    expect(await navigate(url, error)).toBe(error)
    expect(requested).toEqual([])
  },
)
