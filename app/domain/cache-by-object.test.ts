import { expect, it, vi } from 'vitest'
import { cacheByObject } from './cache-by-object.ts'

it('derives a value once per object, even if it is undefined', () => {
  const derive = vi.fn(({ name }: { name?: string }) => name)
  const get = cacheByObject(derive)
  const [first, second] = [{ name: 'a' }, {}]
  expect([first, second, first, second].map(each => get(each))).toEqual([
    'a',
    undefined,
    'a',
    undefined,
  ])
  expect(derive).toHaveBeenCalledTimes(2)
})
