import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { deriveStorefront } from '#app/storefronts/derive-storefront.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'

// `npm run storefront` writes the file of a new storefront and its test. Exit codes: 0 written,
// 1 refused, 2 wrong arguments.

const usage = `Usage: npm run storefront -- create ID --from ID --host HOST --accent COLOR [--name NAME]

  ID        lower-case letters, digits and dashes
  --from    the storefront whose settings it starts with
  --host    its domain, such as shop.example; www and other subdomains are included
  --accent  the color of links and buttons, such as '#14602b'
  --name    its name, by default made from the id`

/** The folder with the storefronts' code, relative to the working directory. */
const folder = resolve('app/storefronts')

const args = readArguments()
if (!args) {
  console.error(usage)
  process.exit(2)
}
process.exitCode = await create(args)

function readArguments() {
  const text = { type: 'string' } as const
  const options = { from: text, host: text, accent: text, name: text }
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    const [verb, id, ...rest] = positionals
    const { from, host, accent, name } = values
    if (verb !== 'create' || !id || rest.length > 0 || !from || !host || !accent) return undefined
    const lower = { host: host.toLowerCase(), accent: accent.toLowerCase() }
    return { id, from, ...lower, name: name ?? toTitle(id) }
  } catch {
    return undefined
  }
}

/** Derives a name from an id: shop-four → Shop Four */
function toTitle(id: string): string {
  return id.replace(/(^|-)(.)/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase())
}

async function create({ from, ...chosen }: NonNullable<typeof args>): Promise<number> {
  const sites = await readSites()
  const model = sites.find(({ id }) => id === from)
  if (!model) {
    const known = sites.map(({ id }) => id).join(', ')
    return refuse(`There is no storefront ${from}. Start with one of these: ${known}.`)
  }
  const site = deriveStorefront(model, chosen, sites)
  if ('fault' in site) return refuse(site.fault)
  const file = join(folder, 'sites', `${site.id}.ts`)
  const test = join(folder, `${site.id}.test.ts`)
  for (const path of [file, test])
    if (existsSync(path)) return refuse(`${path} exists already; nothing was written.`)
  await writeFile(file, formatCode(file, formatSite(site)), { flag: 'wx' })
  await writeFile(test, formatCode(test, formatTest(site)), { flag: 'wx' })
  console.log(`Wrote ${file}
  and ${test}.
Next, change its texts and lists, add its pictures to public/storefronts/, and run npm test.`)
  return 0
}

async function readSites(): Promise<Storefront[]> {
  const files = globSync(join(folder, 'sites/*.ts')).sort()
  const load = (file: string): Promise<{ site: Storefront }> => import(pathToFileURL(file).href)
  return (await Promise.all(files.map(load))).map(({ site }) => site)
}

function refuse(reason: string): number {
  console.error(reason)
  return 1
}

function formatCode(path: string, code: string): string {
  const options = { input: code, encoding: 'utf8' } as const
  return execFileSync('node_modules/.bin/biome', ['format', '--stdin-file-path', path], options)
}

function formatSite(site: Storefront): string {
  return `import type { Storefront } from '../storefront.ts'

export const site: Storefront = ${JSON.stringify(site, null, 2)}
`
}

function formatTest({ id, siteUrl }: Storefront): string {
  const { host } = new URL(siteUrl)
  return `import { expect, it } from 'vitest'
import { findContrastFaults } from './contrast.ts'
import { site } from './sites/${id}.ts'
import { getStorefront } from './storefronts.ts'

it.each([
  '${host}',
  '${host.replace('www.', '')}',
  '${id}.localhost:3000',
])('ST1 %s is ${id}', requested => {
  expect(getStorefront(requested).id).toBe('${id}')
})

it('ST4 ${id} has readable colors', () => {
  expect(findContrastFaults(site.look.light)).toEqual([])
  expect(findContrastFaults(site.look.dark)).toEqual([])
})
`
}
