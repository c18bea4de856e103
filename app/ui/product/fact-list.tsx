import type { ProductFact } from './list-product-facts.ts'

export function FactList({ facts, className }: { facts: ProductFact[]; className: string }) {
  return (
    <dl className={className}>
      {facts.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
