import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { productDataPath } from '#app/domain/links.ts'
import type { ProductPage } from '#app/domain/product-page.ts'
import { ProductView } from './product-view.tsx'
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
  const product = useProduct(view)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closed before it leaves, so that the browser gives the focus back to what opened it.
    return () => element?.close()
  }, [])
  useTitle(typeof product === 'object' ? `${product.name} | ${siteName}` : undefined)
  const close = () => void navigate(-1)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own, as its cancel event.
    <dialog
      ref={dialog}
      aria-label={typeof product === 'object' ? product.name : 'Product'}
      onCancel={event => {
        event.preventDefault()
        close()
      }}
      onClick={event => {
        if (event.target === dialog.current) close()
      }}
      className="m-auto max-h-[min(90dvh,900px)] w-[min(1040px,calc(100vw-2rem))] max-w-none overflow-y-auto overscroll-contain rounded bg-paper text-ink backdrop:bg-black/50"
    >
      <div className="relative p-5 md:p-8">
        <button
          type="button"
          onClick={close}
          aria-label="Close"
          className="absolute top-2 right-2 z-10 grid size-11 place-items-center rounded-full bg-paper hover:bg-ground"
        >
          <X size={20} aria-hidden="true" />
        </button>
        {product === 'loading' ? <Skeleton /> : null}
        {product === 'failed' ? (
          <p role="alert" className="py-24 text-center">
            This product could not be opened just now.{' '}
            <Link to={view.path} reloadDocument className="font-semibold text-accent underline">
              Try its page
            </Link>
          </p>
        ) : null}
        {typeof product === 'object' ? <ProductView product={product} isDialog /> : null}
      </div>
    </dialog>
  )
}

function useProduct({ source, id }: QuickViewState): ProductPage | 'loading' | 'failed' {
  const [product, setProduct] = useState<ProductPage | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const leaving = new AbortController()
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(timeLimitMs)])
    fetch(productDataPath(source, id), { signal })
      .then(answer => (answer.ok ? answer.json() : Promise.reject(new Error(`${answer.status}`))))
      .then(setProduct)
      .catch(() => {
        if (!leaving.signal.aborted) setProduct('failed')
      })
    return () => leaving.abort()
  }, [source, id])
  return product
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
