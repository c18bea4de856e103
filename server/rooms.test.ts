import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findMisnamedFile } from './rooms/find-misnamed-file.ts'
import { findSecondWays } from './rooms/find-second-ways.ts'
import { findTestSupport } from './rooms/find-test-support.ts'
import { findViolations } from './rooms/find-violations.ts'
import { findRoom } from './rooms/import-rules.ts'
import { readSource } from './rooms/read-source.ts'
import { roomTable } from './rooms/room-table.ts'

const folders = '{app,server,sandbox,bench,e2e}'

function readRepository() {
  const paths = globSync(`${folders}/**/*.{ts,tsx}`, {
    exclude: path => path.includes('node_modules'),
  })
  return paths.map(path => readSource(path, readFileSync(path, 'utf8')))
}

describe('the repository', () => {
  const files = readRepository()

  it('imports only downward between its rooms', () => {
    expect(findViolations(files)).toEqual([])
  })

  it('names every file that exports one value for that value', () => {
    expect(files.flatMap(file => findMisnamedFile(file) ?? [])).toEqual([])
  })

  it('formats numbers, runs transactions, and reads data paths and React Router’s internals in one place', () => {
    const own = files.filter(({ path }) => /^(?:app|server(?!\/rooms\/)|bench)\//.test(path))
    const found = own
      .filter(({ path }) => !/\.test\.tsx?$/.test(path))
      .flatMap(({ path, code }) => findSecondWays(path, code))
    expect(found).toEqual([])
  })

  it('keeps code that only tests import in folders called testing', () => {
    expect(findTestSupport(files)).toEqual([])
  })

  it('lists every room in its table and finds imports to check', () => {
    const found = new Set(files.map(({ path }) => findRoom(path)))
    expect([...found].filter(room => room === undefined || !(room in roomTable))).toEqual([])
    expect(files.flatMap(({ imports }) => imports).length).toBeGreaterThan(files.length)
  })
})

describe('findViolations', () => {
  const site = { 'app/storefronts/sites/shop1.ts': 'export const site = 1' }

  function violationsOf(planted: Record<string, string>): string[] {
    return findViolations(
      Object.entries({ ...site, ...planted }).map(([path, text]) => readSource(path, text)),
    )
  }

  it.each([
    ['a static import', `\nimport { a } from '#app/ui/a.ts'`, 2],
    ['an import for its effect', `import '#app/ui/a.ts'`, 1],
    ['a type-only import', `import type { A } from '#app/ui/a.ts'`, 1],
    ['a re-export', `export { a } from '#app/ui/a.ts'`, 1],
    ['a re-export of everything', `export * from '#app/ui/a.ts'`, 1],
    ['a dynamic import', `// later\n\nconst a = await import('#app/ui/a.ts')`, 3],
    ['an import inside a type', `type A = typeof import('#app/ui/a.ts')`, 1],
  ])('reports %s upward', (_, text, line) => {
    expect(violationsOf({ 'app/domain/b.ts': text })).toEqual([
      `app/domain/b.ts:${line} imports #app/ui/a.ts: domain may not import ui`,
    ])
  })

  it.each([
    ['app/accounts/a.ts', '#app/content/b.ts', 'accounts may not import content'],
    ['app/routes/a.tsx', '#app/database/pool.server.ts', 'routes may not import database'],
    ['app/routes/a.tsx', '#app/sources/connector.ts', 'routes may not import sources'],
    ['app/root.tsx', '#app/database/pool.server.ts', 'app may not import database'],
    ['app/middleware/a.ts', '#app/ui/b.tsx', 'middleware may not import ui'],
    ['app/domain/a.test.ts', '#app/catalogue/b.ts', 'domain may not import catalogue'],
    ['app/catalogue/a.ts', '#app/database/testing.ts', 'catalogue may not import database'],
    ['app/domain/a.ts', '../../server/b.ts', 'domain may not import server'],
    ['sandbox/a.ts', '#app/domain/urls/slug.ts', 'sandbox may not import domain'],
    ['sandbox/a.test.ts', '#app/domain/urls/slug.ts', 'sandbox may not import domain'],
    ['app/sources/style/a.ts', '../../../sandbox/b.ts', 'sources may not import sandbox'],
    ['server/a.ts', '../sandbox/b.ts', 'server may not import sandbox'],
    ['app/catalogue/a.ts', '../domain/b.ts', 'across rooms write #app/domain/b.ts'],
    ['server/a.ts', '../app/domain/b.ts', 'across rooms write #app/domain/b.ts'],
    [
      'app/domain/a.ts',
      '#app/domain/b.ts',
      'inside a room write the path from this file, ./ first',
    ],
    [
      'app/routes/a.tsx',
      './b.tsx',
      'a route never imports a route; move the shared code to a room that both may import',
    ],
    ['app/sources/style/a.ts', '../cj/b.ts', 'a source may not import another source'],
    ['app/sources/a.ts', './cj/b.ts', 'code shared by sources imports none of them'],
    ['app/networks/awin/a.ts', '../cj/b.ts', 'a network may not import another network'],
    ['app/networks/a.ts', './cj/b.ts', 'code shared by networks imports none of them'],
    ['app/sources/a.ts', '#app/networks/b.ts', 'sources may not import networks'],
    [
      'app/admin/links/a.ts',
      '../rules/rules-route.tsx',
      'only the table of routes names a route; move the shared code beside it',
    ],
    [
      'app/admin/frame/a.ts',
      '../links/links-page.ts',
      'the frame of operator pages may not import a topic',
    ],
    [
      'app/admin/links/links-view.tsx',
      './links.server.ts',
      'a view runs in browsers, so it may not import server code',
    ],
    [
      'app/gallery/card-states.tsx',
      '#app/catalogue/a.ts',
      'a view runs in browsers, so it may not import catalogue',
    ],
    ['app/routes/a.tsx', '#app/admin/links/a.ts', 'routes may not import admin'],
    ['app/middleware/a.ts', '#app/admin/links/a.ts', 'middleware may not import admin'],
    ['app/ui/a.tsx', '#app/gallery/a.tsx', 'ui may not import gallery'],
    ['app/ui/a.tsx', 'node:fs', 'ui also runs in browsers, so it may not import server code'],
    ['app/ui/a.tsx', './b.server.ts', 'ui also runs in browsers, so it may not import server code'],
    [
      'app/pages/browser/a.ts',
      '../b.server.ts',
      'pages/browser also runs in browsers, so it may not import server code',
    ],
    [
      'app/toys/a.ts',
      './b.ts',
      'there is no room called toys; add it to the room table or move the file',
    ],
  ])('refuses %s importing %s', (path, specifier, rule) => {
    expect(violationsOf({ [path]: `import '${specifier}'` })).toEqual([
      `${path}:1 imports ${specifier}: ${rule}`,
    ])
  })

  it.each([
    ['app/catalogue/a.ts', '#app/sources/connector.ts'],
    ['app/routes/a.tsx', './+types/a.ts'],
    ['app/root.tsx', './styles/app.css'],
    ['app/sources/style/a.ts', '../http.server.ts'],
    ['app/sources/style/a.test.ts', '../../../sandbox/sandbox.ts'],
    ['app/sources/style/a.ts', './b.ts'],
    ['app/admin/links/links-route.tsx', './links.server.ts'],
    ['app/admin/links/links-page.ts', '#app/database/pool.server.ts'],
    ['app/admin/links/links-view.tsx', '../rules/admin-rules-path.ts'],
    ['app/admin/links/links-view.tsx', '#app/ui/a.tsx'],
    ['app/admin/links/links-route.test.ts', '#app/routes/products.tsx'],
    ['app/domain/a.test.ts', 'node:fs'],
    ['app/catalogue/a.test.ts', '#app/database/testing.ts'],
    ['server/a.ts', '#app/database/pool.server.ts'],
    ['server/a.ts', 'virtual:react-router/server-build'],
    ['app/ui/a.tsx', 'react'],
  ])('lets %s import %s', (path, specifier) => {
    expect(violationsOf({ [path]: `import '${specifier}'` })).toEqual([])
  })

  it.each([
    ['app/pages/browser/a.ts', `import { b } from '../b.ts'`, 'app/pages/b.ts'],
    ['app/pages/browser/a.ts', `import '../b.ts'`, 'app/pages/b.ts'],
    ['app/pages/browser/a.ts', `export { b } from '../b.ts'`, 'app/pages/b.ts'],
    ['app/pages/browser/a.ts', `import { b } from '#app/catalogue/b.ts'`, 'app/catalogue/b.ts'],
    ['app/ui/a.tsx', `import { b } from '#app/pages/b.ts'`, 'app/pages/b.ts'],
    // This leaves an import without names at run time.
    ['app/ui/a.tsx', `import { type B } from '#app/pages/b.ts'`, 'app/pages/b.ts'],
    ['app/ui/a.tsx', `const b = await import('#app/pages/b.ts')`, 'app/pages/b.ts'],
  ])('keeps %s, which runs in browsers, from %s', (path, text, target) => {
    const [, specifier] = /'(.*)'/.exec(text) ?? []
    const place = path.includes('/browser/') ? 'pages/browser' : 'ui'
    expect(violationsOf({ [path]: text })).toEqual([
      `${path}:1 imports ${specifier}: ${place} also runs in browsers, but ${target} does not: import only types from it`,
    ])
  })

  it.each([
    ['app/pages/browser/a.ts', `import type { B } from '../b.ts'`],
    ['app/pages/browser/a.ts', `export type { B } from '../b.ts'`],
    ['app/pages/browser/a.ts', `type B = import('../b.ts').B`],
    ['app/pages/browser/a.ts', `import type { B } from '#app/catalogue/b.ts'`],
    ['app/pages/browser/a.ts', `import { b } from '#app/domain/b.ts'`],
    ['app/pages/browser/a.ts', `import { b } from '#app/storefronts/b.ts'`],
    ['app/pages/browser/a.ts', `import { b } from './b.ts'`],
    ['app/pages/browser/a.test.ts', `import { b } from '../b.ts'`],
    ['app/pages/b.ts', `import { a } from './browser/a.ts'`],
    ['app/ui/a.tsx', `import { b } from '#app/pages/browser/b.ts'`],
    ['app/ui/a.tsx', `import type { B } from '#app/pages/b.ts'`],
    ['app/ui/a.test.ts', `import { b } from '#app/pages/b.ts'`],
  ])('lets %s say %s', (path, text) => {
    expect(violationsOf({ [path]: text })).toEqual([])
  })

  it.each([
    ['links-view.tsx', `import { b } from '#app/pages/b.ts'`, 'app/pages/b.ts'],
    ['links-form.ts', `import { b } from '#app/pages/b.ts'`, 'app/pages/b.ts'],
    ['links-form.ts', `export { b } from '#app/catalogue/b.ts'`, 'app/catalogue/b.ts'],
    ['links-form.ts', `import { b } from './b.server.ts'`, 'app/admin/links/b.server.ts'],
    ['links-form.ts', `import 'node:fs'`, 'node:fs'],
  ])('keeps %s, which an operator’s view runs, from saying %s', (name, text, target) => {
    const path = `app/admin/links/${name}`
    const [, specifier] = /'(.*)'/.exec(text) ?? []
    const view = { 'app/admin/links/links-view.tsx': `import { a } from './links-form.ts'` }
    expect(violationsOf({ ...view, [path]: text })).toEqual([
      `${path}:1 imports ${specifier}: an operator’s view runs ${path} in browsers, but not ${target}: import only types from it`,
    ])
  })

  it.each([
    ['links-form.ts', `import type { B } from '#app/pages/b.ts'`],
    ['links-form.ts', `import { b } from '#app/pages/browser/b.ts'`],
    ['links-page.ts', `import { b } from '#app/pages/b.ts'`],
  ])('lets %s, beside a view, say %s', (name, text) => {
    const view = `import { a } from './links-form.ts'\nimport type { P } from './links-page.ts'`
    expect(
      violationsOf({
        'app/admin/links/links-view.tsx': view,
        [`app/admin/links/${name}`]: text,
      }),
    ).toEqual([])
  })

  it('ignores imports in comments and strings', () => {
    const text = `// import '#app/ui/a.ts'\nexport const text = "import '#app/ui/a.ts'"`
    expect(violationsOf({ 'app/domain/a.ts': text })).toEqual([])
  })

  it('reports import cycles, including those of type-only imports', () => {
    const ring = {
      'app/domain/a.ts': `import './b.ts'`,
      'app/domain/b.ts': `import type { C } from './c.ts'`,
      'app/domain/c.ts': `export type C = import('./a.ts').A`,
    }
    expect(violationsOf(ring)).toEqual([
      'app/domain/a.ts:1 imports itself in a cycle: app/domain/a.ts → app/domain/b.ts → app/domain/c.ts → app/domain/a.ts',
    ])
  })

  it('reports a storefront’s name outside its room, except in tests and comments', () => {
    const text = `// shop1\n/* Shop1 */ export const isSpecial = (id: string) => id === 'shop1'`
    expect(
      violationsOf({ 'app/ui/a.ts': text, 'app/ui/a.test.ts': text, 'app/storefronts/b.ts': text }),
    ).toEqual(['app/ui/a.ts:2 names the storefront shop1: only app/storefronts/ may'])
  })

  it.each([
    ['app/domain/index.ts', 'is an index file: name it for what it exports'],
    ['app/ui/index.tsx', 'is an index file: name it for what it exports'],
    ['app/domain/utils.ts', 'is called "utils", which is too vague: name it for what it does'],
    [
      'app/domain/date-helpers.ts',
      'is called "helpers", which is too vague: name it for what it does',
    ],
    ['server/lib/a.ts', 'is called "lib", which is too vague: name it for what it does'],
    ['app/misc/a.ts', 'is called "misc", which is too vague: name it for what it does'],
    ['sandbox/common.ts', 'is called "common", which is too vague: name it for what it does'],
  ])('refuses the name %s', (path, rule) => {
    expect(violationsOf({ [path]: '' })).toEqual([`${path}:1 ${rule}`])
  })
})

describe('findTestSupport', () => {
  it.each([
    ['a fake that a test imports', 'app/sources/fake.ts', ['app/sources/a.test.ts'], true],
    ['a model of a benchmark and a journey', 'app/domain/b.ts', ['bench/a.ts', 'e2e/a.ts'], true],
    ['a fake in its folder', 'app/sources/testing/fake.ts', ['app/sources/a.test.ts'], false],
    ['what the product imports too', 'app/sources/b.ts', ['app/sources/a.ts'], false],
    ['a route', 'app/routes/b.tsx', ['app/routes/b.test.tsx'], false],
  ])('judges %s', (_, path, users, isFound) => {
    const alias = path.replace('app/', '#app/')
    const files = users.map(user => readSource(user, `import '${alias}'`))
    expect(findTestSupport([readSource(path, ''), ...files])).toHaveLength(isFound ? 1 : 0)
  })
})

describe('findMisnamedFile', () => {
  it.each([
    ['app/vocabulary/size.ts', 'export function parseSize() {}', undefined],
    ['app/vocabulary/size-scale.ts', 'export function parseSize() {}', 'scale'],
    ['app/vocabulary/materials.ts', 'export const parseComposition = 1', 'materials'],
    ['app/accounts/oauth.server.ts', 'export function createOAuth() {}', undefined],
    ['app/ui/list/menus.tsx', 'export function Menu() {}', undefined],
    ['app/domain/terms.ts', 'export interface Terms {}\nexport const read = 1', undefined],
    ['app/domain/terms.ts', 'interface Terms {}\nexport const read = 1', 'terms'],
    ['app/domain/terms.ts', 'const read = 1\nexport { read }', 'terms'],
    ['app/domain/colors.ts', 'export const red = 1\nexport const blue = 2', undefined],
    ['app/domain/terms.test.ts', 'export const read = 1', undefined],
    ['app/routes/about.tsx', 'export default function Page() {}', undefined],
    ['app/routes/theme.ts', 'export function loader() {}', undefined],
  ])('judges the name %s of %s', (path, text, word) => {
    const fault = findMisnamedFile(readSource(path, text)) ?? ''
    expect(/says "(\w+)"/.exec(fault)?.[1]).toBe(word)
  })
})

describe('findSecondWays', () => {
  it.each([
    ['a number', `a.toLocaleString('en-US')`, 'formats a number'],
    ['a number of a call', `Math.round(a).toLocaleString()`, 'formats a number'],
    ['a price', `new Intl.NumberFormat('en-US').format(a)`, 'formats a price'],
    ['a plural', `count === 1 ? 'offer' : 'offers'`, 'chooses a plural'],
    ['a plural after the count', `a.length !== 1 ? 'matches' : 'match'`, 'chooses a plural'],
    ['an ending', `count === 1 ? '' : 's'`, 'chooses a plural'],
    ['a sentence', `a === 1 ? '1 story needs' : 'some stories need'`, 'chooses a plural'],
    ['other words', `a === 1 ? 'one' : 'many'`, undefined],
    ['another number', `a === 2 ? 'offer' : 'offers'`, undefined],
    ['values', `a === 1 ? b : bs`, undefined],
    ['a transaction', `client.query('BEGIN')`, 'writes out a transaction'],
    ['a transaction and a setting', 'client.query(`begin; SET a`)', 'writes out a transaction'],
    ['the end of a transaction', `client.query('COMMIT')`, 'writes out a transaction'],
    ['internals', `import { UNSAFE_a as a } from 'react-router'`, 'reads React Router’s internals'],
    ['a data path', `path.endsWith('.data')`, 'reads the path of a page’s data'],
    ['the data path of a folder', 'a + `/_.data`', 'reads the path of a page’s data'],
    ['a pattern of data paths', String.raw`/\.data$/.test(a)`, 'reads the path of a page’s data'],
    ['a property called data', `a.data?.b`, undefined],
    ['a sentence of SQL', `client.query('ROLLBACK is not a word of a page')`, undefined],
  ])('judges %s', (_, text, rule) => {
    const found = findSecondWays('app/pages/a.ts', `\n${text}`)
    expect(found.map(line => /^app\/pages\/a\.ts:2 (.*):/.exec(line)?.[1])).toEqual(
      rule === undefined ? [] : [rule],
    )
  })
})
