import { readFileSync } from 'node:fs'

/** One row of an imitated catalog, and the node of our tree a shopper would look for it under. */
export interface CatalogRow {
  /** Undefined where our tree has no place for it. */
  expected: string | undefined
  path: string
  googleCategory: string
  gender: string
  ageGroup: string
  title: string
}

/**
 * Lines of `node | path | Google's number | gender age | title; title`, with `-` as the node of
 * what we do not list. Each title becomes a separate row.
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
