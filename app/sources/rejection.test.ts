import { expect, it } from 'vitest'
import { z } from 'zod'
import { toShapeFault } from './rejection.ts'

it.each([4, 5, 6])('PR7 names five wrong fields of a record at most: %i', count => {
  const names = Array.from({ length: count }, (_, at) => `field${at}`)
  const schema = z.object(Object.fromEntries(names.map(name => [name, z.string()])))
  const { error } = schema.safeParse({})
  expect(error && toShapeFault(error).detail.split('; ')).toHaveLength(Math.min(5, count))
})
