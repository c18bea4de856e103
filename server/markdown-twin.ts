import { markdownDataPath } from '#app/domain/links.ts'

/** Pages with a Markdown twin; other paths may end in .md by coincidence. */
const pages = /^\/(?:products|product|stores|retailers|articles)(?:\/(?!feed\.xml$)|\.md$|$)/
const readMethods = ['GET', 'HEAD']

/**
 * Renders the Markdown of a list, product or article instead of its page,
 * for requests with the suffix `.md` and for clients that prefer
 * `text/markdown`. Everything else is rendered as requested.
 */
export async function renderMarkdownTwin(
  request: Request,
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { pathname, search, origin } = new URL(request.url)
  // Data requests have no twin and no `Vary: Accept`,
  // so that a prefetched copy serves any Accept header.
  const isPage = pages.test(pathname) && !pathname.endsWith('.data')
  if (!readMethods.includes(request.method) || !isPage) return render(request)
  const hasSuffix = pathname.endsWith('.md')
  if (!hasSuffix && !prefersMarkdown(request.headers.get('Accept'))) {
    const response = await render(request)
    response.headers.append('Vary', 'Accept')
    return response
  }
  const path = `${hasSuffix ? pathname.slice(0, -'.md'.length) : pathname}${search}`
  const response = await render(new Request(`${origin}${markdownDataPath(path)}`, request))
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
