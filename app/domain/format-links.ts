/** A page as Markdown: `/products/women/dresses.md?sort=newest`. */
export function markdownPath(path: string): string {
  return withSuffix(path, '.md')
}

/** The newest products of a list as RSS: `/products/women/dresses.rss?brand=Northquay`. */
export function listFeedPath(path: string): string {
  return withSuffix(path, '.rss')
}

function withSuffix(path: string, suffix: string): string {
  const [pathname, search] = path.split('?')
  return `${pathname}${suffix}${search === undefined ? '' : `?${search}`}`
}

/** The route that renders a list as RSS; `path` is the path of its page. */
export function listFeedDataPath(path: string): string {
  return `/api/list-feed?${new URLSearchParams({ path })}`
}

/** The route that renders a page as Markdown; `path` is the page's path. */
export function markdownDataPath(path: string): string {
  return `/api/markdown?${new URLSearchParams({ path })}`
}
