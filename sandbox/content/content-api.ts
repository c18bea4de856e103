import { type Context, Hono } from 'hono'
import type { ContentStore } from './content-store.ts'
import type { ContentDocument } from './document.ts'
import { type Predicate, PredicateError, parsePredicates, readPath } from './predicates.ts'

/** The path of the API in the sandbox; the real service has a separate API host. */
export const contentApiPath = '/content/api/v2'

const license = { version: '0000000', license: 'All Rights Reserved' }
/** The master locale is the one of documents that name none. */
const masterLocale = 'en-us'
const defaultPageSize = 20
const maxPageSize = 100

/** Creates version 2 of the content service's REST API. */
export function createContentApi(store: ContentStore, baseUrl: string): Hono {
  const app = new Hono()
  const endpoint = `${baseUrl}${contentApiPath}`

  app.get(contentApiPath, c => {
    const types = [...new Set(store.list().map(({ type }) => type))]
    return c.json({
      refs: [{ id: 'master', ref: store.masterRef(), label: 'Master', isMasterRef: true }],
      integrationFieldsRef: null,
      bookmarks: {},
      types: Object.fromEntries(types.map(type => [type, type.replaceAll('_', ' ')])),
      languages: listLocales().map(id => ({ id, name: id, is_master: id === masterLocale })),
      tags: [],
      forms: {
        everything: {
          method: 'GET',
          enctype: 'application/x-www-form-urlencoded',
          action: `${endpoint}/documents/search`,
          fields: {
            ref: { type: 'String', multiple: false },
            q: { type: 'String', multiple: true },
            pageSize: { type: 'Integer', multiple: false, default: '20' },
            page: { type: 'Integer', multiple: false, default: '1' },
          },
        },
      },
      oauth_initiate: `${baseUrl}/auth`,
      oauth_token: `${baseUrl}/auth/token`,
      experiments: { draft: [], running: [] },
      ...license,
    })
  })

  app.get(`${contentApiPath}/documents/search`, c => {
    const documents = store.find(c.req.query('ref') ?? '')
    const tail = `Master ref is: ${store.masterRef()}`
    if (documents === 'expired')
      return c.json({ type: 'api_security_error', message: 'The preview token has expired' }, 404)
    if (!documents) {
      const message = `Ref not found. Ensure you have the correct ref and try again. ${tail}`
      return c.json({ type: 'api_notfound_error', message }, 404)
    }
    try {
      return c.json(search(c, documents))
    } catch (error) {
      if (!(error instanceof PredicateError)) throw error
      const pos = { line: 1, column: 1, id: 0, location: 'query' }
      return c.json({ type: 'parsing-error', message: error.message, pos }, 400)
    }
  })

  function listLocales(): string[] {
    const others = store.list().map(({ lang = masterLocale }) => lang)
    // The service does not list the master locale first.
    return [...new Set([...others, masterLocale])].sort().reverse()
  }

  function search(c: Context, documents: readonly ContentDocument[]) {
    const predicates: Predicate[] = (c.req.queries('q') ?? []).flatMap(parsePredicates)
    const locale = c.req.query('lang') ?? masterLocale
    const found = documents.filter(
      document =>
        (locale === '*' || (document.lang ?? masterLocale) === locale) &&
        predicates.every(matches => matches(document)),
    )
    const sorted = sortDocuments(found, c.req.query('orderings'))
    const pageSize = toInteger(c.req.query('pageSize'), defaultPageSize, maxPageSize)
    const page = toInteger(c.req.query('page'), 1, Number.MAX_SAFE_INTEGER)
    const totalPages = Math.ceil(sorted.length / pageSize)
    const rows = sorted.slice((page - 1) * pageSize, page * pageSize)
    const toPage = (number: number) => {
      const url = new URL(`${endpoint}/documents/search${new URL(c.req.url).search}`)
      url.searchParams.set('page', String(number))
      return url.href
    }
    return {
      page,
      results_per_page: pageSize,
      results_size: rows.length,
      total_results_size: sorted.length,
      total_pages: totalPages,
      next_page: page < totalPages ? toPage(page + 1) : null,
      prev_page: page > 1 && page <= totalPages ? toPage(page - 1) : null,
      results: rows.map(toResult),
      ...license,
    }
  }

  function toResult(document: ContentDocument) {
    const query = new URLSearchParams({
      ref: store.masterRef(),
      q: `[[:d = at(document.id, "${document.id}") ]]`,
    })
    return {
      ...document,
      url: null,
      href: `${endpoint}/documents/search?${query}`,
      slugs: document.uid === null ? [] : [document.uid],
      linked_documents: [],
      lang: document.lang ?? masterLocale,
      alternate_languages: [],
    }
  }

  return app
}

/** Sorts documents by orderings like `[my.article.date desc,document.first_publication_date]`. */
function sortDocuments(documents: readonly ContentDocument[], orderings = ''): ContentDocument[] {
  const orders = orderings
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map(entry => entry.trim().split(' '))
    .filter(([path]) => path)
  return documents.toSorted((a, b) => {
    for (const [path = '', direction] of orders) {
      const order = String(readPath(a, path) ?? '').localeCompare(String(readPath(b, path) ?? ''))
      if (order !== 0) return direction === 'desc' ? -order : order
    }
    return 0
  })
}

function toInteger(text: string | undefined, fallback: number, max: number): number {
  const value = Number(text ?? fallback)
  return Number.isInteger(value) && value > 0 ? Math.min(value, max) : fallback
}
