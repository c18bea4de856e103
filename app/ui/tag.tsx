import type { ReactNode } from 'react'

/** A word on a product: what a shopper should know before the price. */
export function Tag({ tone = 'plain', children }: { tone?: 'plain' | 'sale'; children: ReactNode }) {
  const color = tone === 'sale' ? 'text-sale' : 'text-ink'
  return (
    <span
      className={`inline-block rounded-sm bg-paper px-2 py-0.5 font-semibold text-xs ring-1 ring-line ${color}`}
    >
      {children}
    </span>
  )
}
