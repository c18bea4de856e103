import { decodeEntities } from '#app/domain/decode-entities.ts'

/**
 * Matches only up to the next tag; otherwise a page of unclosed tags would be scanned once per tag.
 */
const metaTag = /<meta\b[^<>]*>/gi
const attribute = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g
/** Matches the content attribute: seconds, then the address, which may itself be in quotes. */
const content = /^\s*[\d.]+\s*[;,]?\s*(?:url\s*=\s*)(['"]?)(.*?)\1\s*$/i

/** Finds the address that a page automatically redirects to, exactly as written in the page. */
export function findRefresh(html: string): string | undefined {
  for (const [tag] of html.matchAll(metaTag)) {
    const attributes = new Map(
      [...tag.matchAll(attribute)].map(([, name = '', ...values]) => [
        name.toLowerCase(),
        values.find(value => value !== undefined) ?? '',
      ]),
    )
    if (attributes.get('http-equiv')?.toLowerCase() !== 'refresh') continue
    const address = content.exec(decodeEntities(attributes.get('content') ?? ''))?.[2]
    if (address) return address
  }
  return undefined
}
