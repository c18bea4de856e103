import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashRules, listRules, ruleSets } from './hash-rules.server.ts'
import { getRulesVersion } from './rules-version.server.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rules-'))
})
afterAll(() => rm(folder, { recursive: true }))

/**
 * Returns the versions for the style catalogue and for
 * feeds after applying `change` to a copy of our code.
 */
async function getVersionsAfter(change: (app: string) => unknown): Promise<string[]> {
  const app = await mkdtemp(join(folder, 'app-'))
  for (const room of ['domain', 'vocabulary', 'sources', 'store'])
    await cp(join('app', room), join(app, room), { recursive: true })
  await change(app)
  return [hashRules(app, 's'), hashRules(app, 'f')]
}

async function replace(path: string, before: string | RegExp, after: string): Promise<void> {
  const text = await readFile(path, 'utf8')
  expect(text).toMatch(before)
  await writeFile(path, text.replace(before, after))
}

const now = [await getRulesVersion('s'), await getRulesVersion('f')]

describe('the version of the rules', () => {
  it('consists of eight hex digits and differs between sources', () => {
    expect(now[0]).toMatch(/^[0-9a-f]{8}$/)
    expect(now[1]).not.toBe(now[0])
  })

  it.each<[what: string, change: (app: string) => unknown]>([
    [
      'a comment',
      app => appendFile(join(app, 'vocabulary/brand-aliases.ts'), '// Spelled by hand.\n'),
    ],
    [
      'a comment inside a function',
      app => replace(join(app, 'store/product-row.ts'), 'return {', 'return /* a row */ {'),
    ],
    [
      'a type',
      app =>
        appendFile(join(app, 'sources/style/normalize.ts'), 'export interface Other { a: string }'),
    ],
    [
      'formatting',
      async app => {
        const biome = resolve('node_modules/.bin/biome')
        const style =
          '--line-width=60 --indent-style=tab --javascript-formatter-quote-style=double --semicolons=always --trailing-commas=none --arrow-parentheses=always'
        execFileSync(process.execPath, [biome, 'format', '--write', ...style.split(' '), '.'], {
          cwd: app,
        })
        expect(await readFile(join(app, 'domain/urls/slug.ts'), 'utf8')).toContain(';\n\t')
      },
    ],
    [
      'the URL builders',
      app => appendFile(join(app, 'domain/urls/links.ts'), 'export const other = 1\n'),
    ],
    [
      'the HTTP client of sources',
      app => appendFile(join(app, 'sources/http.server.ts'), 'export {}\n'),
    ],
  ])('stays the same after a change to %s', async (_, change) => {
    expect(await getVersionsAfter(change)).toEqual(now)
  })

  it('changes when an alias is added', async () => {
    const [style, feeds] = await getVersionsAfter(app =>
      replace(join(app, 'vocabulary/brand-aliases.ts'), "'RL'", "'RL', 'Ralph L'"),
    )
    expect([style === now[0], feeds === now[1]]).toEqual([false, false])
  })

  it('changes when a rule changes, but only for the source that uses it', async () => {
    const versions = await getVersionsAfter(app =>
      replace(join(app, 'sources/style/map-categories.ts'), "'teen-guys'", "'teen-boys'"),
    )
    expect(versions).toEqual([expect.not.stringMatching(now[0] ?? ''), now[1]])
  })

  it('changes when a column gets its value in a different way', async () => {
    const [style, feeds] = await getVersionsAfter(app =>
      replace(join(app, 'store/product-row.ts'), 'product.categoryId ?? null', 'null'),
    )
    expect([style === now[0], feeds === now[1]]).toEqual([false, false])
  })
})

describe('the rules', () => {
  const all = ruleSets
    .filter(ruleSet => ruleSet !== 'matching' && ruleSet !== 'facts')
    .flatMap(source => listRules(resolve('app'), source))

  it('include every normalizer', () => {
    const normalizers = globSync('sources/*/normalize*.ts', { cwd: 'app' })
    expect(normalizers.length).toBeGreaterThan(4)
    expect(normalizers.filter(file => !file.endsWith('.test.ts') && !all.includes(file))).toEqual(
      [],
    )
  })

  it('exclude code for requests, storage and pages', () => {
    const rooms = ['domain', 'vocabulary', 'sources', 'store']
    expect(
      all.filter(file => file.endsWith('.server.ts') || !rooms.includes(file.split('/')[0] ?? '')),
    ).toEqual([])
    expect(all).not.toContain('domain/urls/links.ts')
  })
})
