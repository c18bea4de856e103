import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { createMethodFinder } from './route-methods.ts'

const page = { default: () => null }
const form = { ...page, action: () => null }
const routes = Object.fromEntries(
  [
    { id: 'root', path: '', module: page },
    { id: 'home', parentId: 'root', index: true, module: page },
    { id: 'list', parentId: 'root', path: 'products/:main?/:category?', module: page },
    { id: 'theme', parentId: 'root', path: 'theme', module: form },
    { id: 'data', parentId: 'root', path: 'api/list', module: { loader: () => null } },
    {
      id: 'item',
      parentId: 'root',
      path: 'api/item',
      module: { action: () => null, handle: { methods: ['PUT'] } },
    },
    { id: 'rest', parentId: 'root', path: '*', module: form },
  ].map(route => [route.id, route]),
) as unknown as ServerBuild['routes']
const find = createMethodFinder(routes)

it.each([
  ['/', 'GET, HEAD', true],
  ['/products/women/dresses/', 'GET, HEAD', true],
  ['/stores/%E3%82%B3', undefined, undefined],
  ['/theme', 'GET, HEAD, POST', true],
  ['/theme.data', 'GET, HEAD, POST', true],
  ['/products/_.data', 'GET, HEAD', true],
  ['/_.data', 'GET, HEAD', true],
  ['/api/list', 'GET, HEAD', false],
  ['/api/item', 'PUT', false],
  ['/nowhere', undefined, undefined],
  ['/products/a/b/c', undefined, undefined],
])('ER1 %s accepts %s', (path, methods, isPage) => {
  const found = find(path)
  expect([found?.methods.join(', '), found?.isPage]).toEqual([methods, isPage])
})
