import { LRUCache } from 'lru-cache'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { createHomePage } from './create-home-page.ts'
import type { HomeContent, HomePage, HomeSectionView } from './home-page.ts'

/** Long enough to make a busy home page cheap, short enough that its counts are live. */
const ttlMs = 15_000
const maxSites = 50

/** One cache per catalogue, so that tests with several do not share pages. */
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

/**
 * The home page of a storefront, at most about 15 s old: an expired one is answered once more while
 * the next is made.
 */
async function getWholePage(catalogue: Catalogue, site: Storefront): Promise<HomePage> {
  const cache = caches.get(catalogue) ?? createCache(catalogue)
  caches.set(catalogue, cache)
  return cache.forceFetch(site.id, { context: site })
}

/** The page as its document contains it: hero and first section whole, other pictures later. */
export async function getHomePage(catalogue: Catalogue, site: Storefront): Promise<HomePage> {
  const { hero, sections } = await getWholePage(catalogue, site)
  return {
    hero,
    sections: sections.map((section, index) =>
      index === 0 ? section : { ...section, content: postpone(section.content) },
    ),
  }
}

/** One section whole; undefined when the storefront has none of that name, or nothing to show. */
export async function getHomeSection(
  catalogue: Catalogue,
  site: Storefront,
  id: string,
): Promise<HomeSectionView | undefined> {
  const { sections } = await getWholePage(catalogue, site)
  return sections.find(section => section.id === id)
}

/** Links are small and for crawlers too; sections of pictures wait until they are near. */
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
