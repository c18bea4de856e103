/** The formats that we serve, in order of preference. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/**
 * Chooses the smallest format in an Accept header. A wildcard does
 * not imply support for newer formats, so it counts as JPEG.
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
      .filter(
        ([, ...parameters]) => !parameters.some(parameter => /^q=0(?:\.0*)?$/.test(parameter)),
      )
      .map(([type]) => type),
  )
  return pictureFormats.find(format => accepted.has(`image/${format}`)) ?? 'jpeg'
}
