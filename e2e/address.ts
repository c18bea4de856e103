/** Separate ports and data folders let two checkouts run side by side. */
export const port = Number(process.env.E2E_PORT ?? 3100)

/** The folder where the server stores its files, including its database. */
export const dataDirectory = process.env.E2E_DATA_DIR ?? 'var/e2e'

/** Returns a storefront's URL. Chromium resolves every name under localhost to this machine. */
export function baseUrl(storefront = 'fashion8'): string {
  return `http://${storefront}.localhost:${port}`
}
