import { picturePath } from '../world/picture-path.ts'

/**
 * The upstream's sizes in the order of its keys; entries with the same suffix have the same URL.
 */
const boxes = [
  { name: 'Small', width: 32, height: 40, suffix: '_small' },
  { name: 'XLarge', width: 328, height: 410, suffix: '_xlarge' },
  { name: 'Medium', width: 112, height: 140, suffix: '_medium' },
  { name: 'Large', width: 164, height: 205, suffix: '' },
  {
    name: 'IPhoneSmall',
    width: 100,
    height: 125,
    suffix: '_small',
    actual: { width: 32, height: 40 },
  },
  { name: 'Best', width: 720, height: 900, suffix: '_best' },
  { name: 'IPhone', width: 288, height: 360, suffix: '', actual: { width: 164, height: 205 } },
] as const

/**
 * Returns an image in the upstream's format. `Original` has no maximum
 * dimensions, and sometimes its actual dimensions are missing too.
 */
export function toImageJson(baseUrl: string, id: string, slug: string) {
  const sizes: Record<string, object> = {}
  for (const box of boxes) {
    const url = toImageUrl(baseUrl, id, box.suffix, slug)
    const actual = 'actual' in box ? box.actual : box
    const { name: sizeName, width, height } = box
    sizes[sizeName] = {
      sizeName,
      url,
      width,
      height,
      actualWidth: actual.width,
      actualHeight: actual.height,
    }
    if (sizeName === 'Best') {
      const isMeasured = (id.codePointAt(31) ?? 0) % 4 !== 0
      sizes.Original = {
        sizeName: 'Original',
        url,
        ...(isMeasured && { actualWidth: width, actualHeight: height }),
      }
    }
  }
  return { sizes, id }
}

export function toImageUrl(baseUrl: string, id: string, suffix: string, slug: string): string {
  return `${baseUrl}${picturePath(id, suffix, slug)}`
}
