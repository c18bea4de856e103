import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** Paid links say so to search engines, and the page they open cannot reach back. */
export const outboundRel = 'sponsored nofollow noopener'

/** The button out to a retailer: a new tab, with or without script. */
export function OutboundButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel={outboundRel}
      className="flex min-h-12 items-center justify-center gap-2 rounded bg-accent px-6 py-3 text-center font-semibold text-on-accent hover:opacity-90 active:opacity-80"
    >
      {children}
      <ArrowUpRight size={18} aria-hidden="true" className="shrink-0" />
    </a>
  )
}
