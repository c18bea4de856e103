import { isSourceLetter, type SourceLetter } from '../source.ts'

/**
 * Builds the URL of a product picture, without a width.
 * Only pictures in the catalogue have such a URL.
 */
export function imageAddress(source: SourceLetter, id: string, tag: string): string {
  return `${imagePrefix}${source}/${encodeURIComponent(id)}/${tag}`
}

/** Returns the owner and tag in a picture's URL; undefined for other URLs. */
export function parseImageAddress(
  address: string,
): { source: SourceLetter | typeof contentOwner; id: string; tag: string } | undefined {
  const [, source = '', id = '', tag = ''] =
    /^\/image\/([a-z]+)\/([^/]+)\/([^/]+)$/.exec(address) ?? []
  const isOwner = source === contentOwner || isSourceLetter(source)
  return isOwner ? { source, id: decodeURIComponent(id), tag } : undefined
}

/** Builds the path of a picture at one of our widths: `/image/s/730112845/1vq0cmd7y2fj/480`. */
export function imagePath(address: string, width: number): string {
  return `${address}/${width}`
}

export const imagePrefix = '/image/'

/** Builds the URL of an editors' picture, without a width. */
export function contentImageAddress(documentId: string, tag: string): string {
  return `${imagePrefix}${contentOwner}/${encodeURIComponent(documentId)}/${tag}`
}

/** Stands for the source in the URLs of editors' pictures. */
export const contentOwner = 'content'
