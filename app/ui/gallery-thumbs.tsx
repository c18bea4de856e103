import { carouselSlides, carouselStrip, carouselView, useCarousel } from './carousel.ts'
import type { GalleryProps } from './gallery-props.ts'
import { Picture } from './picture.tsx'

/** Thumbnails, four at a time, looping, with the current one marked. */
export function GalleryThumbs({
  pictures,
  index,
  onIndex,
  id,
}: Omit<GalleryProps, 'alt' | 'isShared'>) {
  const { setView, isMoving } = useCarousel({ index, isLoop: true, isFreeDrag: true })
  return (
    // Leaves room for the focus rings, two pixels wide.
    <div
      ref={setView}
      className={`scroll-hidden -mx-1 mt-2 max-w-[23rem] py-1 ${isMoving ? carouselView : carouselStrip}`}
    >
      <ul className={carouselSlides}>
        {pictures.map(({ id: pictureId, picture }, at) => (
          <li key={pictureId} className="min-w-0 shrink-0 grow-0 basis-1/4 snap-start px-1">
            <a
              href={`#${id}-${at}`}
              onClick={event => {
                event.preventDefault()
                onIndex(at)
              }}
              aria-label={`Show picture ${at + 1}`}
              aria-current={at === index ? 'true' : undefined}
              className="block aspect-[4/5] overflow-hidden rounded-sm bg-ground aria-[current]:ring-2 aria-[current]:ring-ink"
            >
              <Picture picture={picture} alt="" sizes="84px" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
