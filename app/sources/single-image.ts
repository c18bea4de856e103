import type { Image } from '#app/domain/product.ts'
import { parseHttpUrl } from './parse-http-url.ts'

/**
 * Returns a picture that exists only in a single, unknown size, so every variant
 * has the same URL. The dimensions are those of the boxes in which products are
 * displayed, which keeps pages from shifting. A path is resolved against `base`.
 * Undefined if there is no http(s) URL.
 */
export function toSingleImage(
  address: string | null | undefined,
  base?: string,
): Image | undefined {
  const url = parseHttpUrl(address, base)
  if (url === undefined) return undefined
  return {
    id: url,
    sizes: {
      Medium: { url, width: 112, height: 140 },
      XLarge: { url, width: 328, height: 410 },
      Best: { url, width: 720, height: 900 },
      Original: { url, width: 720, height: 900 },
    },
  }
}
