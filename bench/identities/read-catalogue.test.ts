import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseIdentitiesArguments } from './identities-arguments.ts'
import { readFile } from './read-catalogue.ts'

const columns = 'id title price link image_link availability'
/** A German feed without departments or a currency, and with its own word for “in stock”. */
const rows = Array.from({ length: 30 }, (_, at) =>
  [
    ...[`${at}`, `Kleid Inka ${at} mit Gürtel für den Sommer`, '29,95'],
    ...[`https://shop.example/${at}`, `https://shop.example/${at}.jpg`, 'lieferbar'],
  ].join('\t'),
)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'identities-test-'))
  await writeFile(join(folder, 'feed.tsv'), [columns.replaceAll(' ', '\t'), ...rows].join('\n'))
})
afterAll(() => rm(folder, { recursive: true }))

function read(options: string) {
  const line = `import feed.tsv --format google --retailer Alder ${options}`
  const given = parseIdentitiesArguments(line.split(' ').filter(Boolean), folder)
  if (!('file' in given)) throw new Error('the arguments are not those of a file')
  return readFile(given.file)
}

it.each([
  ['--currency EUR --vouch', { currency: 'EUR', source: 'f' }],
  ['--currency EUR --category dresses', { currency: 'EUR', categoryId: 'dresses' }],
  ['--currency SEK --gender women', { currency: 'SEK', categoryId: 'women' }],
  ['--currency EUR --vouch --in-stock lieferbar', { inStock: true }],
  ['--currency EUR --vouch --source-id other', { id: expect.stringMatching(/^other/) }],
])('the bench of identities reads a file with %s', async (options, expected) => {
  const { known, rejected } = await read(options)
  expect(rejected).toEqual([])
  expect(known).toHaveLength(rows.length)
  expect(known[0]?.product).toMatchObject(expected)
})

it.each([
  ['--vouch', 'currency'],
  ['--currency EUR', '--category'],
  ['--currency EUR --language en', '--category'],
])('the bench of identities refuses the file with only %s', async (options, reason) => {
  await expect(read(options)).rejects.toThrow(reason)
})
