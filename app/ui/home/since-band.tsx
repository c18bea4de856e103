import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatQuantity } from '#app/domain/count.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import type { ProductCard } from '#app/pages/card.ts'
import type { SinceVisit } from '#app/pages/home/find-since.ts'
import { ProductRail } from '../cards/product-rail.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { findDrop, isSameProduct } from '../product/viewed-products.ts'
import { useScriptMark } from '../script-mark.ts'
import { useShell } from '../shell-context.ts'
import { showToast } from '../toasts.ts'
import { noteKnownDrops } from './known-drops.ts'
import { toSinceBandScript } from './since-band-script.ts'
import { SinceTile } from './since-tile.tsx'
import { useRemembered, useViewedCards } from './use-remembered.ts'

const maxTiles = 8

/**
 * Shows the page between two parts for visitors who have been here before. Above it is a band with
 * what is new: matches of saved searches, price drops of saved and viewed products, the sizes
 * chosen last. Below it are the products viewed last. What the account knows is part of the
 * document; the rest comes from the browser's storage, and only product ids are sent.
 *
 * The band is closed if nothing is new. A drop that is found after the page was painted is announced
 * by a message, whose button opens the band, because opening by itself would move the page. On the
 * next load, a script in the band opens it before anything below is painted. Its height never
 * depends on what is loaded later.
 */
export function SinceBand({
  since,
  children,
}: {
  since: SinceVisit | undefined
  children?: ReactNode
}) {
  const siteId = useShell()?.id
  const [remembered, forget] = useRemembered(siteId)
  const { viewed, before, known, sizes } = remembered
  const cards = useViewedCards(viewed)
  const [isAsked, setAsked] = useState(false)
  const band = useRef<HTMLElement>(null)
  const saved = (since?.drops ?? []).map(({ card, drop }) => ({
    card,
    drop: `${drop} since saved`,
  }))
  const hasNews = since !== undefined && since.searches.length + saved.length > 0
  const seen = (cards ?? [])
    .filter(card => before.some(product => isSameProduct(product, card)))
    .filter(card => !saved.some(other => isSameProduct(other.card, card)))
    .map(card => ({ card, drop: findDrop(before, card) }))
  const drops = seen.filter(({ drop }) => drop !== undefined)
  // Drops that ended since stay, because the band is open already.
  const over = drops.length > 0 || hasNews ? [] : seen.filter(({ card }) => isOf(known, card))
  const isOpen = hasNews || known.length > 0 || (isAsked && drops.length > 0)

  const count = drops.length
  useEffect(() => {
    if (siteId === undefined || cards === undefined || before.length === 0) return
    const dropped = before.filter(product =>
      cards.some(card => isSameProduct(product, card) && findDrop([product], card) !== undefined),
    )
    noteKnownDrops(siteId, dropped)
  }, [siteId, before, cards])
  useEffect(() => {
    if (count === 0 || isOpen) return
    const open = () => {
      flushSync(() => setAsked(true))
      band.current?.scrollIntoView({ block: 'nearest' })
      band.current?.focus({ preventScroll: true })
    }
    const title = `${formatQuantity(count, 'price drop')} in products you saw`
    showToast({ kind: 'news', title, actions: [{ label: 'Show', run: open }] })
  }, [count, isOpen])

  const clear = (
    <button
      type="button"
      onClick={forget}
      className="min-h-6 shrink-0 underline pointer-coarse:min-h-11"
    >
      Clear what this browser remembers
    </button>
  )
  return (
    <>
      <section
        ref={band}
        tabIndex={-1}
        aria-labelledby="since"
        hidden={!isOpen}
        suppressHydrationWarning
        className="since container-page"
      >
        {siteId === undefined ? null : <OpenScript siteId={siteId} />}
        <div className="since-head">
          {/* Not a heading, because it is above the page's first one. */}
          <p id="since" className="type-display text-title">
            Since you were here
          </p>
          <p className="text-soft text-xs sm:text-sm">
            {describeNews(saved.length, drops.length, over.length)}
          </p>
        </div>
        <ul className="since-tiles">
          {since?.searches.map(({ title, to, matches }) => (
            <li key={to}>
              <PageLink to={to} className="since-search">
                <strong className="font-semibold">
                  {formatQuantity(matches, 'new match', 'new matches')}
                </strong>
                <span className="line-clamp-2">{title}</span>
              </PageLink>
            </li>
          ))}
          {[...saved, ...drops, ...over].slice(0, maxTiles).map(({ card, drop }) => (
            <li key={card.path}>
              <SinceTile card={card} drop={drop} />
            </li>
          ))}
          {cards === undefined
            ? known.map(key => (
                <li key={formatProductKey(key)} aria-hidden="true" className="since-tile">
                  <span className="h-20 w-16 rounded-sm bg-ground" />
                </li>
              ))
            : null}
        </ul>
        <p className="since-foot">
          {sizes.length > 0 ? (
            <span className="line-clamp-2 min-w-0">{`Your last sizes: ${sizes.join(', ')}`}</span>
          ) : null}
          {viewed.length + sizes.length > 0 ? clear : null}
        </p>
      </section>
      {children}
      <ProductRail title="Recently viewed" cards={cards ?? []} />
      {!isOpen && viewed.length + sizes.length > 0 ? (
        <p className="since-foot container-page mt-4">{clear}</p>
      ) : null}
    </>
  )
}

function isOf(products: Parameters<typeof findDrop>[0], card: ProductCard): boolean {
  return products.some(product => isSameProduct(product, card))
}

/** Opens the band while the page is parsed, so that what follows is first painted below it. */
function OpenScript({ siteId }: { siteId: string }) {
  const mark = useScriptMark()
  return (
    <script
      nonce={mark}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is ours; only the storefront's id differs.
      dangerouslySetInnerHTML={{ __html: toSinceBandScript(siteId) }}
    />
  )
}

function describeNews(saved: number, seen: number, over: number): string {
  if (saved > 0) {
    const more = seen > 0 ? `, ${seen} in products you saw` : ''
    return `${formatQuantity(saved, 'price drop')} in your saved products${more}.`
  }
  if (seen > 0) return `${formatQuantity(seen, 'price drop')} in products you saw.`
  return over > 0 ? 'The price drops from your last visit are over.' : ''
}
