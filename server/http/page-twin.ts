import { isDataPath } from '#app/domain/urls/data-path.ts'
import { listFeedDataPath, markdownDataPath } from '#app/domain/urls/format-links.ts'

/** Matches pages with a Markdown twin. Other paths may end in .md by coincidence. */
const pages = /^\/(?:products|product|stores|retailers|articles)(?:\/(?!feed\.xml$)|\.md$|$)/
const listFeeds = /^\/(?:products|stores|retailers)(?:\/.+)?\.rss$/
const readMethods = ['GET', 'HEAD']

/**
 * Renders an alternative form of a page: the Markdown of a list, product or
 * article, for the suffix `.md` and for clients that prefer `text/markdown`; the
 * RSS of a list for the suffix `.rss`. Other requests are rendered unchanged.
 */
export async function renderPageTwin(
  request: Request,
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { pathname, search, origin } = new URL(request.url)
  if (!readMethods.includes(request.method)) return render(request)
  const without = (suffix: string) => `${pathname.slice(0, -suffix.length)}${search}`
  const renderAt = (path: string) => render(new Request(`${origin}${path}`, request))
  if (listFeeds.test(pathname)) return renderAt(listFeedDataPath(without('.rss')))
  // Data responses have no twin and no `Vary: Accept`, so
  // that a prefetched copy is valid for any Accept header.
  if (!pages.test(pathname) || isDataPath(pathname)) return render(request)
  const hasSuffix = pathname.endsWith('.md')
  const isMarkdown = hasSuffix || prefersMarkdown(request.headers.get('Accept'))
  const path = hasSuffix ? without('.md') : `${pathname}${search}`
  const response = await (isMarkdown ? renderAt(markdownDataPath(path)) : render(request))
  response.headers.append('Vary', 'Accept')
  return response
}

/**
 * True when Markdown is accepted explicitly and at least as much as HTML.
 *
 *     text/markdown                        → true      text/html, text/markdown;q=0.5  → false
 *     text/markdown, text/html;q=0.9       → true      *\/*                             → false
 */
export function prefersMarkdown(accept: string | null): boolean {
  const qualities = new Map(
    (accept ?? '').split(',').map(entry => {
      const [type = '', ...parameters] = entry.split(';').map(part => part.trim().toLowerCase())
      const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
      return [type, quality === undefined ? 1 : Number(quality) || 0] as const
    }),
  )
  const markdown = qualities.get('text/markdown') ?? 0
  return markdown > 0 && markdown >= (qualities.get('text/html') ?? 0)
}
