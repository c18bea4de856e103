import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { expect, it } from 'vitest'
import { networks } from '#app/networks/all-networks.server.ts'
import { isForTests } from './rooms/import-rules.ts'

/**
 * The only files outside the networks' and the sources' folders whose code names a network. Another
 * file here means that a network costs more than its folder and a line.
 */
const namingFiles: Readonly<Record<string, string>> = {
  'app/domain/doubt.ts': 'explains a column of Awin’s feeds to operators',
  'app/gallery/operator-states.tsx': 'samples for the component gallery',
  'app/storefronts/derive-storefront.ts': 'copies no verification tag',
  'app/storefronts/shell.ts': 'the verification tag that Awin asks for',
  'app/storefronts/storefront.ts': 'the verification tag that Awin asks for',
  'app/ui/page-meta.ts': 'the verification tag that Awin asks for',
  'server/feed/feed-arguments.ts': 'the formats of feed files',
  'server/http/backend-api.ts': 'passes on single networks’ own responses',
  'server/services/create-backend.ts': 'passes on single networks’ own responses',
}

/** Impact's name is also a word. */
const names = new Set<string>(networks.map(({ id }) => id).filter(id => id !== 'impact'))

const letters = new RegExp([...names].join('|'), 'i')

/** Returns true if an identifier or a string contains a network's name as a word: `createCjReader`. */
function namesNetwork(path: string): boolean {
  const text = readFileSync(path, 'utf8')
  // Parsing takes most of the time, and most files do not even contain the letters.
  if (!letters.test(text)) return false
  const { comments } = parseSync(path, text)
  const code = comments
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
  const words = code.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []
  return words.some(word => names.has(word.toLowerCase()))
}

it('names a network in its own folder, and in few other files', () => {
  const own = /^app\/(?:networks|sources\/[^/]+)\//
  const files = globSync('{app,server}/**/*.{ts,tsx}').filter(
    path => !own.test(path) && !isForTests(path),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter(namesNetwork).sort()).toEqual(Object.keys(namingFiles))
})

it('names a network’s folder in the list of networks only', () => {
  const importing = globSync('{app,server,bench}/**/*.{ts,tsx}').filter(
    path =>
      !/^app\/networks\/[^/]+\//.test(path) &&
      !isForTests(path) &&
      /from '(?:#app\/networks|\.)\/[a-z]+\/network\.server\.ts'/.test(readFileSync(path, 'utf8')),
  )
  expect(importing).toEqual(['app/networks/network-list.server.ts'])
})

it('lists no networks in a migration after the lists were dropped', () => {
  const later = globSync('migrations/*.sql').filter(path => path > 'migrations/0092')
  const naming = later.filter(path =>
    (readFileSync(path, 'utf8').match(/[a-z]+/g) ?? []).some(word => names.has(word)),
  )
  expect(naming).toEqual([])
})
