import { readFileSync } from 'node:fs'

/** A row in a mock catalog and the node of our tree where a shopper would look for it. */
export interface CatalogRow {
  /** Undefined if our tree has no node for the product. */
  expected: string | undefined
  path: string
  googleCategory: string
  gender: string
  ageGroup: string
  title: string
}

/**
 * Reads lines of `node | path | Google category id | gender age | title; title`;
 * the node is `-` for products we do not list. Each title becomes a separate row.
 */
export function readCatalog(name: string): CatalogRow[] {
  const text = readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8')
  return text.split('\n').flatMap(line => {
    const [node = '', path = '', googleCategory = '', people = '', titles = ''] = line
      .split('|')
      .map(part => part.trim())
    if (titles === '') return []
    const [gender = '', ageGroup = ''] = people.split(' ')
    const expected = node === '-' ? undefined : node
    return titles
      .split(';')
      .map(title => ({ expected, path, googleCategory, gender, ageGroup, title: title.trim() }))
  })
}
