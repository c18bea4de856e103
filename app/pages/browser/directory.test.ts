import { expect, it } from 'vitest'
import { toDirectory } from './directory.ts'

it('RT4 groups names by first letter, ignoring accents, and puts other characters last', () => {
  const names = ['Zephyr', 'Élan', 'eastly', 'Łuna', '24 Sèvres', '三宅']
  const directory = toDirectory(
    names.map(name => ({ value: name, label: name, count: 1 })),
    name => `/${name}`,
  )
  expect(directory.total).toBe(6)
  expect(
    directory.letters.map(({ letter, entries }) => [letter, entries.map(({ label }) => label)]),
  ).toEqual([
    ['E', ['eastly', 'Élan']],
    ['L', ['Łuna']],
    ['Z', ['Zephyr']],
    ['#', ['24 Sèvres', '三宅']],
  ])
})
