import type { ReactNode } from 'react'
import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import { savedPath } from '#app/domain/urls/account-links.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { type SavedFilter, type SavedQuery, savedFilters } from '#app/domain/urls/saved-query.ts'
import type { SavedPage } from '#app/pages/saved-page.ts'
import { ProductRail } from '../cards/product-rail.tsx'
import { Icon } from '../elements/icon.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { Pagination } from '../elements/pagination.tsx'
import { SavedCard } from './saved-card.tsx'
import { SavedSortMenu } from './saved-sort-menu.tsx'
import { useFreshSaved } from './use-fresh-saved.ts'

/** The width of a card as the `sizes` attribute of its picture. */
const sizes = '(width <= 500px) 92vw, (width <= 768px) 46vw, (width < 992px) 31vw, 300px'

const filterLabels: Record<SavedFilter, string> = {
  all: 'All',
  available: 'Available',
  'sold-out': 'Sold out',
  dropped: 'Price drops',
}

/** The shopper's saved products, kept in sync with other tabs and devices. */
export function SavedView({ saved }: { saved: SavedPage }) {
  useFreshSaved(saved.revision)
  const { items, counts, query, paging, popular } = saved
  if (counts.all === 0) return <NothingSaved popular={popular} />
  return (
    <div className="container-page">
      <Heading>
        <p className="text-soft text-sm tabular-nums">{formatQuantity(counts.all, 'product')}</p>
        <SavedSortMenu query={query} />
      </Heading>
      <Filters query={query} counts={counts} />
      {items.length > 0 ? (
        <ul className="product-grid">
          {items.map(item => (
            <SavedCard key={item.card.path} item={item} sizes={sizes} heading="h2" />
          ))}
        </ul>
      ) : (
        <NothingOfKind show={query.show} />
      )}
      {paging.maxPages > 1 ? (
        <Pagination paging={paging} toPage={page => savedPath({ ...query, page })} />
      ) : null}
    </div>
  )
}

function Heading({ children }: { children?: ReactNode }) {
  return (
    <div className="mt-3 flex flex-wrap items-baseline gap-x-3 md:mt-6">
      <h1 className="text-heading md:text-display">Saved</h1>
      {children}
    </div>
  )
}

function Filters({ query, counts }: Pick<SavedPage, 'query' | 'counts'>) {
  return (
    <nav
      aria-label="Show"
      className="-mx-4 mt-1 mb-4 px-4 max-sm:scroll-row max-sm:scroll-fade md:mt-3 md:mb-6"
    >
      <ul className="flex gap-1.5 sm:flex-wrap sm:gap-2">
        {savedFilters.map(show => (
          <li key={show}>
            <PageLink
              to={savedPath({ ...query, show, page: 1 })}
              aria-current={show === query.show ? 'true' : undefined}
              className="flex min-h-11 items-center gap-2 whitespace-nowrap rounded-control border border-field px-2.5 text-sm sm:px-4 hover:border-ink aria-[current]:border-accent aria-[current]:bg-tint aria-[current]:font-semibold aria-[current]:text-accent"
            >
              {filterLabels[show]}
              <span className="text-xs tabular-nums">{formatWholeCount(counts[show])}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const nothingOfKind: Record<SavedFilter, string> = {
  all: 'Nothing saved yet.',
  available: 'Nothing you saved is available right now.',
  'sold-out': 'Nothing you saved is sold out.',
  dropped: 'Nothing you saved costs less than when you saved it. Check back soon.',
}

function NothingOfKind({ show }: Pick<SavedQuery, 'show'>) {
  return (
    <div className="flex flex-col items-start gap-5 rounded bg-ground px-6 py-12">
      <p>{nothingOfKind[show]}</p>
      <ButtonLink to={savedPath()}>Show all saved</ButtonLink>
    </div>
  )
}

function NothingSaved({ popular }: Pick<SavedPage, 'popular'>) {
  return (
    <>
      <div className="container-page">
        <Heading />
        <div className="mt-5 flex flex-col items-center gap-4 rounded bg-ground px-6 py-14 text-center">
          <Icon name="heart" size={36} className="text-accent" />
          <h2 className="text-title">Keep what you love in one place</h2>
          <p className="max-w-prose text-balance text-soft">
            Tap the heart on anything you like. You’ll find it here on all your devices, with
            today’s prices and all price drops.
          </p>
          <ButtonLink to={listPath()}>Find something to love</ButtonLink>
        </div>
      </div>
      <ProductRail
        title="Popular now"
        cards={popular}
        more={{ label: 'See all', to: listPath({ sort: 'popular' }) }}
      />
    </>
  )
}

function ButtonLink({ to, children }: { to: string; children: string }) {
  return (
    <PageLink
      to={to}
      className="flex min-h-11 items-center rounded-control bg-button px-6 font-semibold text-on-button text-sm"
    >
      {children}
    </PageLink>
  )
}
