import { setTimeout as pause } from 'node:timers/promises'
import {
  createPublicWeb,
  findRedirect,
  type PublicWeb,
  readBounded,
} from '#app/public-web/public-web.server.ts'
import { WebFault } from '#app/public-web/web-fault.ts'
import type { BlogSource } from '../content.ts'
import { type BlogPost, parseBlogFeed } from './parse-blog-feed.ts'

export interface BlogOptions {
  /** Returns the editors' list of blogs; called before every refresh. */
  listSources(): readonly BlogSource[]
  /** Private hosts that may be fetched, as host:port. */
  privateHosts: readonly string[]
  log: { info(fields: object, message: string): void }
  everySeconds?: number
  /** Waits between two refreshes, for tests. */
  wait?: Wait
  limits?: { seconds: number; bytes: number }
}

/** Waits so long, or until the signal aborts; like `setTimeout` of `node:timers/promises`. */
export type Wait = (
  ms: number,
  value: undefined,
  options: { signal: AbortSignal },
) => Promise<unknown>

/** The blogs' newest posts, kept in memory. */
export interface Blogs {
  posts(): readonly BlogPost[]
  /** Reads all blogs once. Never throws: a blog that fails keeps its last posts. */
  refresh(): Promise<void>
  close(): Promise<void>
}

const defaultSeconds = 30 * 60
/** The list of blogs may arrive shortly after startup. */
const firstSeconds = 20
const defaultLimits = { seconds: 10, bytes: 2 * 1024 * 1024 }
const maxRedirects = 3
/** Keeps one busy blog from filling the rail. */
const postsPerBlog = 2
const maxPosts = 8
const headers = {
  'User-Agent': 'Mozilla/5.0 (compatible; Storefronts feeds)',
  Accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9',
}

export function createBlogs(options: BlogOptions): Blogs {
  const { listSources, privateHosts, log, limits = defaultLimits, wait = pause } = options
  const web = createPublicWeb({ privateHosts })
  const stop = new AbortController()
  const byUrl = new Map<string, BlogPost[]>()

  async function refresh(): Promise<void> {
    // The blogs are fetched one after another, since no request waits for them.
    for (const source of listSources()) {
      if (stop.signal.aborted) return
      await readBlog(source)
    }
  }

  async function readBlog({ name, url }: BlogSource): Promise<void> {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(limits.seconds * 1000)])
    try {
      const text = await fetchText(web, new URL(url), signal, limits.bytes)
      byUrl.set(url, parseBlogFeed(name, text))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (!stop.signal.aborted) log.info({ blog: name, url, reason }, 'a blog could not be read')
    }
  }

  async function refreshOnSchedule(): Promise<void> {
    const everyMs = (options.everySeconds ?? defaultSeconds) * 1000
    while (!stop.signal.aborted) {
      await refresh()
      const delayMs = byUrl.size === 0 ? Math.min(everyMs, firstSeconds * 1000) : everyMs
      await wait(delayMs, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  }

  const schedule = refreshOnSchedule()
  return {
    posts() {
      const listed = listSources().flatMap(({ url }) => newest(byUrl.get(url) ?? [], postsPerBlog))
      return newest(listed, maxPosts)
    },
    refresh,
    async close() {
      stop.abort()
      await schedule
    },
  }
}

function newest(posts: readonly BlogPost[], count: number): BlogPost[] {
  return posts.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime()).slice(0, count)
}

async function fetchText(
  web: PublicWeb,
  url: URL,
  signal: AbortSignal,
  maxBytes: number,
  hops = maxRedirects,
): Promise<string> {
  const answer = await web.get(url, { signal, headers })
  const next = findRedirect(answer, url)
  if (next || answer.statusCode !== 200) {
    answer.destroy()
    if (!next) throw new WebFault(`its host returned ${answer.statusCode}`)
    if (hops === 0) throw new WebFault(`it redirects more than ${maxRedirects} times`)
    return fetchText(web, next, signal, maxBytes, hops - 1)
  }
  return (await readBounded(answer, maxBytes)).toString('utf8')
}
