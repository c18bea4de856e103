import type { Image } from '#app/domain/product.ts'
import type { ProductKey } from '#app/domain/product-key.ts'
import type { EditorialPicture, RichText } from '#app/domain/rich-text.ts'
import type { CompanyPage } from '#app/domain/urls/links.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import type { StorefrontOverrides } from '#app/storefronts/apply-overrides.ts'
import type { BlogPost } from './blogs/parse-blog-feed.ts'

/** The documents from the content service, kept in memory so that no page waits for the service. */
export interface Content extends Editorial {
  /** Fetches changes. If the service fails, rejects with the reason and keeps the old copy. */
  refresh(): Promise<void>
  /** Called by the service's webhook; refreshes until the service returns a newer version. */
  refreshAfterEdit(): Promise<void>
  /** Returns true if the secret is the webhook's; false if none is configured. */
  isWebhookSecret(secret: string): boolean
  /** Returns the blogs' latest posts, newest first. */
  posts(): readonly BlogPost[]
  previews: Previews
  close(): Promise<void>
}

/** One published version or draft of the documents. `site` is a storefront's id. */
export interface Editorial {
  /** Returns a cache key that is unique to this version or draft. */
  version(): string
  /** Returns the language of the documents, like `en` or `pt-PT`; `en` if there are none. */
  language(): string
  /** Returns the editors' changes to a storefront: its name, copy, logo and menu. */
  overrides(site: string): StorefrontOverrides
  /** Returns a storefront's articles, newest first. */
  articles(site: string): readonly Article[]
  companyPage(site: string, page: CompanyPage): CompanyText | undefined
  home(site: string): EditorsHome
  /** Returns the blogs for the rail "Around the web". */
  blogs(): readonly BlogSource[]
  /** Returns the path of a document's page on a storefront; undefined if it has no page. */
  findPath(site: string, documentId: string): string | undefined
  /** Returns the pictures of a document, with the URLs that the service sent. */
  findImages(documentId: string): readonly Image[]
}

export interface Article {
  /** The id in the URL, unique among the articles: `how-a-coat-should-fit`. */
  uid: string
  /** Ids in earlier URLs, oldest first. */
  formerUids: readonly string[]
  /** Names that the service has derived from the article's titles, which may be earlier ids. */
  slugs: readonly string[]
  title: string
  /** A summary in one or two sentences. */
  summary: string
  /** The brand that the article is about; absent for a guide. */
  brand?: string
  author?: string
  publishedAt: Date
  modifiedAt: Date
  cover?: EditorialPicture
  slices: readonly Slice[]
}

/** A part of an article or of the home page. Unknown slice types are skipped. */
export type Slice =
  | { kind: 'text'; text: RichText }
  | { kind: 'picture'; picture: EditorialPicture; caption?: string }
  | { kind: 'quote'; text: string; source?: string }
  | ProductsSlice

/** A row of products from a list or chosen by editors. */
export interface ProductsSlice {
  kind: 'products'
  title: string
  list: ListQuery
  /** Products to show before those from the list. */
  chosen: readonly ProductKey[]
}

export interface CompanyText {
  title: string
  summary: string
  modifiedAt?: Date
  text: RichText
}

/** The editors' settings for the home page; each is empty until set. */
export interface EditorsHome {
  hero: { title?: string; text?: string; category?: string; picture?: EditorialPicture }
  /** The ids of the sections in display order; may include unknown ids. */
  order: readonly string[]
  /** The ids of the categories to link to. */
  entrances: readonly string[]
  /** Up to three articles to link to. */
  stories: readonly Article[]
  rails: readonly ProductsSlice[]
}

export interface BlogSource {
  name: string
  /** The URL of the RSS or Atom feed. */
  url: string
}

/** Drafts, shown to anyone who has the link from the editor. */
export interface Previews {
  /** Returns the draft for a preview token. Throws a `PreviewFault`. */
  open(token: string): Promise<Editorial>
}
