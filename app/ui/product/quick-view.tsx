import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useFetcher, useLocation, useNavigate } from 'react-router'
import { productDataPath } from '#app/domain/urls/data-links.ts'
import type { ProductPage } from '#app/pages/product-page.ts'
import { Icon } from '../elements/icon.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { sharePictureAbove } from '../elements/shared-picture.ts'
import { LinkPageContext } from '../link-page-context.ts'
import type { Loaded } from '../navigation/background-load.ts'
import { trackLoad } from '../navigation/load-progress.ts'
import { PageNotices } from '../navigation/page-notices.tsx'
import { CardOutline } from './card-outline.tsx'
import { loadProductView } from './load-product-view.ts'
import type { ProductView } from './product-view.tsx'
import { type KnownCard, type QuickViewState, useQuickView } from './quick-view-state.ts'
import { waitForOutline } from './wait-for-outline.ts'

/** The dialog for a product opened over the page, with its own URL and history entry. */
export function QuickView({ siteName }: { siteName: string }) {
  const { key } = useLocation()
  const view = useQuickView()
  return view ? <QuickViewDialog key={key} view={view} siteName={siteName} /> : null
}

function QuickViewDialog({ view, siteName }: { view: QuickViewState; siteName: string }) {
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const content = useContent(view)
  const product = typeof content === 'object' ? content.product : undefined
  const { source, id, card } = view
  const shown = product ?? (content === 'loading' ? card : undefined)
  const name = shown?.name
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // The dialog would focus its first link, which leads away.
    closeButton.current?.focus()
    // Closes before unmounting, so that the browser restores focus.
    return () => element?.close()
  }, [])
  const isClosing = useRef(false)
  const close = () => {
    // A second click, before the dialog has gone, would leave the page behind it too.
    if (isClosing.current) return
    isClosing.current = true
    void navigate(-1)
  }
  const outsideClick = useOutsideClick(close)
  return (
    <dialog
      ref={dialog}
      aria-label={name ?? 'Product'}
      onCancel={event => {
        event.preventDefault()
        close()
      }}
      {...outsideClick}
      className="quick-view"
    >
      {/* React inserts this title before the page's own title, and browsers use the first. */}
      {name === undefined ? null : <title>{`${name} | ${siteName}`}</title>}
      <PageNotices />
      <div className="quick-view-head">
        {shown ? (
          <>
            <p className="min-w-0 flex-1 truncate text-sm">
              <span className="font-semibold">{shown.brand}</span>{' '}
              <span aria-hidden="true" className="max-md:hidden text-soft">
                {shown.name}
              </span>
            </p>
            <PageLink
              to={product?.path ?? view.path}
              replace
              className="flex min-h-11 shrink-0 items-center text-sm underline underline-offset-4"
            >
              View More Details
            </PageLink>
          </>
        ) : null}
        <button
          ref={closeButton}
          type="button"
          onClick={close}
          aria-label="Close"
          className="-mr-2 ml-auto grid size-11 shrink-0 place-items-center rounded-full hover:bg-ground"
        >
          <Icon name="x" size={20} />
        </button>
      </div>
      <div className="quick-view-body">
        {content === 'loading' ? <Outline card={card && { ...card, source, id }} /> : null}
        {content === 'gone' || content === 'failed' ? (
          <Apology path={view.path} isGone={content === 'gone'} onBack={close} />
        ) : null}
        {typeof content === 'object' ? (
          <LinkPageContext value="quick-view">
            <content.View product={content.product} isDialog />
          </LinkPageContext>
        ) : null}
      </div>
    </dialog>
  )
}

/** The content of the dialog if the product no longer exists or failed to load. */
export function Apology({
  path,
  isGone,
  onBack,
}: {
  path: string
  isGone: boolean
  onBack(): void
}) {
  return (
    <div className="flex flex-col items-center gap-6 py-24 text-center">
      <p role="alert">
        {isGone ? 'This product is no longer available.' : 'Couldn’t load this product.'}
      </p>
      <div className="flex flex-wrap items-center justify-center gap-4">
        <button type="button" onClick={onBack} className="button-quiet px-6">
          Keep shopping
        </button>
        {isGone ? null : (
          <PageLink to={path} replace className="text-link flex min-h-11 items-center text-sm">
            Open the product page
          </PageLink>
        )}
      </div>
    </div>
  )
}

type Content = { product: ProductPage; View: typeof ProductView } | 'loading' | 'gone' | 'failed'

/** Loads the product and the script of its view, which lists do not need until a dialog opens. */
function useContent({ source, id, card }: QuickViewState): Content {
  const { load, data } = useFetcher<Loaded<ProductPage>>()
  const [view, setView] = useState<typeof ProductView | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let isGone = false
    const pause = card ? undefined : waitForOutline()
    load(productDataPath(source, id))
    Promise.all([trackLoad(loadProductView()), pause]).then(([part]) => {
      if (!isGone) setView(() => part?.ProductView ?? 'failed')
    })
    return () => {
      isGone = true
    }
  }, [source, id, card, load])
  if (view === 'loading') return 'loading'
  if (!data) return 'loading'
  if ('failure' in data) return data.failure === 'missing' ? 'gone' : 'failed'
  return view === 'failed' ? 'failed' : { product: data.data, View: view }
}

/**
 * Calls `onOutsideClick` when a press begins and ends on the backdrop. A
 * click alone is not enough: selecting text by dragging across the dialog's
 * edge also ends in a click on the dialog, because it is the common ancestor.
 */
function useOutsideClick(onOutsideClick: () => void) {
  const hasBegunOutside = useRef(false)
  return {
    onPointerDown(event: MouseEvent<HTMLDialogElement>) {
      hasBegunOutside.current = isOutside(event)
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (hasBegunOutside.current && isOutside(event)) onOutsideClick()
    },
  }
}

function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const isOver = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  return target === currentTarget && !isOver
}

function Outline({ card }: { card: KnownCard | undefined }) {
  // Shared before the browser captures the dialog, so that the card's picture moves into it.
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => sharePictureAbove(frame.current), [])
  return card ? (
    <LinkPageContext value="quick-view">
      <CardOutline card={card} frame={frame} isDialog />
    </LinkPageContext>
  ) : (
    <Skeleton />
  )
}

export function Skeleton() {
  return (
    <div role="status" className="product-columns">
      <span className="sr-only">Loading product</span>
      <div className="gallery-frame animate-pulse" />
      <div className="space-y-4 py-4">
        <div className="h-4 w-24 animate-pulse rounded-sm bg-ground" />
        <div className="h-8 w-3/4 animate-pulse rounded-sm bg-ground" />
        <div className="h-6 w-32 animate-pulse rounded-sm bg-ground" />
      </div>
    </div>
  )
}
