import { expect, it } from 'vitest'
import { raiseScores } from './raise-scores.ts'

/** The score of an impact is its half. */
const scores = Float32Array.from({ length: 256 }, (_, impact) => impact / 2)

it.each([
  ['as many postings as documents', 3, 4],
  ['eight times as many postings', 8, 1],
  ['far more postings', 40, 1],
  ['eight times as many documents', 1, 8],
  ['far more documents', 1, 40],
  ['no postings', 3, 5_000],
  ['no documents', 5_000, 1],
])('LS2 scores are raised to those of a term with %s', (_, documentStep, postingStep) => {
  for (let repeat = 0; repeat < 2; repeat += 1) {
    const numbers = Array.from({ length: 2_000 }, (_, at) => at + 1)
    const documents = Uint32Array.from(numbers.filter(number => number % documentStep === 0))
    const having = numbers.filter(number => number % postingStep === 0)
    const impactOf = (number: number) => 1 + ((number * 7) % 200)
    const postings = Uint32Array.from(having, number => number * 256 + impactOf(number))
    const best = new Float32Array(documents.length).fill(20)
    raiseScores(documents, best, postings, scores)
    const has = new Set(having)
    expect([...best]).toEqual(
      [...documents].map(number => (has.has(number) ? Math.max(impactOf(number) / 2, 20) : 20)),
    )
  }
})
