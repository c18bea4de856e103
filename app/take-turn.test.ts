import { expect, it } from 'vitest'
import { takeTurn } from './take-turn.ts'

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
