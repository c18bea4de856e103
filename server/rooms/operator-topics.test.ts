import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { adminMenu, topicPath } from '#app/admin/frame/admin-menu.ts'
import { isForTests } from './import-rules.ts'
import { readSource } from './read-source.ts'

// A new operator page costs one folder, a line in the table of routes and a line in the menu.

const folder = 'app/admin/'
const routeTable = 'app/routes.ts'
const menu = 'app/admin/frame/admin-menu.ts'

const files = globSync('{app,server}/**/*.{ts,tsx}')
  .filter(path => !isForTests(path))
  .map(path => readSource(path, readFileSync(path, 'utf8')))
const topics = globSync(`${folder}*`)
  .map(path => basename(path))
  .filter(name => !/\./.test(name) && name !== 'frame')
const paths = globSync(`${folder}**/*.{ts,tsx}`)

/**
 * Lists the lines of code that name a topic. Leaves out other topics, which may link to its
 * pages, and the gallery, which may show its components: no page needs either to exist.
 */
function findMentions(topic: string): string[] {
  const isByChoice = (path: string) =>
    path.startsWith('app/gallery/') ||
    (path.startsWith(folder) && !path.startsWith(`${folder}frame/`))
  const imported = String.raw`\badmin/${topic}/[\w.-]+\.tsx?'`
  const named = new RegExp(`${imported}|topic: '${topic}'`)
  return files
    .filter(({ path }) => !isByChoice(path))
    .flatMap(({ path, code }) =>
      code.split('\n').flatMap(line => (named.test(line) ? [`${path}: ${line.trim()}`] : [])),
    )
}

describe.each(topics)('the operators’ topic %s', topic => {
  const own = paths.filter(path => path.startsWith(`${folder}${topic}/`))
  const routes = own.filter(path => /-route\.tsx?$/.test(path))

  it('has its routes, pages, views, paths and tests in its folder', () => {
    for (const part of [
      /-route\.tsx$/,
      /-page\.tsx?$/,
      /-(?:view|editor|page)\.tsx$/,
      /\.test\.ts$/,
    ])
      expect([part, own.filter(path => part.test(path))]).not.toEqual([part, []])
  })

  it('is named elsewhere only by a line for each route and a line in the menu', () => {
    const mentions = findMentions(topic)
    const inMenu = mentions.filter(line => line.startsWith(`${menu}: `))
    const inTable = mentions.filter(line => line.startsWith(`${routeTable}: `))
    expect(mentions.filter(line => !inMenu.includes(line) && !inTable.includes(line))).toEqual([])
    expect(inTable).toHaveLength(routes.length)
    expect(inMenu.length).toBeLessThanOrEqual(1)
  })
})

describe('the page to copy for a new operator page', () => {
  it('costs five files and two lines', () => {
    expect(paths.filter(path => path.startsWith(`${folder}audit/`)).sort()).toEqual([
      'app/admin/audit/admin-audit-path.ts',
      'app/admin/audit/audit-page.ts',
      'app/admin/audit/audit-route.test.ts',
      'app/admin/audit/audit-route.tsx',
      'app/admin/audit/audit-view.tsx',
    ])
    expect(findMentions('audit').sort()).toEqual([
      "app/admin/frame/admin-menu.ts: { topic: 'audit', label: 'Audit' },",
      "app/routes.ts: route('admin/audit', 'admin/audit/audit-route.tsx'),",
    ])
  })
})

describe('the operators’ menu', () => {
  it('leads to a route of each topic that it names', () => {
    const table = readFileSync(routeTable, 'utf8')
    for (const { topic } of adminMenu) {
      const line = `route('${topicPath(topic).slice(1)}', 'admin/${topic}/${topic}-route.tsx')`
      expect(table).toContain(line)
    }
  })
})
