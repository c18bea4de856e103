import { expect, it } from 'vitest'
import { measureSizes, sizeCatalogs } from './measure-sizes.ts'

it.each(sizeCatalogs)('LS2 lets shoppers filter by the sizes of the %s', name => {
  const { onNoScale, lost } = measureSizes(name)
  expect(onNoScale).toBeLessThan(0.5)
  expect(lost).toBeLessThan(0.02)
})
