import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import { findSharedKeys } from '#app/domain/urls/find-shared-keys.ts'
import routes from './routes.ts'

function listPaths(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [`/${path}`.replace(/^\/+/, '/')]),
    ...listPaths(children),
  ])
}

// A new page is not shared until it is added here and to the table.
it('only pages without accounts, forms and tokens are shared', () => {
  const shared = listPaths(routes).filter(path => {
    const whole = path.replaceAll(/:(\w+)\??/g, '$1')
    return findSharedKeys(whole) || findSharedKeys(`${whole}.data`)
  })
  expect(shared).toEqual([
    '/',
    '/products/:main?/:category?',
    '/product/:source/:main/:brand/:retailer/:name/:product',
    '/brands',
    '/stores/:brand?/:brandid',
    '/retailers',
    '/retailers/:retailer',
    '/how-we-rank',
    '/sales-we-didnt-believe',
    '/why',
    '/articles',
    '/articles/:brand',
    '/articles/:brand/:id',
    '/company/:id?',
    '/api/product/:source/:product',
    '/api/home/:section',
    '/api/list',
    '/api/suggest',
    '/api/menu/:category',
    '/api/cards',
    '/api/filter',
  ])
})
