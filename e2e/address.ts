export const port = 3100

/** Chromium finds every name under localhost on this machine. */
export function baseUrl(storefront = 'fashion8'): string {
  return `http://${storefront}.localhost:${port}`
}
