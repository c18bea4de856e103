import { type Atom, parseFeed, type Rss } from 'feedsmith'
import sanitizeHtml from 'sanitize-html'
import { decodeEntities } from '#app/domain/decode-entities.ts'
import { parseText } from '#app/domain/parse-text.ts'

/** A post from a fashion blog. Its title is plain text and its link is http or https. */
export interface BlogPost {
  blog: string
  title: string
  url: string
  publishedAt: Date
}

/** Feeds list the newest posts first, and a rail never shows more posts than this from one blog. */
const maxPosts = 10
const maxTitleLength = 140
/** A post with a future date would stay first in the rail. */
const maxAheadMs = 60 * 60 * 1000

/**
 * Parses an RSS or Atom feed. Skips posts without a title, a date or a usable link. Throws for text
 * that is not a feed.
 */
export function parseBlogFeed(blog: string, text: string, now = new Date()): BlogPost[] {
  const { format, feed } = parseFeed(text, { maxItems: maxPosts })
  const posts =
    format === 'rss'
      ? (feed.items ?? []).map(readRssItem)
      : format === 'atom'
        ? (feed.entries ?? []).map(readAtomEntry)
        : []
  return posts.flatMap(({ title, link, date }) => {
    const post = {
      blog,
      title: toPlainTitle(title),
      url: toWebAddress(link),
      publishedAt: new Date(date ?? Number.NaN),
    }
    const { title: plain, url, publishedAt } = post
    const isUsable = plain !== '' && publishedAt.getTime() <= now.getTime() + maxAheadMs
    return url !== undefined && isUsable ? [{ ...post, url }] : []
  })
}

interface RawPost {
  title: string | undefined
  link: string | undefined
  date: string | undefined
}

function readRssItem({ title, link, pubDate }: Rss.Item<string>): RawPost {
  return { title: toText(title), link, date: pubDate }
}

function readAtomEntry({ title, links = [], published, updated }: Atom.Entry<string>): RawPost {
  const link = links.find(({ rel }) => rel === undefined || rel === 'alternate')
  return { title: toText(title), link: link?.href, date: published ?? updated }
}

/** Returns the text of an element, which some formats wrap in an object with a type. */
function toText(title: string | { value?: string } | undefined): string | undefined {
  return typeof title === 'object' ? title.value : title
}

/** Removes HTML, often encoded twice, from a title. */
function toPlainTitle(title = ''): string {
  const decoded = decodeEntities(title.slice(0, 2_000))
  const plain = sanitizeHtml(decoded, { allowedTags: [], allowedAttributes: {} })
  return parseText(decodeEntities(plain), maxTitleLength)
}

function toWebAddress(link: string | undefined): string | undefined {
  const url = URL.parse(link?.trim() ?? '')
  return url && ['http:', 'https:'].includes(url.protocol) && url.username === ''
    ? url.href
    : undefined
}
