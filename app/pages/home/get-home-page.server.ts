import { LRUCache } from 'lru-cache'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { createHomePage } from './create-home-page.ts'
import type { HomeContent, HomePage, HomeSectionView } from './home-page.ts'

/** Long enough to make a busy home page cheap, short enough to keep its counts current. */
const ttlMs = 15_000
const maxSites = 50

/** One cache per catalogue, so that tests with several catalogues do not share pages. */
const caches = new WeakMap<Catalogue, ReturnType<typeof createCache>>()

function createCache(catalogue: Catalogue) {
  return new LRUCache<string, HomePage, Storefront>({
    max: maxSites,
    ttl: ttlMs,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_id, _stale, { context: site }) =>
      createHomePage({ catalogue, site, now: new Date() }),
  })
}

/** A storefront's home page, cached for 15 s, then served stale while it is rebuilt. */
async function getWholePage(catalogue: Catalogue, site: Storefront): Promise<HomePage> {
  const cache = caches.get(catalogue) ?? createCache(catalogue)
  caches.set(catalogue, cache)
  return cache.forceFetch(site.id, { context: site })
}

/** The page for the initial HTML: hero and first section complete, other pictures deferred. */
export async function getHomePage(catalogue: Catalogue, site: Storefront): Promise<HomePage> {
  const { hero, sections } = await getWholePage(catalogue, site)
  return {
    hero,
    sections: sections.map((section, index) =>
      index === 0 ? section : { ...section, content: postpone(section.content) },
    ),
  }
}

/** One complete section; undefined if the storefront does not have it or it is empty. */
export async function getHomeSection(
  catalogue: Catalogue,
  site: Storefront,
  id: string,
): Promise<HomeSectionView | undefined> {
  const { sections } = await getWholePage(catalogue, site)
  return sections.find(section => section.id === id)
}

/** Defers sections with pictures. Links are small, and crawlers need them in the HTML. */
function postpone(content: HomeContent): HomeContent {
  switch (content.kind) {
    case 'cards':
      return { kind: 'later', of: 'cards', size: content.cards.split('\n').length }
    case 'stories':
      return { kind: 'later', of: 'stories', size: content.stories.length }
    case 'drops':
      return { kind: 'later', of: 'drops', layout: content.layout, size: content.drops.length }
    default:
      return content
  }
}
