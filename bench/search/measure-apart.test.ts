import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { measureApart } from './measure-apart.ts'

const shoppers = fileURLToPath(new URL('../relevance/shoppers', import.meta.url))
const script = '../relevance/measure-set.ts'

it('returns the figures of a script', async () => {
  expect(await measureApart(script, ['0', shoppers, '1'], 5)).toHaveProperty('scores')
})

it('stops a script that does not end, and says so', async () => {
  expect(await measureApart(script, ['0', shoppers, '1000000'], 0.02)).toBe(
    'stopped after 0.02 minutes',
  )
})

it('says why a script fails', async () => {
  expect(await measureApart(script, ['99', shoppers, '1'], 5)).toContain('There is no engine 99')
})
