import { findCategory } from '#app/domain/category-tree.ts'
import { type CompanyPage, companyPages } from '#app/domain/urls/links.ts'
import type { StorefrontOverrides } from '#app/storefronts/apply-overrides.ts'
import type { MenuEntry } from '#app/storefronts/storefront.ts'
import type { Article, BlogSource, CompanyText, EditorsHome } from './content.ts'
import { normalizeLink } from './normalize-link.ts'
import { normalizeRichText, type TextContext } from './normalize-rich-text.ts'
import { normalizeSlices } from './normalize-slices.ts'
import {
  articleData,
  blogListData,
  companyPageData,
  headerMenuData,
  homeData,
  siteSettingsData,
  type WireDocument,
} from './wire.ts'

/** A document for some storefronts, or for all of them if `sites` is empty. */
export interface Published<Item> {
  item: Item
  sites: readonly string[]
}

/** The maximum number of menu entries, since more would push the page's content off the screen. */
const maxMenuEntries = 12
const maxSummaryLength = 300

/** Normalizes a menu; undefined when no entry is usable, so that the storefront shows its own. */
export function normalizeMenu(
  { data }: WireDocument,
  context: TextContext,
): { site: string; menu: MenuEntry[] } | undefined {
  const parsed = headerMenuData.safeParse(data)
  if (!parsed.success) return undefined
  const entries = parsed.data.menu.flatMap(({ name, link }) => {
    const path = normalizeLink(link, context)
    // The menu marks the current page, which only works for pages on our site.
    return path?.startsWith('/') ? [{ name, link: path }] : []
  })
  const menu = [...new Map(entries.map(entry => [entry.link, entry])).values()]
  return menu.length > 0
    ? { site: parsed.data.site, menu: menu.slice(0, maxMenuEntries) }
    : undefined
}

export function normalizeSiteSettings(
  { data }: WireDocument,
  context: TextContext,
): { site: string; overrides: StorefrontOverrides } | undefined {
  const { data: fields } = siteSettingsData.safeParse(data)
  if (!fields) return undefined
  const { site, site_name: siteName, description: siteDesc, tagline, logo } = fields
  return {
    site,
    overrides: {
      ...(siteName ? { siteName } : {}),
      ...(siteDesc ? { siteDesc } : {}),
      ...(tagline ? { tagline } : {}),
      ...(logo ? { logo: toLogo(logo, context) } : {}),
    },
  }
}

function toLogo(logo: Parameters<TextContext['toPicture']>[0], context: TextContext) {
  const { picture, width, height } = context.toPicture(logo)
  return { url: `${picture.address}/${picture.largestWidth}`, width, height }
}

/** Normalizes an article; undefined for one without a title or a usable address. */
export function normalizeArticle(
  document: WireDocument,
  context: TextContext,
  formerUids: readonly string[] = [],
): Published<Article> | undefined {
  const { data: fields } = articleData.safeParse(document.data)
  const { uid } = document
  if (!fields || uid === undefined || !/^[\w-]{1,120}$/.test(uid)) return undefined
  const slices = normalizeSlices([...fields.slices, ...fields.body], context)
  const modifiedAt = toDate(document.last_publication_date) ?? new Date(0)
  const publishedAt = toDate(fields.date) ?? toDate(document.first_publication_date) ?? modifiedAt
  return {
    sites: fields.sites.map(({ site }) => site),
    item: {
      uid,
      formerUids: formerUids.filter(each => each !== uid),
      slugs: document.slugs,
      title: fields.title,
      summary: (fields.summary ?? '').slice(0, maxSummaryLength),
      ...(fields.brand ? { brand: fields.brand } : {}),
      ...(fields.author ? { author: fields.author } : {}),
      publishedAt,
      // Edits before the date of publication do not count as modifications.
      modifiedAt: modifiedAt > publishedAt ? modifiedAt : publishedAt,
      ...(fields.cover ? { cover: context.toPicture(fields.cover) } : {}),
      slices,
    },
  }
}

export function normalizeCompanyPage(
  document: WireDocument,
  context: TextContext,
): (Published<CompanyText> & { page: CompanyPage }) | undefined {
  const page = companyPages.find(name => name === document.uid?.replaceAll('-', '_'))
  const { data: fields } = companyPageData.safeParse(document.data)
  if (!page || !fields) return undefined
  const text = normalizeRichText(fields.text, context)
  const modifiedAt = toDate(document.last_publication_date)
  return {
    page,
    sites: fields.sites.map(({ site }) => site),
    item: {
      title: fields.title,
      summary: (fields.summary ?? '').slice(0, maxSummaryLength),
      ...(modifiedAt ? { modifiedAt } : {}),
      text,
    },
  }
}

/** The home page's settings, with only the ids of its articles, which are separate documents. */
export type WiredHome = Omit<EditorsHome, 'stories'> & { storyIds: readonly string[] }

export function normalizeHome(
  { data }: WireDocument,
  context: TextContext,
): { site: string; home: WiredHome } | undefined {
  const { data: fields } = homeData.safeParse(data)
  if (!fields) return undefined
  const { hero_title: title, hero_text: text, hero_category: category, hero_image: image } = fields
  return {
    site: fields.site,
    home: {
      hero: {
        ...(title ? { title } : {}),
        ...(text ? { text } : {}),
        ...(category && findCategory(category) ? { category } : {}),
        ...(image ? { picture: context.toPicture(image) } : {}),
      },
      order: fields.order.map(({ rail }) => rail),
      entrances: fields.entrances.map(entry => entry.category).filter(id => findCategory(id)),
      storyIds: fields.stories.map(({ article }) => article.id),
      rails: normalizeSlices(fields.slices, context).filter(slice => slice.kind === 'products'),
    },
  }
}

export function normalizeBlogs({ data }: WireDocument): BlogSource[] {
  const { data: fields } = blogListData.safeParse(data)
  return (fields?.blogs ?? []).flatMap(({ name, url }) => {
    const address = normalizeLink(url, { findPath: () => undefined, ownHosts: new Set() })
    return address && /^https?:/.test(address) ? [{ name, url: address }] : []
  })
}

/** Parses a time. The service writes offsets without a colon, as in 2023-06-11T08:00:41+0000. */
function toDate(text: string | undefined): Date | undefined {
  const date = new Date(text?.replace(/([+-]\d\d)(\d\d)$/, '$1:$2') ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date
}
