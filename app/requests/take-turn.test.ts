import { expect, it } from 'vitest'
import { maxRounds, noteArrival, takeTurn } from './take-turn.ts'

/** Returns the rounds of the event loop until it is a caller's turn, with a connection in each of the first. */
async function countRounds(arrivals: number): Promise<number> {
  let [rounds, isOver] = [0, false]
  const pass = () => {
    if (isOver) return
    rounds += 1
    if (rounds <= arrivals) noteArrival()
    setImmediate(pass)
  }
  setImmediate(pass)
  await takeTurn()
  isOver = true
  return rounds
}

it.each([
  [0, 1],
  [1, 2],
  [50, 51],
  [maxRounds - 1, maxRounds],
  [maxRounds, maxRounds],
  [1_000, maxRounds],
])('with a new connection in %i rounds, it is a page’s turn after %i', async (arrivals, rounds) => {
  expect(await countRounds(arrivals)).toBe(rounds)
})

it('takeTurn lets the event loop go on between any two callers', async () => {
  const events: string[] = []
  const note = () => {
    events.push('other')
    if (events.length < 20) setImmediate(note)
  }
  setImmediate(note)
  await Promise.all(
    ['a', 'b', 'c'].map(async name => {
      await takeTurn()
      events.push(name)
    }),
  )
  expect(events.join(' ')).toMatch(/^other .*\ba other .*\bb other .*\bc$/)
})
