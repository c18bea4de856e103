import { useLayoutEffect, useRef } from 'react'
import {
  carouselSlide,
  carouselSlides,
  carouselView,
  handleGalleryKey,
  useCarousel,
} from '../elements/carousel.ts'
import { Icon } from '../elements/icon.tsx'
import { Picture } from '../elements/picture.tsx'
import type { GalleryProps } from './gallery-props.ts'
import { GallerySteps } from './gallery-steps.tsx'

export interface FullscreenGalleryProps extends Omit<GalleryProps, 'id' | 'isShared'> {
  onClose(): void
}

/**
 * All pictures at full size, in a loop. The gallery covers everything else, even the product dialog.
 * By day it is as white as the pictures' own backgrounds, so that they have no edges.
 */
export function FullscreenGallery({
  pictures,
  alt,
  index,
  onIndex,
  onClose,
}: FullscreenGalleryProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const count = pictures.length
  const { setView } = useCarousel({ index, onIndex, isLoop: true })
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closes before unmounting, so that the browser restores focus.
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={`Pictures of ${alt}`}
      onClose={onClose}
      onCancel={event => event.stopPropagation()}
      onKeyDown={event => {
        event.stopPropagation()
        handleGalleryKey(event, { index, count, isLoop: true, onIndex })
      }}
      className="m-0 size-full max-h-none max-w-none bg-[light-dark(#ffffff,var(--color-paper))] text-ink"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between py-2 pr-2 pl-4">
          <p aria-live="polite" className="text-sm text-soft tabular-nums">
            {count > 1 ? `Picture ${index + 1} of ${count}` : ''}
          </p>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            aria-label="Close full screen"
            className="grid size-11 place-items-center rounded-full hover:bg-ground"
          >
            <Icon name="x" size={22} />
          </button>
        </div>
        <div className="relative min-h-0 flex-1 [&>button]:opacity-100">
          <div ref={setView} className={`size-full ${carouselView}`}>
            <ul className={carouselSlides}>
              {pictures.map(({ id, picture }, at) => (
                <li
                  key={id}
                  className={`${carouselSlide} basis-full [&_img]:object-contain [&_img]:brightness-108 [&_svg]:hidden`}
                >
                  <Picture
                    picture={picture}
                    alt={`${alt}, picture ${at + 1} of ${count}`}
                    sizes="100vw"
                  />
                </li>
              ))}
            </ul>
          </div>
          {count > 1 ? <GallerySteps index={index} count={count} onIndex={onIndex} isLoop /> : null}
        </div>
        {count > 1 ? (
          <ul className="flex flex-wrap justify-center p-3">
            {pictures.map(({ id }, at) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onIndex(at)}
                  aria-label={`Show picture ${at + 1}`}
                  aria-current={at === index ? 'true' : undefined}
                  className="group/dot grid size-8 place-items-center"
                >
                  <span className="size-2 rounded-full bg-soft group-aria-[current]/dot:size-3 group-aria-[current]/dot:bg-accent" />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </dialog>
  )
}
