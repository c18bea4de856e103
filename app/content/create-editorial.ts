import { toContentPicture } from '#app/domain/picture.ts'
import type { Image } from '#app/domain/product.ts'
import type { EditorialPicture } from '#app/domain/rich-text.ts'
import { articlePath, type CompanyPage, companyPath, homePath } from '#app/domain/urls/links.ts'
import type { StorefrontOverrides } from '#app/storefronts/apply-overrides.ts'
import type { MenuEntry } from '#app/storefronts/storefront.ts'
import type { Article, BlogSource, CompanyText, Editorial, EditorsHome } from './content.ts'
import type { FormerUids } from './former-uids.ts'
import {
  normalizeArticle,
  normalizeBlogs,
  normalizeCompanyPage,
  normalizeHome,
  normalizeMenu,
  normalizeSiteSettings,
  type Published,
  type WiredHome,
} from './normalize-documents.ts'
import type { TextContext } from './normalize-rich-text.ts'
import type { WireDocument, WireImage } from './wire.ts'

const maxStories = 3

/** Normalizes each version's documents once. `ownHosts` are the storefronts' hosts. */
export function createEditorial(
  documents: readonly WireDocument[],
  ownHosts: ReadonlySet<string>,
  formerUids: FormerUids = {},
): Editorial {
  const byId = new Map(documents.map(document => [document.id, document]))
  const images = new Map<string, Image[]>()
  const articles = new Map<string, Published<Article>>()
  const companyPages: (Published<CompanyText> & { page: CompanyPage })[] = []
  const menus = new Map<string, MenuEntry[]>()
  const settings = new Map<string, StorefrontOverrides>()
  const homes = new Map<string, WiredHome>()
  const blogs: BlogSource[] = []

  const readers = new Map<string, (document: WireDocument, context: TextContext) => void>(
    Object.entries({
      header_menu(document, context) {
        const found = normalizeMenu(document, context)
        if (found) menus.set(found.site, found.menu)
      },
      sitesettings(document, context) {
        const found = normalizeSiteSettings(document, context)
        if (found) settings.set(found.site, found.overrides)
      },
      article(document, context) {
        const found = normalizeArticle(document, context, formerUids[document.id])
        if (found) articles.set(document.id, found)
      },
      company_page(document, context) {
        const found = normalizeCompanyPage(document, context)
        if (found) companyPages.push(found)
      },
      home(document, context) {
        const found = normalizeHome(document, context)
        if (found) homes.set(found.site, found.home)
      },
      blog_list(document) {
        blogs.push(...normalizeBlogs(document))
      },
    }),
  )

  for (const document of documents) {
    const reader = readers.get(document.type)
    reader?.(document, {
      ownHosts,
      findPath: id => findDocumentPath(byId.get(id)),
      toPicture: image => addPicture(document.id, image),
    })
  }

  function addPicture(documentId: string, image: WireImage): EditorialPicture {
    const known = images.get(documentId) ?? []
    const stored = toImage(`${documentId}-${known.length}`, image)
    images.set(documentId, [...known, stored])
    return {
      picture: toContentPicture(documentId, stored),
      alt: image.alt ?? '',
      ...image.dimensions,
    }
  }

  const newestFirst = [...articles.values()].sort(
    (a, b) => b.item.publishedAt.getTime() - a.item.publishedAt.getTime(),
  )
  /** Articles for different storefronts may share a uid; the newest gets the URL. */
  const bySite = (site: string) =>
    [
      ...new Map(
        newestFirst
          .filter(published => isOn(published, site))
          .reverse()
          .map(({ item }) => [item.uid, item]),
      ).values(),
    ].reverse()

  const version = crypto.randomUUID()
  const language = toLanguage(documents.find(({ lang }) => lang !== undefined)?.lang)

  return {
    version: () => version,
    language: () => language,
    overrides(site) {
      const menu = menus.get(site)
      const { hero } = homes.get(site) ?? noHome
      return {
        ...settings.get(site),
        ...(menu ? { menu } : {}),
        ...(hero.title ? { heroTitle: hero.title } : {}),
        ...(hero.text ? { heroText: hero.text } : {}),
      }
    },
    articles: bySite,
    companyPage(site, page) {
      const found = companyPages.filter(each => each.page === page && isOn(each, site))
      // A page for this storefront takes precedence over one for all.
      return (found.find(({ sites }) => sites.length > 0) ?? found[0])?.item
    },
    home(site): EditorsHome {
      const found = homes.get(site)
      const { storyIds, ...home } = found ?? { ...noHome, storyIds: [] }
      const stories = storyIds.flatMap(id => {
        const article = articles.get(id)
        return article && isOn(article, site) ? [article.item] : []
      })
      return { ...home, stories: stories.slice(0, maxStories) }
    },
    blogs: () => blogs,
    findPath(site, documentId) {
      const document = byId.get(documentId)
      const article = articles.get(documentId)
      if (article && !isOn(article, site)) return undefined
      return document && (findDocumentPath(document) ?? findFramePath(document))
    },
    findImages: documentId => images.get(documentId) ?? [],
  }
}

const noHome: Omit<WiredHome, 'storyIds'> = { hero: {}, order: [], entrances: [], rails: [] }

/**
 * Returns a language tag for pages: `en-us` becomes `en`, `en-gb` stays `en-GB`.
 */
function toLanguage(locale: string | undefined): string {
  try {
    return new Intl.Locale(locale ?? 'en').minimize().toString()
  } catch {
    return 'en'
  }
}

function isOn({ sites }: { sites: readonly string[] }, site: string): boolean {
  return sites.length === 0 || sites.includes(site)
}

/** Uses the raw document, since links may point to documents that are normalized later. */
function findDocumentPath(document: WireDocument | undefined): string | undefined {
  const { type, uid, data } = document ?? {}
  if (uid === undefined) return undefined
  if (type === 'company_page') return companyPath(uid.replaceAll('-', '_') as CompanyPage)
  if (type !== 'article') return undefined
  const brand = typeof data?.brand === 'string' ? data.brand.trim() : ''
  return articlePath({ uid, ...(brand ? { brand } : {}) })
}

/** Documents that appear on every page are previewed on the home page. */
function findFramePath({ type }: WireDocument): string | undefined {
  return ['header_menu', 'sitesettings', 'home'].includes(type) ? homePath : undefined
}

/**
 * The service could scale a picture by URL, but we fetch only originals and scale them ourselves.
 */
function toImage(id: string, { url, dimensions }: WireImage): Image {
  const size = { url, ...dimensions }
  return { id, sizes: { Medium: size, XLarge: size, Best: size, Original: size } }
}
