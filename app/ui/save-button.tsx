import { Heart } from 'lucide-react'
import type { ProductKey } from '#app/domain/product-key.ts'
import { useSavedProducts } from './saved-products.ts'

/** The heart: saves a product, or takes it out of the saved ones. */
export function SaveButton({
  product,
  name,
  className,
}: {
  product: ProductKey
  /** Told to those who do not see which card the heart is on; the product's own page has it as its heading. */
  name?: string
  className: string
}) {
  const saved = useSavedProducts()
  const isSaved = saved.has(product)
  const label = isSaved ? 'Remove Product' : 'Save Product'
  return (
    <button
      type="button"
      onClick={() => (isSaved ? saved.remove(product) : saved.like(product))}
      aria-pressed={isSaved}
      aria-label={name === undefined ? label : `${label}: ${name}`}
      title={label}
      className={`script-only group/heart grid place-items-center ${className}`}
    >
      <Heart size={18} aria-hidden="true" className="group-aria-pressed/heart:fill-current" />
    </button>
  )
}
