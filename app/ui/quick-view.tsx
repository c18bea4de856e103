import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { productDataPath } from '#app/domain/links.ts'
import type { ProductPage } from '#app/domain/product-page.ts'
import { loadProductView } from './load-product-view.ts'
import type { ProductView } from './product-view.tsx'
import { findQuickView, type QuickViewState } from './quick-view-state.ts'

const timeLimitMs = 10_000

/** The product that was opened over this page. It has an address and a place in the history of its own. */
export function QuickView({ siteName }: { siteName: string }) {
  const { state, key, mask } = useLocation()
  // A reload is an ordinary visit of the product's page: the history still knows what was open, but masks nothing.
  const view = mask ? findQuickView(state) : undefined
  return view ? <QuickViewDialog key={key} view={view} siteName={siteName} /> : null
}

function QuickViewDialog({ view, siteName }: { view: QuickViewState; siteName: string }) {
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const content = useContent(view)
  const name = typeof content === 'object' ? content.product.name : undefined
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closed before it leaves, so that the browser gives the focus back to what opened it.
    return () => element?.close()
  }, [])
  useTitle(name === undefined ? undefined : `${name} | ${siteName}`)
  const close = () => void navigate(-1)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own, as its cancel event.
    <dialog
      ref={dialog}
      aria-label={name ?? 'Product'}
      onCancel={event => {
        event.preventDefault()
        close()
      }}
      onClick={event => {
        if (event.target === dialog.current) close()
      }}
      className="m-auto max-h-[min(90dvh,900px)] w-[min(1040px,calc(100vw-2rem))] max-w-none overflow-y-auto overscroll-contain rounded bg-raised text-ink backdrop:bg-black/50"
    >
      <div className="relative p-5 md:p-8">
        {/* Within reach however far one has read. */}
        <div className="sticky top-3 z-10 flex h-0 justify-end md:top-4">
          <button
            type="button"
            onClick={close}
            aria-label="Close"
            className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full bg-raised/90 hover:bg-raised md:-mt-5 md:-mr-5"
          >
            <X size={20} aria-hidden="true" />
          </button>
        </div>
        {content === 'loading' ? <Skeleton /> : null}
        {content === 'gone' || content === 'failed' ? (
          <Apology path={view.path} isGone={content === 'gone'} onBack={close} />
        ) : null}
        {typeof content === 'object' ? <content.View product={content.product} isDialog /> : null}
      </div>
    </dialog>
  )
}

/** Nothing to show: the product left the catalogue since its card was drawn, or it did not come. */
function Apology({ path, isGone, onBack }: { path: string; isGone: boolean; onBack(): void }) {
  return (
    <div className="flex flex-col items-center gap-6 py-24 text-center">
      <p role="alert">
        {isGone ? 'This product has just left our shelves.' : 'This product could not be opened just now.'}
      </p>
      <div className="flex flex-wrap items-center justify-center gap-4">
        <button
          type="button"
          onClick={onBack}
          className="min-h-11 rounded px-6 font-semibold text-sm ring-1 ring-line hover:ring-ink"
        >
          Back to the list
        </button>
        {isGone ? null : (
          <Link to={path} reloadDocument className="py-2 font-semibold text-accent text-sm hover:underline">
            Try its page
          </Link>
        )}
      </div>
    </div>
  )
}

type Content = { product: ProductPage; View: typeof ProductView } | 'loading' | 'gone' | 'failed'

/** The product, and the script that shows it: lists do without either until a dialog opens. */
function useContent({ source, id }: QuickViewState): Content {
  const [content, setContent] = useState<Content>('loading')
  useEffect(() => {
    const leaving = new AbortController()
    Promise.all([fetchProduct(source, id, leaving.signal), loadProductView()])
      .then(([product, part]): Content => {
        if (part === undefined) return 'failed'
        return product === 'gone' ? 'gone' : { product, View: part.ProductView }
      })
      .catch((): Content => 'failed')
      .then(loaded => {
        if (!leaving.signal.aborted) setContent(loaded)
      })
    return () => leaving.abort()
  }, [source, id])
  return content
}

async function fetchProduct(source: string, id: string, leaving: AbortSignal): Promise<ProductPage | 'gone'> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(timeLimitMs)])
  const answer = await fetch(productDataPath(source, id), { signal })
  if (answer.status === 404) return 'gone'
  if (!answer.ok) throw new Error(`The product answered ${answer.status}.`)
  return await answer.json()
}

/** The document is named for the product while it is open, and for its list again afterwards. */
function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}

function Skeleton() {
  return (
    <div role="status" className="grid gap-8 md:grid-cols-2">
      <span className="sr-only">Loading the product</span>
      <div className="aspect-[4/5] animate-pulse rounded bg-ground" />
      <div className="space-y-4 py-4">
        <div className="h-4 w-24 animate-pulse rounded-sm bg-ground" />
        <div className="h-8 w-3/4 animate-pulse rounded-sm bg-ground" />
        <div className="h-6 w-32 animate-pulse rounded-sm bg-ground" />
      </div>
    </div>
  )
}
