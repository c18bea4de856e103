import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePrefetch } from '../connection.ts'
import { drainWhenIdle, whenIdle } from '../when-idle.ts'
import { useDataRouter, useRouteManifest } from './router-internals.ts'

/**
 * Matches links to pages. Links with `rel` are excluded,
 * because they stay within a list or go to retailers.
 */
const pageLinks = 'a[href^="/"]:not([rel]), form[action^="/"]'

/**
 * Preloads a page's script when a link or form that goes to it comes into view, so that a tap
 * only has to load data. It does not preload data, because fifty products may be in view at once.
 */
export function useLinkScripts(): void {
  const router = useDataRouter()
  const manifest = useRouteManifest()
  const { key } = useLocation()
  const isAllowed = usePrefetch() === 'intent'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different page has different links.
  useEffect(() => {
    if (!router || !manifest || !isAllowed) return
    const preloadPage = (link: Element) => {
      const id = router.match(getPath(link))?.at(-1)?.route.id
      const route = id === undefined ? undefined : manifest.routes[id]
      for (const href of route ? [route.module, ...(route.imports ?? [])] : []) preload(href)
    }
    const inView: Element[] = []
    let stop: (() => void) | undefined
    const observer = new IntersectionObserver(entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        inView.push(target)
      }
      stop?.()
      stop = drainWhenIdle(inView, preloadPage)
    })
    // A list has hundreds of links.
    const cancel = whenIdle(() => {
      for (const link of document.querySelectorAll(pageLinks)) observer.observe(link)
    })
    return () => {
      cancel()
      observer.disconnect()
      stop?.()
    }
  }, [router, manifest, key, isAllowed])
}

/**
 * Preloads the scripts of all data routes, which are a few hundred bytes each, so
 * that a fetcher has to wait only for data. Without its script, a fetcher that
 * starts offline would never finish, because React Router waits for the script.
 */
export function useDataScripts(): void {
  const routes = useRouteManifest()?.routes
  useEffect(() => {
    const files = Object.values(routes ?? {}).flatMap(route => {
      if (!route?.path?.startsWith('api/') || !route.hasClientLoader) return []
      // Each route has several files, because the build splits its `clientLoader` from the rest.
      return [route.module, route.clientLoaderModule, ...(route.imports ?? [])]
    })
    return drainWhenIdle(
      files.filter(href => href !== undefined),
      preload,
    )
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
