import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { indexQuestions } from '#app/search-index/index-interface.ts'
import { isForTests } from './import-rules.ts'
import { readSource } from './read-source.ts'

// What a new service and a new question to the index cost, counted for some that exist: the files
// that name them, besides the pages that use them.

const files = globSync('{app/{catalogue,context,middleware,requests,search-index},server}/**/*.ts')
  // The reference index only gives tests their expected answers.
  .filter(path => !isForTests(path) && path !== 'app/search-index/reference-index.ts')
  .map(path => readSource(path, readFileSync(path, 'utf8')))

/** Lists the files whose code has one of these names as a word. */
function findNaming(...names: string[]): string[] {
  const word = new RegExp(`\\b(?:${names.join('|')})\\b`)
  return files
    .filter(({ code }) => word.test(code))
    .map(({ path }) => path)
    .sort()
}

it.each(['pageChecks', 'saleReviews', 'sharePictures'])(
  'names the service %s in two files',
  name => {
    expect(findNaming(name)).toEqual([
      'app/context/services.ts',
      'server/services/open-services.ts',
    ])
  },
)

it('names a question to the index in five files', () => {
  expect(indexQuestions).toContain('explain')
  const naming = findNaming('explain', 'explainOrder')
  // OpenSearch answers each question in its own way.
  const inOpenSearch = naming.filter(path => path.startsWith('app/search-index/opensearch/'))
  expect(inOpenSearch).toContain('app/search-index/opensearch/search-engine.server.ts')
  expect(naming.filter(path => !inOpenSearch.includes(path))).toEqual([
    'app/catalogue/catalogue.ts',
    'app/catalogue/create-catalogue.server.ts',
    // A store in the text of a search narrows every question about it.
    'app/middleware/named-stores.server.ts',
    'app/search-index/index-interface.ts',
    'app/search-index/search-index.ts',
  ])
})

it('names no question in the threads, whose messages derive from the list', () => {
  // Percolation has a longer deadline, because other questions are answered in between.
  const questions = indexQuestions.filter(question => question !== 'percolate')
  const inThreads = findNaming(...questions)
  expect(inThreads.filter(path => path.startsWith('app/search-index/worker/'))).toEqual([])
})
