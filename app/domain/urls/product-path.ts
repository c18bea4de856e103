import { toPagePath } from './data-path.ts'

const page = /^\/product\/([^/]+)(?:\/[^/]+){4}\/([^/]+?)\/?$/
const loaded = /^\/api\/(?:product|saved)\/([^/]+)\/([^/]+?)\/?$/
const outbound = /^\/out\/([^/]+)\/([^/]+)\/?$/

/**
 * Reads the product in a path of `productPath`, `buyPath` or the product's data; undefined for
 * other paths. React Router's parameters cannot be used, because it decodes twice: ids from
 * retailers may contain `%2F`, which is `%252F` in a path.
 *
 *     /out/f/curlew~SET%252FRED   → f, curlew~SET%2FRED
 *     /out/f/curlew~1%20          → f, curlew~1, with `isTrimmed`: no id ends with a space
 */
export function findPathProduct(
  pathname: string,
): { source: string; id: string; isTrimmed: boolean } | undefined {
  // A page's data has the path of the page and an ending: the router passes it on as it is.
  const path = toPagePath(pathname)
  const [, source, encoded = ''] =
    page.exec(path) ?? loaded.exec(path) ?? outbound.exec(pathname) ?? []
  if (source === undefined) return undefined
  const raw = decode(encoded)
  const id = raw?.trim()
  return id ? { source, id, isTrimmed: id !== raw } : undefined
}

/**
 * Encodes an id at the end of a page's path. The path of an id that ends like the path of another
 * form of a page, such as its Markdown, ends with a slash.
 */
export function toLastSegment(id: string): string {
  return /\.(?:md|data)$/.test(id) ? `${encodeURIComponent(id)}/` : encodeURIComponent(id)
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
