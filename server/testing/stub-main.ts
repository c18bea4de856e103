import cluster from 'node:cluster'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type LoaderFunctionArgs, type MiddlewareFunction, matchRoutes } from 'react-router'
import { sessionIdContext, userContext } from '#app/context/contexts.ts'
import { servicesContext } from '#app/context/services.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import type { RecognizedClick } from '#app/outbound/recent-clicks.ts'
import * as apiSaved from '#app/routes/api-saved.ts'
import * as apiSavedEvents from '#app/routes/api-saved-events.ts'
import { createRender, type Render } from '../http/render.ts'
import { runProcess } from '../run-process.ts'
import { connectToPrimary, type PrimaryLink } from '../workers/primary-link.ts'
import { createStubBuild } from './stub-build.ts'

// The real process without the built pages so that a test needs no build. `/slow`
// notifies the parent when a request has arrived, and answers when the parent replies.
// With several workers, the primary passes both messages on. `/process` says which process
// answers, `/click` also numbers the same click of the same visit every time, and `/rename/NAME`
// and `/names` change and list the names of retailers.
// `/print` writes output in every way that a library might. `/list` and `/product` query
// the catalogue, as a resource route and as a page. `/api/saved/…` are the real routes.
const render: Render = async (request, context) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/slow') {
    process.send?.('arrived')
    await once(process, 'message')
  }
  if (pathname === '/process') return Response.json({ pid: process.pid })
  if (pathname === '/click') {
    link ??= connectToPrimary()
    return Response.json({ pid: process.pid, ...(await link?.recentClicks.number(click)) })
  }
  const { retailers } = context.get(servicesContext)
  if (pathname.startsWith('/rename/')) {
    const name = pathname.slice('/rename/'.length)
    await retailers.change('ann', [{ key: 'shop', name: 'Shop', patch: { name } }])
  }
  if (pathname === '/names')
    return Response.json({ pid: process.pid, names: retailers.all().map(({ name }) => name) })
  if (pathname === '/print') await print()
  if (pathname === '/throw') setImmediate(() => Promise.reject(new Error('dropped')))
  return new Response('a page')
}

let link: PrimaryLink | undefined
const click: RecognizedClick = {
  ...{ site: { id: 'shop' }, source: 's', id: '1', visitor: 'person' },
  visit: { address: '192.0.2.1', agent: 'a browser' },
}

if (cluster.isPrimary) {
  cluster.on('message', (_, message) => message === 'arrived' && process.send?.(message))
  process.on('message', (message: string) => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.send(message)
  })
}

const catalogueBuild = createStubBuild({
  '/list': {
    async loader({ context }: LoaderFunctionArgs) {
      const { products, paging } = await context.get(servicesContext).catalogue.list(emptyListQuery)
      return Response.json({ shown: products.length, total: paging.total })
    },
  },
  '/product': {
    loader: ({ context }: LoaderFunctionArgs) =>
      context.get(servicesContext).catalogue.find('s', '1'),
    default: () => null,
  },
})
const catalogueRoutes = ['/list', '/product']

/** Sets the user for the real routes for saved products. The user's id is read from a cookie. */
const setUser: MiddlewareFunction = ({ context, request }, next) => {
  const [, id] = /\buser=(\w+)/.exec(request.headers.get('Cookie') ?? '') ?? []
  const user = {
    email: `${id}@example.com`,
    emailVerified: true,
    name: '',
    role: 'shopper',
  } as const
  context.set(userContext, id === undefined ? undefined : { ...user, id })
  context.set(sessionIdContext, id && `${id}-session`)
  return next()
}
const savedBuild = createStubBuild({
  '/api/saved/:source/:product': { ...apiSaved, middleware: [setUser] },
  '/api/saved/events': { ...apiSavedEvents, middleware: [setUser] },
})

async function print(): Promise<void> {
  // React Router logs a warning about paths that it cannot decode.
  matchRoutes([], '/products/%ff')
  console.info('by console.info')
  console.error('by console.error:', new Error('broken'))
  console.table([{ by: 'console.table' }])
  process.stdout.write('by write, in ')
  process.stdout.write('two pieces\n')
  process.emitWarning('by emitWarning', { code: 'CODE' })
  const worker = new Worker('console.error("by a worker")', { eval: true })
  await once(worker, 'exit')
}

await runProcess({
  createRender(log) {
    const renderCatalogue = createRender(catalogueBuild, 'production', log)
    const renderSaved = createRender(savedBuild, 'production', log)
    return (request, context) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/api/saved/')) return renderSaved(request, context)
      return catalogueRoutes.includes(pathname)
        ? renderCatalogue(request, context)
        : render(request, context)
    }
  },
  storefronts: [],
  getSite: () => ({ id: 'shop', siteName: 'Shop', affiliate: {} }),
  restarts: { checkMs: 500, firstMs: 20, most: 3 },
  listAddresses: port => [`http://shop.localhost:${port}`],
})
