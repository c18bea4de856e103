import { type ReactNode, use } from 'react'
import { buyPathFrom } from '#app/domain/urls/links.ts'
import { LinkPageContext } from '../link-page-context.ts'
import { LinkSearchContext } from '../link-search.ts'
import { Icon } from './icon.tsx'

// Only the anchors in this file link to other sites; outbound-link.test.ts checks that.

/**
 * The `rel` of links to retailers. `sponsored` marks paid links for search
 * engines, and `noopener` denies the opened page access to this one.
 */
const outboundRel = 'sponsored nofollow noopener'

/**
 * A link to a retailer. It opens in a new tab, even without JavaScript,
 * and reports the page, position and search from which it was clicked.
 */
export function OutboundLink({
  buyPath,
  position,
  isWarned,
  label,
  className,
  children,
}: {
  buyPath: string
  /** The product's position in its list, counted from 1. */
  position?: number | undefined
  /**
   * True if a warning is already shown next to the link, so that a click shows no further warning.
   */
  isWarned?: true | undefined
  /** The text that screen readers announce in place of the children. */
  label?: string
  className?: string
  children: ReactNode
}) {
  const page = use(LinkPageContext)
  const search = use(LinkSearchContext)
  return (
    <a
      href={buyPathFrom(buyPath, { page, position, isWarned, search })}
      target="_blank"
      rel={outboundRel}
      aria-label={label}
      className={className}
    >
      {children}
    </a>
  )
}

/** The main button of a product, which links to a retailer. */
export function OutboundButton({ buyPath, children }: { buyPath: string; children: ReactNode }) {
  return (
    <OutboundLink
      buyPath={buyPath}
      className="grid min-h-12 place-content-center rounded-control bg-button px-6 py-3 text-center text-balance font-semibold text-on-button hover:opacity-90 active:opacity-80"
    >
      <span>
        {/* In the last line of a label that wraps, which would else not be centered beside the arrow. */}
        {children}&nbsp;
        <Icon name="arrow-up-right" size={18} className="inline" />
      </span>
    </OutboundLink>
  )
}

/** An unpaid link to another site, such as a social network. */
export function ExternalLink({
  href,
  label,
  className,
  children,
}: {
  href: string
  /** The text that screen readers announce in place of the children. */
  label?: string
  className: string
  children: ReactNode
}) {
  return (
    <a href={href} target="_blank" rel="noopener nofollow" aria-label={label} className={className}>
      {children}
    </a>
  )
}

/** A link to another of our storefronts, in the same tab. */
export function PartnerLink({
  url,
  isCurrent,
  className,
  children,
}: {
  url: string
  isCurrent: boolean
  className: string
  children: ReactNode
}) {
  return (
    <a href={url} aria-current={isCurrent ? 'true' : undefined} className={className}>
      {children}
    </a>
  )
}
