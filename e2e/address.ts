/** Another port, and each checkout's own data folder with it, lets two checkouts run side by side. */
export const port = Number(process.env.E2E_PORT ?? 3100)

/** Where the server keeps its files, its database among them. */
export const dataDirectory = process.env.E2E_DATA_DIR ?? 'var/e2e'

/** Chromium finds every name under localhost on this machine. */
export function baseUrl(storefront = 'fashion8'): string {
  return `http://${storefront}.localhost:${port}`
}
