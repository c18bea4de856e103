import { pictureWidths } from '#app/domain/picture.ts'
import type { EditorialPicture as Source } from '#app/domain/rich-text.ts'
import { imagePath } from '#app/domain/urls/image-links.ts'
import { useBrokenPicture, watchPicture } from '../elements/use-broken-picture.ts'

/**
 * Files are scaled to cover 4:5, so the file of a wider picture is wider than its name suggests.
 */
const coveredShape = 0.8

/**
 * A picture in its own aspect ratio, with space reserved for it. If it fails to load,
 * its box shows a mark instead; without JavaScript, picture.css draws the mark.
 */
export function EditorialPicture({
  picture: { picture, alt, width, height },
  sizes,
  isFirst = false,
  className = '',
}: {
  picture: Source
  sizes: string
  /** True for the picture that is probably the largest contentful paint. */
  isFirst?: boolean
  className?: string
}) {
  const stretch = Math.max(1, width / height / coveredShape)
  const sources = pictureWidths
    .filter(each => each <= picture.largestWidth)
    .map(each => ({ url: imagePath(picture.address, each), width: Math.round(each * stretch) }))
  const [isBroken, noteBroken] = useBrokenPicture()
  return (
    <span className={`editorial-picture ${className}`} data-broken={isBroken || undefined}>
      {isBroken ? (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        />
      ) : (
        <img
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          sizes={sizes}
          src={sources.at(-1)?.url}
          srcSet={sources.map(source => `${source.url} ${Math.min(source.width, width)}w`).join()}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          {...watchPicture(noteBroken)}
        />
      )}
    </span>
  )
}
