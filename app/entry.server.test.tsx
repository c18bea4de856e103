import { createRequestHandler, RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { visitContext } from '#app/context/contexts.ts'
import { makeServerBuild } from '#app/context/testing.ts'
import handleRequest from './entry.server.tsx'

it('handleRequest renders nothing once the client has disconnected', async () => {
  const leaving = new AbortController()
  const Page = () => {
    throw new Error('rendered')
  }
  let rendered: Promise<Response> | undefined
  const build = makeServerBuild({
    entry: {
      default: (...args: Parameters<typeof handleRequest>) => {
        leaving.abort('the visitor left')
        rendered = handleRequest(...args)
        return rendered
      },
      handleError: () => {},
    },
    routes: { root: { id: 'root', path: '', module: { default: Page } } },
    assets: {
      entry: { imports: [], module: '' },
      routes: { root: { id: 'root', path: '', module: '/root.js' } },
      url: '',
      version: '1',
    },
  })
  const context = new RouterContextProvider()
  context.set(visitContext, {
    host: 'shop.example',
    address: '127.0.0.1',
    requestId: 'id-1',
  })
  const request = new Request('http://shop.example/', { signal: leaving.signal })
  await createRequestHandler(build, 'production')(request, context)
  await expect(rendered).rejects.toBe('the visitor left')
})
