/** Separate ports and data folders let two checkouts run side by side. */
export const port = Number(process.env.E2E_PORT ?? 3100)

/** The folder where the server stores its files, including its database. */
export const dataDirectory = process.env.E2E_DATA_DIR ?? 'var/e2e'

/** Returns a storefront's URL. Chromium resolves every name under localhost to this machine. */
export function baseUrl(storefront = 'fashion8'): string {
  return `http://${storefront}.localhost:${port}`
}

/**
 * Requests a path from Node as a browser would: the server answers crawlers, for which it would take
 * Node, last. Uses plain localhost because Node, unlike Chromium, does not resolve names under it.
 */
export function fetchPath(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  const agent = 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0 Safari/537.36'
  return fetch(`http://localhost:${port}${path}`, {
    ...init,
    headers: { 'User-Agent': agent, ...headers },
  })
}
