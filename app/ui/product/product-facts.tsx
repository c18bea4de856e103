import type { ProductPage } from '#app/pages/product-page.ts'
import { FiberBar } from '../elements/fiber-bar.tsx'
import { useShell } from '../shell-context.ts'
import {
  listMaterialFacts,
  listPriceFacts,
  listSeasons,
  type ProductFact,
} from './list-product-facts.ts'

/** What matters most about a product to the storefront's shoppers, below its price. */
export function ProductFacts({ product }: { product: ProductPage }) {
  const shell = useShell()
  switch (shell?.look.facts) {
    case 'price':
      return product.isGone ? null : (
        <FactList facts={listPriceFacts(product)} className="product-price-facts" />
      )
    case 'material':
      return <MaterialFacts product={product} />
    case 'season': {
      const seasons = listSeasons(product, shell.list.shortcuts)
      // Without a known material there is no season, but there is more to say than nothing.
      return seasons.length > 0 ? (
        <Seasons seasons={seasons} />
      ) : (
        <MaterialFacts product={product} />
      )
    }
    default:
      return null
  }
}

function MaterialFacts({ product }: { product: ProductPage }) {
  return (
    <FactList
      facts={listMaterialFacts(product)}
      fibers={product.fibers}
      className="product-material-facts"
    />
  )
}

function FactList({
  facts,
  fibers,
  className,
}: {
  facts: ProductFact[]
  /** The shares of the material, drawn as a bar in place of its words. */
  fibers?: ProductPage['fibers'] | undefined
  className: string
}) {
  if (facts.length === 0) return null
  return (
    <dl className={className}>
      {facts.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fibers && label === 'Material' ? <FiberBar fibers={fibers} /> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Seasons({ seasons }: { seasons: { title: string; isFor: boolean }[] }) {
  return (
    <div className="product-seasons">
      <h2 className="type-label">Made for</h2>
      <ul>
        {seasons.map(({ title, isFor }) => (
          <li key={title} className={isFor ? 'is-for' : ''}>
            {isFor ? null : <span className="sr-only">Not </span>}
            {title}
          </li>
        ))}
      </ul>
    </div>
  )
}
