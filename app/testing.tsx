import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Content } from '#app/content/content.ts'
import { userContext, visitContext } from '#app/context/contexts.ts'
import { makeServerBuild, provideService } from '#app/context/testing.ts'
import { guard } from '#app/middleware/guard.server.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import handleRequest from './entry.server.tsx'
import * as root from './root.tsx'

// The middleware is left out, because it would choose one of the real storefronts by host.
const { middleware: _, ...rootModule } = root
const toRoute = (id: string, parentId?: string) => ({
  id,
  parentId,
  hasLoader: id === 'root',
  module: `/assets/${id}.js`,
  imports: ['/assets/shared.js'],
  css: ['/assets/app.css'],
})
const build = makeServerBuild({
  entry: { default: handleRequest },
  routes: {
    root: { id: 'root', path: '', module: rootModule },
    page: { id: 'page', parentId: 'root', index: true, module: { default: () => <p>A page</p> } },
    refused: {
      id: 'refused',
      parentId: 'root',
      path: 'refused',
      module: { default: () => null, loader: () => null, middleware: [guard('admin')] },
    },
  },
  assets: {
    entry: { imports: ['/assets/framework.js'], module: '/assets/entry.js' },
    routes: {
      root: toRoute('root'),
      page: toRoute('page', 'root'),
      refused: toRoute('refused', 'root'),
    },
    url: '/assets/manifest.js',
    version: '1',
  },
})

const handle = createRequestHandler(build, 'production')

/**
 * Renders the response to a request, using the installed React Router, our
 * document renderer and the real root route around an empty page. `/` returns
 * the document, and `/_.data` returns the data that client navigation fetches.
 * `/refused` is only for operators.
 */
export async function fetchFromRoot(path: string, site: Storefront): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(visitContext, {
    host: 'shop.example',
    address: '127.0.0.1',
    requestId: 'id-1',
  })
  provideService(context, 'content', { language: () => 'en' } as Content)
  context.set(storefrontContext, site)
  context.set(userContext, undefined)
  return handle(new Request(`http://shop.example${path}`), context)
}

export const [testSite = missingSite()] = storefronts

function missingSite(): never {
  throw new Error('There is no storefront to test with.')
}
