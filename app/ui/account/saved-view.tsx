import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { formatProductCount, formatWholeCount } from '#app/domain/count.ts'
import { listPath, savedPath } from '#app/domain/links.ts'
import { type SavedFilter, type SavedQuery, savedFilters } from '#app/domain/saved-query.ts'
import type { SavedItem, SavedPage } from '#app/pages/saved-page.ts'
import { ProductCard } from '../cards/product-card.tsx'
import { ProductRail } from '../cards/product-rail.tsx'
import { Icon } from '../elements/icon.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { Pagination } from '../elements/pagination.tsx'
import { KnownSavedContext, useIsSaved, useSavedRevision } from '../saved/saved-products.ts'
import { QuickAlert } from './quick-alert.tsx'
import { SavedSortMenu } from './saved-sort-menu.tsx'

const filterLabels: Record<SavedFilter, string> = {
  all: 'All',
  available: 'Available',
  'sold-out': 'Sold out',
  dropped: 'Price dropped',
}

/** The shopper's saved products, updated when another tab or device changes them. */
export function SavedView({ saved }: { saved: SavedPage }) {
  useFreshPage(saved.revision)
  const { items, counts, query, paging, popular } = saved
  if (counts.all === 0) return <NothingSaved popular={popular} />
  return (
    <div className="container-page wide-page">
      <Heading>
        <p className="text-soft text-sm tabular-nums">{formatProductCount(counts.all)}</p>
      </Heading>
      <div className="mt-5 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-y py-1.5">
        <Filters query={query} counts={counts} />
        <SavedSortMenu query={query} />
      </div>
      {items.length > 0 ? (
        <KnownSavedContext value={true}>
          <ul className="product-grid">
            {items.map(item => (
              <SavedCard key={item.card.path} item={item} />
            ))}
          </ul>
        </KnownSavedContext>
      ) : (
        <NothingOfKind show={query.show} />
      )}
      {paging.total > 0 ? (
        <Pagination paging={paging} toPage={page => savedPath({ ...query, page })} />
      ) : null}
    </div>
  )
}

/** Reloads the page when products were saved or removed since its revision. */
function useFreshPage(revision: number): void {
  const { state, revalidate } = useRevalidator()
  const latest = useSavedRevision()
  useEffect(() => {
    if (latest > revision && state === 'idle') void revalidate()
  }, [latest, revision, state, revalidate])
}

function Heading({ children }: { children?: React.ReactNode }) {
  return (
    <div className="mt-6 flex flex-wrap items-baseline gap-x-3">
      <h1 className="text-heading md:text-display">Saved</h1>
      {children}
    </div>
  )
}

function Filters({ query, counts }: Pick<SavedPage, 'query' | 'counts'>) {
  return (
    <nav aria-label="Show">
      <ul className="flex flex-wrap gap-2">
        {savedFilters.map(show => (
          <li key={show}>
            <PageLink
              to={savedPath({ ...query, show, page: 1 })}
              aria-current={show === query.show ? 'true' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-control border border-field px-4 text-sm hover:border-ink aria-[current]:border-accent aria-[current]:bg-tint aria-[current]:font-semibold aria-[current]:text-accent"
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

const sizes = '(width <= 500px) 92vw, (width <= 768px) 46vw, (width < 992px) 31vw, 300px'

/** Disappears as soon as its heart is pressed. */
function SavedCard({ item: { card, isGone, drop } }: { item: SavedItem }) {
  if (!useIsSaved(card)) return null
  return (
    <li className="flex flex-col">
      <ProductCard card={card} sizes={sizes} heading="h2" />
      {isGone ? <p className="mt-1 text-soft text-xs">No longer sold at {card.retailer}</p> : null}
      {drop ? (
        <p className="mt-1 font-semibold text-sale text-xs">{drop} less than when you saved it</p>
      ) : null}
      <QuickAlert card={card} isGone={isGone} />
    </li>
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
          <p className="max-w-prose text-soft">
            Tap the heart on anything you like. You’ll find it here on all your devices, with
            today’s price, and see at once what got cheaper.
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
