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

/**
 * Rebuilding takes 0.2 s of a processor, which must not meet every visit of a quiet storefront.
 */
const ttlMs = 60_000
/**
 * The maximum number of cached pages, enough for several versions and drafts of every storefront.
 */
const maxPages = 50

/** One cache per catalogue, so that tests with several catalogues do not share pages. */
const caches = new WeakMap<Catalogue, ReturnType<typeof createCache>>()

function createCache() {
  return new LRUCache<string, HomePage, HomeOptions>({
    max: maxPages,
    ttl: ttlMs,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_key, _stale, { context }) => createHomePage({ ...context, now: new Date() }),
  })
}

/**
 * Returns a storefront's home page, cached for a minute, then served stale while it is rebuilt. A new
 * version of the content is shown at once, and drafts never reach other visitors.
 */
async function getWholePage(options: HomeOptions): Promise<HomePage> {
  const { catalogue, content, site } = options
  const cache = caches.get(catalogue) ?? createCache()
  caches.set(catalogue, cache)
  return cache.forceFetch(`${site.id} ${content.version()}`, { context: options })
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
 * Defers the loading of sections with pictures. Sections of links are
 * kept, because they are small and crawlers need them in the HTML.
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
    case 'drops':
      return { kind: 'later', of: 'drops', layout: content.layout, size: content.drops.length }
    default:
      return content
  }
}
