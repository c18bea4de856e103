/** Another port, and a data folder of its own with it, lets two checkouts run side by side. */
export const port = Number(process.env.E2E_PORT ?? 3100)

/** Chromium finds every name under localhost on this machine. */
export function baseUrl(storefront = 'fashion8'): string {
  return `http://${storefront}.localhost:${port}`
}
