import { describe, expect, it } from 'vitest'
import { makeWordIndex, rankWords } from '../testing.ts'
import { findSynonymFault } from './find-synonym-fault.ts'

const oneWay = (word: string, also: string) => ({ word, also, isMutual: false })
const mutual = (word: string, also: string) => ({ word, also, isMutual: true })

describe('findSynonymFault', () => {
  it('AD3 accepts a new word in one direction or both', () => {
    expect(findSynonymFault([], oneWay('chesterfield', 'sofa'))).toBeUndefined()
    expect(findSynonymFault([], mutual('chesterfield', 'sofa'))).toBeUndefined()
  })

  it.each([
    ['', 'sofa', ''],
    ['…', 'sofa', '…'],
    ['sofa', 'a very long phrase', 'a very long phrase'],
  ])('AD3 refuses %j for %j because of a phrase’s length', (word, also, phrase) => {
    expect(findSynonymFault([], oneWay(word, also))).toEqual({ kind: 'length', phrase })
  })

  it('AD3 refuses two forms of one word', () => {
    expect(findSynonymFault([], mutual('Dresses', 'dress'))).toEqual({ kind: 'same' })
  })

  it('AD3 refuses a known synonym, whether built in or added by an operator', () => {
    expect(findSynonymFault([], oneWay('sofa', 'couch'))).toEqual({ kind: 'known' })
    const own = [mutual('divan', 'daybed')]
    expect(findSynonymFault(own, oneWay('daybeds', 'divan'))).toEqual({ kind: 'known' })
  })

  it('AD3 refuses loops of any length and returns their path', () => {
    const own = [oneWay('divan', 'daybed'), oneWay('daybed', 'chaise longue')]
    expect(findSynonymFault(own, oneWay('daybed', 'divan'))).toEqual({
      kind: 'loop',
      path: ['daybed', 'divan', 'daybed'],
    })
    expect(findSynonymFault(own, oneWay('Chaise Longues', 'divan'))).toEqual({
      kind: 'loop',
      path: ['Chaise Longues', 'divan', 'daybed', 'Chaise Longues'],
    })
    expect(findSynonymFault(own, oneWay('divan', 'chaise longue'))).toBeUndefined()
  })

  it('AD3 refuses a loop through built-in synonyms', () => {
    const own = [oneWay('couch', 'divan')]
    expect(findSynonymFault(own, oneWay('divan', 'settee'))).toMatchObject({
      kind: 'loop',
      path: ['divan', 'settee', 'couch', 'divan'],
    })
  })
})

describe('operator synonyms in searches', () => {
  const index = makeWordIndex([
    { name: 'Velvet chesterfield' },
    { name: 'Velvet chaise longue' },
    { name: 'Oak stool' },
  ])

  it('AD3 find products by phrases, ranked below those with the word itself', () => {
    index.setSynonyms([oneWay('chesterfield', 'chaise longue')])
    expect(rankWords(index, 'chesterfield')).toEqual([1, 2])
    expect(rankWords(index, 'velvet chesterfields')).toEqual([1, 2])
    index.setSynonyms([])
    expect(rankWords(index, 'chesterfield')).toEqual([1])
  })

  it('AD3 can be previewed in a single query', () => {
    const synonyms = [mutual('hocker', 'stool')]
    expect([...index.match('hocker', { synonyms }).numbers]).toEqual([3])
    expect([...index.match('hocker').numbers]).toEqual([])
  })
})
