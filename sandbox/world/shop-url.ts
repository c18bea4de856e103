import { retailers } from './retailers.ts'

/** Maps a retailer's URL to its page in the sandbox; returns other web URLs unchanged. */
export function toShopUrl(text: string, baseUrl: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  const host = url.hostname.replace(/^www\./, '')
  const isOurs = retailers.some(retailer => retailer.hostDomain === host)
  return isOurs ? `${baseUrl}/shops/${host}${url.pathname}${url.search}` : url.href
}
