/** What pictures are served as; the first that a browser takes is chosen. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/**
 * The format to answer with: the smallest among those the reader names. JPEG is for everybody, and a `*` is no promise
 * to understand what came later.
 *
 *     image/avif,image/webp,image/*   → avif      image/webp,*\/*   → webp
 *     image/avif;q=0,image/webp       → webp      *\/*              → jpeg
 */
export function chooseFormat(accept: string | null): PictureFormat {
  const accepted = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .map(entry => entry.split(';').map(part => part.trim()))
      .filter(([, ...parameters]) => !parameters.some(parameter => /^q=0(?:\.0*)?$/.test(parameter)))
      .map(([type]) => type),
  )
  return pictureFormats.find(format => accepted.has(`image/${format}`)) ?? 'jpeg'
}
