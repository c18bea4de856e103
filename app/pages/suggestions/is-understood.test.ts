import { expect, it } from 'vitest'
import type { UnderstoodPart } from '#app/domain/query-reading.ts'
import { isUnderstood } from './is-understood.ts'

it.each<[string, Partial<UnderstoodPart>, boolean]>([
  ['red', {}, true],
  ['linen and silk', {}, true],
  ['v neck', {}, true],
  ['shorts', {}, true],
  ['jewelry box', {}, true],
  ['box', {}, false],
  ['size', {}, false],
  ['red size', {}, false],
  ['samba', {}, false],
  ['size 8', { group: 'sizes', words: 'size 8' }, true],
  ['zara', { group: 'brands', words: 'zara' }, true],
  ['lether', { group: 'materials', words: 'lether' }, true],
  ['no silk', { group: 'materials', words: 'no silk', isExcluded: true }, true],
  // Only the word is left out, which may say nothing.
  ['no synth', { group: 'word', words: 'no synth', isExcluded: true }, false],
])('LS2 %j, read as %j, is understood: %j', (text, part, isTrue) => {
  const read = { group: 'word', value: '', label: '', words: '', rest: '', ...part } as const
  const reading = { understood: [read], corrected: [], dropped: [] }
  expect(isUnderstood(text, { reading })).toBe(isTrue)
})
