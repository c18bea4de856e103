import { homePath } from './links.ts'

export interface SharedPage {
  url: string
  title: string
  text: string
  /** Hashtags, without the number sign. */
  hashtags: string[]
  image?: string
  /** The storefront's account on X, without the at sign. */
  handle?: string
}

/**
 * Builds a link for sharing on Facebook, which accepts
 * one hashtag and takes the picture from the page.
 */
export function facebookShareUrl({ url, title, text, hashtags, image }: SharedPage): string {
  return withSearch('https://www.facebook.com/sharer/sharer.php', {
    u: url,
    title,
    quote: [title, text].filter(Boolean).join('. '),
    hashtag: hashtags[0] && `#${hashtags[0]}`,
    picture: image,
  })
}

/** Builds a link for sharing on X, which shows the page's own picture. */
export function xShareUrl({ url, title, text, hashtags, handle }: SharedPage): string {
  return withSearch('https://x.com/intent/post', {
    text: [title, text].filter(Boolean).join('. '),
    url,
    hashtags: hashtags.join(','),
    via: handle,
  })
}

function withSearch(address: string, fields: Record<string, string | undefined>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(fields)) if (value) url.searchParams.set(name, value)
  return url.href
}

/** The size of a link preview in px. Social networks do not crop this aspect ratio. */
export const shareImageSize = { width: 1200, height: 630 }
const sharePrefix = '/og'
const shareSuffix = '.jpg'

/** Builds the path of a page's link preview: `/og/products/women/dresses.jpg`, `/og/home.jpg`. */
export function shareImagePath(path: string): string {
  const [pathname = homePath] = path.split('?')
  const page = pathname === homePath ? '/home' : pathname.replace(/\/$/, '')
  return `${sharePrefix}${page}${shareSuffix}`
}

/** Returns the path of the page in a `shareImagePath`; undefined for other paths. */
export function parseShareImagePath(path: string): string | undefined {
  const page = /^\/og(\/.+)\.jpg$/.exec(path)?.[1]
  return page === '/home' ? homePath : page
}
