import type { ReactNode } from 'react'

/** A label on a product, such as "Sale". */
export function Tag({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'sale'
  children: ReactNode
}) {
  return <span className={tone === 'sale' ? 'tag text-sale' : 'tag'}>{children}</span>
}
