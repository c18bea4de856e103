import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('LY1 no control is disabled while it has the focus, since it would lose it', () => {
  const files = globSync('app/**/*.tsx')
  expect(files.length).toBeGreaterThan(50)
  // `aria-disabled` says the same and keeps the focus; the handler ignores the press.
  const disabling = files.filter(path => /(?<![-\w])disabled=/.test(readFileSync(path, 'utf8')))
  expect(disabling).toEqual([])
})
