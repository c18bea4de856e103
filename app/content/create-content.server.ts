import { createHash, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { createBlogs, type Wait } from './blogs/create-blogs.server.ts'
import type { Content, Editorial } from './content.ts'
import { createEditorial } from './create-editorial.ts'
import { createPreviews } from './create-previews.server.ts'
import { type FormerUids, noteFormerUids } from './former-uids.ts'
import { PreviewFault } from './preview-fault.ts'
import { createPrismicReader } from './prismic-client.server.ts'
import { readSnapshot, type Snapshot, writeSnapshot } from './snapshot-file.server.ts'
import type { WireDocument } from './wire.ts'

export interface ContentOptions {
  /** The service's URL. If it is absent, the storefronts' own files provide all content. */
  endpoint: string | undefined
  accessToken?: string | undefined
  /** The locale to show, like `en-us`; if absent, the repository's master locale. */
  locale?: string | undefined
  webhookSecret?: string | undefined
  /** The folder for the last good copy. */
  folder: string
  storefronts: readonly Pick<Storefront, 'siteUrl'>[]
  /** Private blog hosts that may be fetched, as host:port. */
  privateHosts: readonly string[]
  log: {
    info(fields: object, message: string): void
    warn(fields: object, message: string): void
  }
  refreshEverySeconds?: number
  timeoutMs?: number
  /** Waits between two looks for a new version, for tests. */
  wait?: Wait
}

/** Polling finds edits if the webhook does not arrive or the database cannot relay it. */
const defaultRefreshSeconds = 30
/** The service's edge caches may return the old ref for a short time after the webhook. */
const editRetriesMs = [0, 500, 1_000, 2_000]

/**
 * Opens the content with the last good copy from disk and starts polling the service. Never waits
 * for the service or fails because of it.
 */
export async function createContent(options: ContentOptions): Promise<Content> {
  const { endpoint, webhookSecret, log, storefronts, wait = pause } = options
  const ownHosts = new Set(storefronts.map(({ siteUrl }) => new URL(siteUrl).host))
  let formerUids: FormerUids = {}
  const toEditorial = (documents: readonly WireDocument[]) =>
    createEditorial(documents, ownHosts, formerUids)
  if (endpoint === undefined) {
    const none = toEditorial([])
    return toContent(() => none)
  }

  const path = join(options.folder, 'documents.json')
  const reader = createPrismicReader({ ...options, endpoint })
  const previews = createPreviews({ endpoint, reader, toEditorial })
  const stop = new AbortController()
  const source = { endpoint, wantedLocale: options.locale }
  const stored = await readSnapshot(path, source)
  let shown = stored
  formerUids = stored?.formerUids ?? {}
  let editorial = toEditorial(stored?.documents ?? [])
  let isFailing = false
  let running: Promise<void> | undefined

  function refresh(): Promise<void> {
    running ??= readVersion().finally(() => {
      running = undefined
    })
    return running
  }

  async function readVersion(): Promise<void> {
    const latest = await reader.fetchMaster()
    const isShown = latest.ref === shown?.ref && latest.locale === shown.locale
    // The documents of a ref never change.
    if (isShown || stop.signal.aborted) return
    const { skipped, ...version } = await reader.fetchVersion(latest.ref)
    if (stop.signal.aborted) return
    formerUids = noteFormerUids(formerUids, shown?.documents ?? [], version.documents)
    editorial = toEditorial(version.documents)
    shown = { ...version, formerUids }
    const { documents, locale } = version
    log.info({ documents: documents.length, skipped, locale }, 'read the content service')
    await store(shown)
  }

  /** Write errors are only logged, because a full disk must not prevent the update. */
  async function store(snapshot: Snapshot): Promise<void> {
    await writeSnapshot(path, source, snapshot).catch(err =>
      log.warn({ err }, 'could not write the copy of the content'),
    )
  }

  /** Logs one line when the service starts to fail, and one when it works again. */
  async function refreshOrLog(): Promise<void> {
    try {
      await refresh()
      if (isFailing) log.info({}, 'the content service answers again')
      isFailing = false
    } catch (error) {
      if (!isFailing && !stop.signal.aborted)
        log.warn(
          { reason: error instanceof Error ? error.message : String(error) },
          'the content service failed; pages show the last copy',
        )
      isFailing = true
    }
  }

  async function refreshOnSchedule(): Promise<void> {
    const everyMs = (options.refreshEverySeconds ?? defaultRefreshSeconds) * 1000
    while (!stop.signal.aborted) {
      await refreshOrLog()
      await wait(everyMs, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  }

  async function refreshAfterEdit(): Promise<void> {
    const before = shown
    for (const delayMs of editRetriesMs) {
      await wait(delayMs, undefined, { signal: stop.signal }).catch(() => undefined)
      // A refresh that began before the edit would return the old version.
      await running?.catch(() => undefined)
      await refreshOrLog()
      if (shown !== before || stop.signal.aborted) return
    }
  }

  const schedule = refreshOnSchedule()
  const blogs = createBlogs({ ...options, listSources: () => editorial.blogs() })
  return toContent(() => editorial, {
    refresh,
    refreshAfterEdit,
    isWebhookSecret: secret => webhookSecret !== undefined && isEqual(secret, webhookSecret),
    previews,
    posts: blogs.posts,
    findImages: id => [editorial, ...previews.list()].flatMap(each => each.findImages(id)),
    async close() {
      stop.abort()
      await Promise.all([schedule, blogs.close()])
    },
  })
}

/** Each method uses the current version, so callers may keep the object. */
function toContent(current: () => Editorial, service: Partial<Content> = {}): Content {
  return {
    version: () => current().version(),
    language: () => current().language(),
    overrides: site => current().overrides(site),
    articles: site => current().articles(site),
    companyPage: (site, page) => current().companyPage(site, page),
    home: site => current().home(site),
    blogs: () => current().blogs(),
    findPath: (site, id) => current().findPath(site, id),
    findImages: id => current().findImages(id),
    refresh: () => Promise.resolve(),
    refreshAfterEdit: () => Promise.resolve(),
    isWebhookSecret: () => false,
    posts: () => [],
    previews: { open: () => Promise.reject(new PreviewFault('invalid')) },
    close: () => Promise.resolve(),
    ...service,
  }
}

/** Compares in constant time, so that timing reveals nothing about the secret. */
function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
