import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = (await readdir(import.meta.dirname, { recursive: true })).filter(file =>
  file.endsWith('.css'),
)

/** Returns the selectors of a style sheet in which a page-wide `:has()` decides about a part. */
function findPageWideRules(css: string): string[] {
  const selectors = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{};]/)
    .filter(text => text.includes(':has('))
    .flatMap(text => text.split(/,(?![^(]*\))/))
  return selectors
    .map(selector => selector.trim())
    .filter(selector =>
      /^(?:html|body|:root|main|\.page-frame)\S*:has\(\)\S*\s+\S/.test(emptyBrackets(selector)),
    )
}

/** Empties the outermost brackets of a selector, which may contain others. */
function emptyBrackets(selector: string): string {
  let depth = 0
  return [...selector]
    .filter(character => {
      if (character === ')') depth -= 1
      const isOutside = depth === 0
      if (character === '(') depth += 1
      return isOutside
    })
    .join('')
}

describe('rules for the whole page', () => {
  it.each(files)('%s has none that styles every element again after each change', async file => {
    // With such a rule, a browser cannot tell whom a change concerns, and styles all of the page.
    const css = await readFile(join(import.meta.dirname, file), 'utf8')
    expect(findPageWideRules(css)).toEqual([])
  })

  it.each([
    ['body:has(.bar) .notices { bottom: 0 }', ['body:has(.bar) .notices']],
    ['.page-frame:has(> main .bar) > footer:not(:focus-within) { opacity: 0 }', 1],
    ['.a, html:has(.b:not(:has(.c))) main { opacity: 0 }', 1],
    ['html:has(dialog:modal) { overflow: hidden }', []],
    ['.card:has(> [form]) .price { color: red }', []],
    ['/* body:has(.bar) main */ body { color: red }', []],
  ])('are found in %s', (css, expected) => {
    const found = findPageWideRules(css)
    if (typeof expected === 'number') expect(found).toHaveLength(expected)
    else expect(found).toEqual(expected)
  })
})
