import { use, useEffect } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  useLocation,
} from 'react-router'
import { usePrefetch } from '../connection.ts'

/** Excludes links with `rel`, which are those within a list and to retailers. */
const pageLinks = 'a[href^="/"]:not([rel]), form[action^="/"]'

/**
 * Preloads the script of a page when a link or form to it comes into view, so that a tap only has
 * to load data. Data is not preloaded yet, since fifty products are in view at once.
 */
export function useLinkScripts(): void {
  const router = use(DataRouterContext)?.router
  const manifest = use(FrameworkContext)?.manifest
  const { key } = useLocation()
  const isAllowed = usePrefetch() === 'intent'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links.
  useEffect(() => {
    if (!router || !manifest || !isAllowed) return
    const observer = new IntersectionObserver(entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        const id = router.match(getPath(target))?.at(-1)?.route.id
        const route = id === undefined ? undefined : manifest.routes[id]
        for (const href of route ? [route.module, ...(route.imports ?? [])] : []) preload(href)
      }
    })
    for (const link of document.querySelectorAll(pageLinks)) observer.observe(link)
    return () => observer.disconnect()
  }, [router, manifest, key, isAllowed])
}

/**
 * Preloads the few hundred bytes of script of each data route, so that a fetcher has only data to
 * wait for. Without them a fetcher that starts offline would never end, because React Router waits
 * for the route's script.
 */
export function useDataScripts(): void {
  const routes = use(FrameworkContext)?.manifest.routes
  useEffect(() => {
    for (const route of Object.values(routes ?? {})) {
      if (!route?.path?.startsWith('api/') || !route.hasClientLoader) continue
      // The build splits a clientLoader from the rest of its route.
      for (const href of [route.module, route.clientLoaderModule, ...(route.imports ?? [])])
        if (href) preload(href)
    }
  }, [routes])
}

function getPath(element: Element): string {
  const address = element.getAttribute('href') ?? element.getAttribute('action') ?? ''
  return new URL(address, window.location.href).pathname
}

const preloaded = new Set<string>()

function preload(href: string): void {
  if (preloaded.has(href)) return
  preloaded.add(href)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.fetchPriority = 'low'
  link.href = href
  document.head.append(link)
}
