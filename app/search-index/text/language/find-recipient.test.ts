import { expect, it } from 'vitest'
import { findRecipient } from './find-recipient.ts'

it.each([
  ['for', 'him', 'men'],
  ['my', 'husband', 'men'],
  ['for', 'her', 'women'],
  ['my', 'wife', 'women'],
  ['my', 'daughter', 'girl'],
  ['our', 'son', 'boy'],
  // Part of a brand name, Adair & Daughters.
  ['and', 'daughters', undefined],
  ['and', 'daughter', undefined],
  ['gave', 'her', undefined],
  [undefined, 'daughter', undefined],
  ['my', 'dress', undefined],
])('LS2 reads "%s %s" as %s', (previous, word, who) => {
  expect(findRecipient(word, previous)).toBe(who)
})
