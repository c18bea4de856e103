import type { Product } from '#app/domain/product.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import type { Changes } from '#app/domain/testing/with-changes.ts'
import { makeProduct } from '#app/store/testing.ts'

/** Makes an offer of one shirt, each at a retailer of its own, which differs only in `changes`. */
export function makeShirt(
  source: SourceLetter,
  id: string,
  changes: Changes<Product> = {},
): Product {
  const name = changes.name ?? 'Harbour Stripe Linen Shirt'
  return makeProduct(id, {
    source,
    name,
    unbrandedName: name,
    colors: [{ id: '1', name: 'Navy' }],
    retailer: { id, name: `Shop ${id}` },
    ...changes,
  })
}
