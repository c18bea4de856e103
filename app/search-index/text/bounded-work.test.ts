import { expect, it } from 'vitest'
import { matchWords } from './ranking/match-words.ts'
import { createWordStore } from './terms/word-store.ts'
import { makeWords } from './testing.ts'

const products = 400
const words = Array.from(
  { length: 60 },
  (_, at) => `gull${String.fromCharCode(97 + (at % 26))}${at}`,
)
const store = createWordStore()
for (let number = 0; number < products; number += 1)
  store.put(
    number,
    makeWords({ name: `${words.filter((_, at) => (number + at) % 2).join(' ')} dress` }),
  )

/** Counts the postings that a search reads and the word forms that it compares. */
function countSteps(text: string): number {
  let steps = 0
  const { postings, dictionary } = store
  const counted = {
    ...store,
    postings: {
      ...postings,
      get(term: number) {
        const list = postings.get(term)
        steps += list.length
        return list
      },
    },
    dictionary: {
      ...dictionary,
      get letterSets() {
        steps += dictionary.forms
        return dictionary.letterSets
      },
    },
  }
  matchWords(counted, text)
  return steps
}

const every = (separator: string) => words.join(separator)

it.each([
  ['10,000 characters', `${every(' ')} `.repeat(40).slice(0, 10_000)],
  ['10,000 characters without a space', 'g'.repeat(10_000)],
  ['500 words', `${every(' ')} `.repeat(9)],
  ['500 unknown words', Array.from({ length: 500 }, (_, at) => `qzx${at}v`).join(' ')],
  ['many misspelled words', words.map(word => `${word.slice(1)}x`).join(' ')],
  ['one letter repeated', 'd '.repeat(500)],
  ['only punctuation', '?!-_/\\()[]{}<>|~.,;:"\'`´^°§$%&=+*#@'.repeat(20)],
  ['right-to-left text', 'فستان أحمر שמלה אדומה '.repeat(40)],
  ['CJK text', '红色连衣裙 赤いドレス 빨간 드레스 '.repeat(40)],
  ['a regular expression', `^(${every('|')})+$.*?[a-z]{9999}`],
  ['SQL', `'; SELECT ${every(', ')} FROM product WHERE 1=1 OR (${every(' AND ')}) --`],
  ['60 alternatives', every(' or ')],
  ['60 words with hyphens', every('-')],
  [
    'two words written as one, 30 times',
    words.map((word, at) => `${word}${words[at + 1]}`).join(' '),
  ],
  ['only filters', Array.from({ length: 60 }, (_, at) => `under ${at}`).join(' ')],
  ['60 refusals', words.map(word => `no ${word}`).join(' ')],
  ['60 refusals of a dress', `dress ${words.map(word => `-${word}`).join(' ')}`],
  ['60 refusals in a row', `dress without ${every(' or ')}`],
])('LS2 %s take a bounded number of steps', (_, text) => {
  expect(countSteps(text)).toBeLessThan(60 * products)
})
