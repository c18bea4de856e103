import { expect, it } from 'vitest'
import { completeProduct, type ProductFields } from './complete-product.ts'

it('PR1 does not compile without a field of products, which would be lost', () => {
  const lacking = {} as Omit<ProductFields, 'url'>
  // @ts-expect-error: `url` is missing, although products may lack it.
  const fields: ProductFields = lacking
  expect(completeProduct(fields)).not.toHaveProperty('url')
})
