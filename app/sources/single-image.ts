import type { Image } from '#app/domain/product.ts'
import { parseHttpUrl } from './parse-http-url.ts'

/**
 * A picture that comes in one unknown size, so that every variant is the same address. The boxes are those products
 * are shown in, which keeps pages from shifting whatever the picture measures. Undefined without an http address.
 */
export function toSingleImage(address: string | null | undefined): Image | undefined {
  const url = parseHttpUrl(address)
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
