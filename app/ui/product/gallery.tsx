import { useEffect, useLayoutEffect, useRef } from 'react'
import {
  carouselSlide,
  carouselSlides,
  carouselStrip,
  carouselView,
  handleGalleryKey,
  useCarousel,
} from '../elements/carousel.ts'
import { Icon } from '../elements/icon.tsx'
import { Picture } from '../elements/picture.tsx'
import { mainPictureSizes } from '../elements/picture-sizes.ts'
import { sharePicture } from '../elements/shared-picture.ts'
import { useShell } from '../shell-context.ts'
import { Cloth } from './cloth.tsx'
import type { GalleryProps } from './gallery-props.ts'
import { GallerySteps } from './gallery-steps.tsx'
import { GalleryThumbs } from './gallery-thumbs.tsx'
import { useFullscreen } from './use-fullscreen.tsx'

/** Where a mosaic shows all pictures at once (product-gallery.css). */
const wideWindow = '(width >= 768px)'

/** The pictures that a rail repeats below the large one. */
const moreFrom = 2
const maxMore = 2

/** One picture at a time, with thumbnails below and a large view on click. */
export function Gallery({ pictures, alt, index, onIndex, id, isShared }: GalleryProps) {
  const look = useShell()?.look.gallery
  const isMosaic = look === 'mosaic' && isShared
  const more = pictures.slice(moreFrom, moreFrom + maxMore)
  const hasMore = look === 'rail' && isShared && more.length === maxMore
  const { setView, isMoving } = useCarousel({
    index,
    onIndex,
    offFrom: isMosaic ? wideWindow : undefined,
  })
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isShared) sharePicture(frame.current)
  }, [isShared])
  const open = useRef<HTMLButtonElement>(null)
  const fullscreen = useFullscreen({ pictures, alt, index, onIndex })
  const count = pictures.length
  const shownIndex = useRef(index)
  useEffect(() => {
    if (shownIndex.current === index) return
    shownIndex.current = index
    if (isMosaic && matchMedia(wideWindow).matches)
      findSlide(frame.current, index)?.scrollIntoView({ block: 'nearest' })
  }, [isMosaic, index])
  const openAt = (at: number) => {
    onIndex(at)
    // Focuses the button first, so that focus returns to it when the view closes.
    open.current?.focus({ preventScroll: true })
    fullscreen.open()
  }
  return (
    <section
      aria-label="Pictures"
      className={`gallery ${count > 1 ? '' : count === 1 ? 'is-single' : 'is-single is-empty'} ${hasMore ? 'has-more' : ''}`}
      onKeyDown={event => handleGalleryKey(event, { index, count, onIndex })}
    >
      <div ref={frame} className="group/gallery gallery-frame">
        <div
          ref={setView}
          tabIndex={isMoving || count < 2 ? undefined : 0}
          className={`scroll-hidden size-full ${isMoving ? carouselView : carouselStrip}`}
        >
          <ul className={carouselSlides}>
            {pictures.map(({ id: pictureId, picture, isCloseUp }, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: enlarges the target of the button beside it, which handles the keyboard.
              <li
                key={pictureId}
                id={`${id}-${at}`}
                onClick={() => openAt(at)}
                className={`${carouselSlide} basis-full ${isMoving ? 'cursor-zoom-in' : ''}${isCloseUp ? ' is-close-up' : ''}`}
              >
                <Picture
                  picture={picture}
                  alt={at === 0 ? alt : `${alt}, picture ${at + 1} of ${count}`}
                  sizes={mainPictureSizes}
                  isFirst={at === 0}
                />
              </li>
            ))}
          </ul>
        </div>
        {isMosaic && count === 1 ? <Cloth picture={pictures[0]?.picture} /> : null}
        {count === 0 ? (
          <div className="absolute inset-0">
            <Picture picture={undefined} alt={alt} sizes={mainPictureSizes} />
          </div>
        ) : null}
        {isMoving && count > 0 ? (
          <>
            {count > 1 ? (
              <>
                <GallerySteps index={index} count={count} onIndex={onIndex} />
                <span
                  aria-hidden="true"
                  className="pointer-events-none absolute bottom-4 left-3 rounded-full bg-paper/90 px-2.5 py-1 text-xs tabular-nums"
                >
                  {index + 1} / {count}
                </span>
              </>
            ) : null}
            <button
              ref={open}
              type="button"
              onClick={fullscreen.open}
              aria-label={
                count > 1
                  ? `View picture ${index + 1} of ${count} full screen`
                  : 'View picture full screen'
              }
              className="gallery-enlarge absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-paper/90 text-ink hover:bg-paper"
            >
              <Icon name="maximize-2" size={18} />
            </button>
          </>
        ) : null}
      </div>
      {count > 1 ? (
        <>
          <p aria-live="polite" className="sr-only">
            Picture {index + 1} of {count}
          </p>
          <GalleryThumbs
            pictures={pictures}
            index={index}
            onIndex={onIndex}
            id={id}
            isShared={isShared}
          />
        </>
      ) : null}
      {hasMore ? <MorePictures pictures={more} onOpen={at => openAt(moreFrom + at)} /> : null}
      {fullscreen.view}
    </section>
  )
}

/**
 * Pictures below the large one in wide windows, where the details are longer than it. Only for the
 * mouse: the thumbnails lead to the same pictures.
 */
function MorePictures({
  pictures,
  onOpen,
}: {
  pictures: GalleryProps['pictures']
  onOpen(at: number): void
}) {
  return (
    <ul aria-hidden="true" className="gallery-more">
      {pictures.map(({ id, picture, isCloseUp }, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: hidden from the keyboard; see above.
        <li key={id} onClick={() => onOpen(at)} className={isCloseUp ? 'is-close-up' : undefined}>
          <Picture picture={picture} alt="" sizes="400px" />
        </li>
      ))}
    </ul>
  )
}

/** In a mosaic, all pictures are shown, so the chosen one may be out of view. */
function findSlide(frame: HTMLElement | null, index: number): Element | undefined {
  return frame?.querySelectorAll('li')[index]
}
