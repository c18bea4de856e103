/** Builds the path of a page as Markdown: `/products/women/dresses.md?sort=newest`. */
export function markdownPath(path: string): string {
  return withSuffix(path, '.md')
}

/**
 * Builds the path of a list's newest products as RSS:
 * `/products/women/dresses.rss?brand=Northquay`.
 */
export function listFeedPath(path: string): string {
  return withSuffix(path, '.rss')
}

function withSuffix(path: string, suffix: string): string {
  const [pathname, search] = path.split('?')
  return `${pathname}${suffix}${search === undefined ? '' : `?${search}`}`
}

/**
 * Builds the path of the route that renders a list as RSS; `path` is the path of the list's page.
 */
export function listFeedDataPath(path: string): string {
  return `/api/list-feed?${new URLSearchParams({ path })}`
}

/** Builds the path of the route that renders a page as Markdown; `path` is the page's own path. */
export function markdownDataPath(path: string): string {
  return `/api/markdown?${new URLSearchParams({ path })}`
}
