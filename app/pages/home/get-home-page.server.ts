import { LRUCache } from 'lru-cache'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Content } from '#app/content/content.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { unpackCards } from '../browser/packed-list.ts'
import { toCardClass } from '../browser/to-card-class.ts'
import { createHomePage } from './create-home-page.ts'
import type { HomeContent, HomePage, HomeSectionView } from './home-page.ts'

interface HomeOptions {
  catalogue: Catalogue
  content: Pick<Content, 'version' | 'home' | 'articles'>
  site: Storefront
}

/** How long a page counts as fresh. */
const freshMs = 60_000
/**
 * How long after a visit an older page is rebuilt: rebuilding takes half a second of a processor, and
 * the visitor's browser asks for pictures and scripts first.
 */
const rebuildAfterMs = 8_000
/** A page that nobody visited for this long is rebuilt before it is shown, because prices go stale. */
const maxAgeMs = 10 * 60_000
/**
 * The maximum number of cached pages, enough for several versions and drafts of every storefront.
 */
const maxPages = 50

/** One cache per catalogue, so that tests with several catalogues do not share pages. */
const caches = new WeakMap<Catalogue, ReturnType<typeof createCache>>()

function createCache() {
  const pages = new LRUCache<string, HomePage, HomeOptions>({
    max: maxPages,
    ttl: maxAgeMs,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_key, _stale, { context }) => createHomePage({ ...context, now: new Date() }),
  })
  return { pages, planned: new Set<string>() }
}

type HomeCache = ReturnType<typeof createCache>

/**
 * Returns a storefront's home page, which is rebuilt some seconds after the first visit a minute or
 * more later. A new version of the content is shown at once, and drafts never reach other visitors.
 */
async function getWholePage(options: HomeOptions): Promise<HomePage> {
  const { catalogue, content, site } = options
  const cache = caches.get(catalogue) ?? createCache()
  caches.set(catalogue, cache)
  const key = `${site.id} ${content.version()}`
  const page = cache.pages.get(key)
  if (!page) return build(cache, key, options)
  if (maxAgeMs - cache.pages.getRemainingTTL(key) >= freshMs) planRebuild(cache, key, options)
  return page
}

/**
 * Returns the page before if the index or the database is down. The cache's own option for this
 * returns nothing if there is no page before, so the log would not say what failed.
 */
async function build({ pages }: HomeCache, key: string, context: HomeOptions): Promise<HomePage> {
  try {
    return await pages.forceFetch(key, { context })
  } catch (error) {
    const before = pages.peek(key, { allowStale: true })
    if (before) return before
    throw error
  }
}

function planRebuild({ pages, planned }: HomeCache, key: string, context: HomeOptions): void {
  if (planned.has(key)) return
  planned.add(key)
  const rebuild = async () => {
    await pages.forceFetch(key, { context, forceRefresh: true }).catch(() => undefined)
    planned.delete(key)
  }
  setTimeout(() => void rebuild(), rebuildAfterMs).unref()
}

/**
 * Returns the page for the initial HTML: hero and first section complete, other pictures deferred.
 */
export async function getHomePage(options: HomeOptions): Promise<HomePage> {
  const { sections, ...page } = await getWholePage(options)
  return {
    ...page,
    sections: sections.map((section, index) =>
      index === 0 ? section : { ...section, content: postpone(section.content) },
    ),
  }
}

/** Returns one complete section; undefined if the storefront does not have it or it is empty. */
export async function getHomeSection(
  options: HomeOptions,
  id: string,
): Promise<HomeSectionView | undefined> {
  const { sections } = await getWholePage(options)
  return sections.find(section => section.id === id)
}

/**
 * Defers sections with large pictures. Links stay in the HTML because they are small and crawlers
 * need them; price drops stay because checked prices should show without JavaScript.
 */
function postpone(content: HomeContent): HomeContent {
  switch (content.kind) {
    case 'cards':
      return {
        kind: 'later',
        of: 'cards',
        classes: unpackCards(content.cards).map(toCardClass),
      }
    case 'stories':
      return {
        kind: 'later',
        of: 'stories',
        layout: content.layout,
        size: content.stories.length,
      }
    default:
      return content
  }
}
