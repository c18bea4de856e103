import { Form } from 'react-router'
import { homePath, listPath } from '#app/domain/urls/links.ts'
import { RecentlyViewed } from '../cards/recently-viewed.tsx'
import { TrendingRail } from '../cards/trending-rail.tsx'
import { Icon } from '../elements/icon.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { movesToSiteSearch } from '../search/move-to-site-search.ts'

/** An error message within the storefront's layout. */
export function ErrorPage({
  status = 500,
  message = 'Error',
  advice,
  detail,
  siteName,
  link = { label: 'Back to the home page', to: homePath },
}: {
  status?: number
  message?: string | undefined
  /** The likely reason, or what to do about it. */
  advice?: string
  detail?: string | undefined
  siteName?: string | undefined
  /** A link to another page; absent if retrying is the only option. */
  link?: { label: string; to: string }
}) {
  return (
    // The products that load later have room above the footer, which they would otherwise move.
    <div className={`container-page py-16 text-center ${status === 404 ? 'min-h-dvh' : ''}`}>
      <title>{[message, siteName].filter(Boolean).join(' | ')}</title>
      <meta name="robots" content="noindex" />
      <p className="type-display text-display">{status}</p>
      <h1 className="mt-2 text-heading">{message}</h1>
      {status === 404 ? <Search /> : null}
      {advice ? <p className="mt-4 text-soft">{advice}</p> : null}
      {status < 500 ? (
        <p className="mt-8">
          <PageLink
            to={link.to}
            className="inline-block rounded-control bg-button px-6 py-3 font-semibold text-on-button"
          >
            {link.label}
          </PageLink>
        </p>
      ) : (
        <p className="mt-4 text-soft">Please try again in a moment.</p>
      )}
      {detail ? <pre className="mt-8 overflow-x-auto text-left text-xs">{detail}</pre> : null}
      {status === 404 ? (
        <div className="inner-rails">
          <RecentlyViewed />
          <TrendingRail />
        </div>
      ) : null}
    </div>
  )
}

/** The header also has a search box, but on phones it is collapsed. */
function Search() {
  return (
    <search className="mx-auto mt-8 block max-w-md">
      <Form
        action={listPath()}
        className="relative"
        toolname="search_catalogue"
        tooldescription="Find products across all stores by keyword. The same search as search_products."
      >
        <Icon name="search" size={18} className="absolute top-3.5 left-4 text-soft" />
        <input
          name="q"
          required
          aria-label="Search all products"
          toolparamdescription="Keywords, such as: red midi dress under 100"
          placeholder="Search brands, products, colors"
          autoComplete="off"
          enterKeyHint="search"
          className="field-input pl-11"
          {...movesToSiteSearch}
        />
      </Form>
    </search>
  )
}
