import type { LinkWarning } from '#app/domain/link-warning.ts'
import type { ProductPage } from '#app/pages/product-page.ts'
import { BuyLinks, type BuyLinksProduct, describeWarning } from '../elements/offer-warning.tsx'
import { PageLink } from '../elements/page-link.tsx'

const headings: Readonly<Record<LinkWarning, string>> = {
  broken: 'We’re not sure this link works',
  replaced: 'This link doesn’t work',
  'sold out': 'This may be sold out',
  'price differs': 'The price may be different',
}

interface DeadEndProps extends BuyLinksProduct, Pick<ProductPage, 'title' | 'path'> {
  siteName: string | undefined
}

/** A page shown in place of a retailer's page where the product most likely cannot be bought. */
export function DeadEnd({ title, path, siteName, ...offer }: DeadEndProps) {
  const { retailer, linkWarning = 'broken' } = offer
  const heading = headings[linkWarning]
  return (
    <div className="container-page max-w-xl py-12">
      <title>{[heading, siteName].filter(Boolean).join(' | ')}</title>
      <meta name="robots" content="noindex" />
      <p className="text-soft text-sm">
        <PageLink to={path} className="hover:underline">
          {title}
        </PageLink>
      </p>
      <h1 className="mt-1 text-heading">{heading}</h1>
      <p className="mt-4 mb-6 text-soft">{describeWarning(linkWarning, retailer)}</p>
      <BuyLinks product={offer} />
    </div>
  )
}
