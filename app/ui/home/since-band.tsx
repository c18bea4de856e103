import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useFetcher } from 'react-router'
import { formatQuantity } from '#app/domain/count.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { cardsDataPath } from '#app/domain/urls/data-links.ts'
import { unpackCards } from '#app/pages/browser/packed-list.ts'
import type { ProductCard } from '#app/pages/card.ts'
import type { SinceVisit } from '#app/pages/home/find-since.ts'
import { PageLink } from '../elements/page-link.tsx'
import { Picture } from '../elements/picture.tsx'
import { type Loaded, quietKey } from '../navigation/background-load.ts'
import { forgetChosen, readChosen } from '../product/chosen-size.ts'
import {
  findDrop,
  forgetViewed,
  isSameProduct,
  readViewedBefore,
  type ViewedProduct,
} from '../product/viewed-products.ts'
import { useScriptMark } from '../script-mark.ts'
import { forgetSearches } from '../search/recent-searches.ts'
import { useShell } from '../shell-context.ts'
import { showToast } from '../toasts.ts'
import { whenIdle } from '../when-idle.ts'
import { toSinceBandScript } from './since-band-script.ts'

const maxTiles = 8

/** Read from the browser’s storage, so it is empty on the server and until hydration. */
interface Remembered {
  viewed: ViewedProduct[]
  sizes: string[]
}

/**
 * The first band of the home page for a returning visitor: new matches of saved searches, price
 * drops of saved and viewed products, the sizes chosen last. If no viewed product became cheaper, it
 * says so. What the account knows is part of the page. The rest comes from the browser's storage and
 * is shown if it is of an earlier visit. A script in the band opens it
 * before anything below is painted, and its height never depends on what is loaded later. Only
 * product ids are sent.
 */
export function SinceBand({ since }: { since: SinceVisit | undefined }) {
  const siteId = useShell()?.id
  const [remembered, forget] = useRemembered(siteId)
  const { viewed, sizes } = remembered
  const cards = useCards(viewed)
  const hasNews = since !== undefined && since.searches.length + since.drops.length > 0
  const saved = (since?.drops ?? []).map(({ card, drop }) => ({
    card,
    drop: `${drop} since saved`,
  }))
  const seen = (cards ?? [])
    .filter(card => !saved.some(other => isSameProduct(other.card, card)))
    .map(card => ({ card, drop: findDrop(viewed, card) }))
    .toSorted((a, b) => Number(b.drop !== undefined) - Number(a.drop !== undefined))
  const drops = seen.filter(({ drop }) => drop !== undefined).length
  const tiles = [...saved, ...seen].slice(0, maxTiles)
  return (
    <section
      aria-labelledby="since"
      hidden={!hasNews && viewed.length === 0}
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
          {saved.length > 0
            ? `${formatQuantity(saved.length, 'price drop')} in your saved products${drops > 0 ? `, ${drops} in products you saw` : ''}.`
            : describeDrops(drops, seen.length)}
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
        {tiles.map(({ card, drop }) => (
          <li key={card.path}>
            <Tile card={card} drop={drop} />
          </li>
        ))}
        {cards === undefined
          ? viewed.map(key => (
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
        {viewed.length + sizes.length > 0 ? (
          <button
            type="button"
            onClick={forget}
            className="min-h-6 shrink-0 underline pointer-coarse:min-h-11"
          >
            Clear what this browser remembers
          </button>
        ) : null}
      </p>
    </section>
  )
}

function Tile({
  card: { path, brand, name, price, picture },
  drop,
}: {
  card: ProductCard
  drop: string | undefined
}) {
  return (
    <PageLink to={path} className="since-tile">
      <span className="h-20 w-16 shrink-0 overflow-hidden rounded-sm bg-ground">
        <Picture picture={picture} alt="" sizes="64px" />
      </span>
      <span className="min-w-0">
        <strong className="block truncate font-semibold">{brand}</strong>{' '}
        <span className="line-clamp-2">{name}</span>{' '}
        <span className="block tabular-nums">{price.salePrice ?? price.price}</span>{' '}
        {drop === undefined ? null : (
          <span className="block truncate text-sale text-xs/[1.125rem]">{`↓ ${drop}`}</span>
        )}
      </span>
    </PageLink>
  )
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

function describeDrops(drops: number, seen: number): string {
  if (seen === 0) return ''
  const found = drops === 0 ? 'No price drop' : 'Price drop'
  if (seen === 1) return `${found} on the product you saw.`
  if (drops === 0) return `${found} in the ${formatQuantity(seen, 'product')} you saw.`
  return `${formatQuantity(drops, 'price drop')} in ${seen} products you saw.`
}

function useRemembered(siteId: string | undefined): [Remembered, forget: () => void] {
  const [remembered, setRemembered] = useState<Remembered>({ viewed: [], sizes: [] })
  // A layout effect, because the script has opened the band already and nothing may move.
  useLayoutEffect(() => {
    if (siteId === undefined) return
    const viewed = readViewedBefore(siteId).slice(0, maxTiles)
    const sizes = readChosen()
    // A new value would render the page a second time, which a first visit has no need of.
    if (viewed.length > 0 || sizes.length > 0) setRemembered({ viewed, sizes })
  }, [siteId])
  const forget = () => {
    if (siteId !== undefined) forgetViewed(siteId)
    forgetChosen()
    forgetSearches()
    setRemembered({ viewed: [], sizes: [] })
    showToast({ kind: 'success', title: 'Cleared what this browser remembered.' })
    focusHeading()
  }
  return [remembered, forget]
}

/** Gives the keyboard a place, since the button that was pressed goes away. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}

/** Loads the viewed products with today's prices; undefined until they have arrived. */
function useCards(viewed: readonly ViewedProduct[]): ProductCard[] | undefined {
  const { load, data } = useFetcher<Loaded<string>>({ key: `${quietKey}since` })
  useEffect(() => {
    if (viewed.length === 0) return
    return whenIdle(() => load(cardsDataPath(viewed)))
  }, [viewed, load])
  const packed = viewed.length > 0 && data && 'data' in data ? data.data : undefined
  return useMemo(() => (packed === undefined ? undefined : unpackCards(packed)), [packed])
}
