import { useEffect, useRef } from 'react'
import { carouselSlides, carouselStrip, carouselView, useCarousel } from '../elements/carousel.ts'
import { Picture } from '../elements/picture.tsx'
import { useShell } from '../shell-context.ts'
import type { GalleryProps } from './gallery-props.ts'

/**
 * Thumbnails in a loop, four of them at a time, with the current one marked.
 * The thumbnails form a row, or with some looks a column on a phone
 * and on the wide product page (product-gallery.css). Only the current one can be reached with the Tab key.
 */
export function GalleryThumbs({
  pictures,
  index,
  onIndex,
  id,
  isShared,
}: Omit<GalleryProps, 'alt'>) {
  const look = useShell()?.look.gallery
  const { setView, isMoving } = useCarousel({
    index,
    isLoop: true,
    isFreeDrag: true,
    ...(isShared && look === 'rail' ? { verticalFrom: '(width < 768px), (width >= 992px)' } : {}),
  })
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the current thumbnail.
  useEffect(() => {
    if (list.current?.contains(document.activeElement))
      list.current.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  }, [index])
  return (
    <div
      ref={setView}
      className={`scroll-hidden gallery-thumbs ${isMoving ? carouselView : carouselStrip}`}
    >
      <ul ref={list} className={carouselSlides}>
        {pictures.map(({ id: pictureId, picture }, at) => (
          <li key={pictureId} className="min-w-0 shrink-0 grow-0 basis-1/4 snap-start">
            <a
              href={`#${id}-${at}`}
              onClick={event => {
                event.preventDefault()
                onIndex(at)
              }}
              tabIndex={isMoving && at !== index ? -1 : undefined}
              aria-label={`Show picture ${at + 1}`}
              aria-current={at === index ? 'true' : undefined}
              className="gallery-thumb"
            >
              <Picture picture={picture} alt="" sizes="(width < 992px) 84px, 136px" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
