import { pino } from 'pino'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { visitContext } from '#app/context/contexts.ts'
import { makeServerBuild } from '#app/context/testing.ts'
import { createRender } from './render.ts'

/** Creates a build with one page, which `draw` renders. */
function toBuild(draw: ServerBuild['entry']['module']['default']): ServerBuild {
  return makeServerBuild({
    entry: { default: draw },
    routes: { root: { id: 'root', path: '', module: { default: () => null } } },
  })
}

function setUp(draw: ServerBuild['entry']['module']['default']) {
  const lines: Record<string, unknown>[] = []
  const log = pino({}, { write: line => lines.push(JSON.parse(line)) })
  const render = createRender(toBuild(draw), 'production', log)
  const context = new RouterContextProvider()
  context.set(visitContext, {
    host: 'shop.example',
    address: '127.0.0.1',
    requestId: 'id-1',
  })
  return { ask: (request: Request) => render(request, context), lines }
}

describe('createRender', () => {
  it('renders the page', async () => {
    const { ask, lines } = setUp(() => new Response('drawn'))
    expect(await (await ask(new Request('http://shop.example/'))).text()).toBe('drawn')
    expect(lines).toEqual([])
  })

  it('ER5 answers with a plain page when the error page fails, and logs the error with the request id', async () => {
    const { ask, lines } = setUp(() => {
      throw new Error('out of paint')
    })
    const response = await ask(new Request('http://shop.example/?q=secret'))
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('An error occurred while showing the error page')
    expect(lines).toContainEqual(
      expect.objectContaining({
        id: 'id-1',
        path: '/',
        err: expect.objectContaining({ message: 'out of paint' }),
      }),
    )
    expect(JSON.stringify(lines)).not.toContain('secret')
  })

  it('logs nothing when the client hung up', async () => {
    const { ask, lines } = setUp(() => {
      throw new Error('broken off')
    })
    await ask(new Request('http://shop.example/', { signal: AbortSignal.abort() })).catch(() => {})
    expect(lines).toEqual([])
  })

  it('logs no error for a rejected form, which is only in the access log', async () => {
    const { ask, lines } = setUp((_, status) => new Response('refused', { status }))
    const response = await ask(new Request('http://shop.example/', { method: 'POST', body: 'a=1' }))
    expect(response.status).toBe(405)
    expect(lines).toEqual([])
  })
})
