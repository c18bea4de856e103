import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../when-idle.ts'

export interface CarouselOptions {
  /** The current slide, to which the carousel scrolls when it changes. */
  index: number
  /** Called after a swipe; absent if scrolling does not select a slide. */
  onIndex?: (index: number) => void
  isLoop?: boolean
  isFreeDrag?: boolean
  /** The media query under which the slides form a column. */
  verticalFrom?: string
  /** The media query under which all slides are shown and nothing scrolls. */
  offFrom?: string | undefined
}

/**
 * Creates an Embla carousel that scrolls to `index`. Until Embla starts, the browser scrolls the
 * slides natively: use `carouselStrip` until `isMoving` is true, and `carouselView` after that.
 */
export function useCarousel({
  index,
  onIndex,
  isLoop = false,
  isFreeDrag = false,
  verticalFrom,
  offFrom,
}: CarouselOptions) {
  const [view, setView] = useState<HTMLElement | null>(null)
  const carousel = useEmbla(view, {
    loop: isLoop,
    dragFree: isFreeDrag,
    align: 'start',
    containScroll: 'keepSnaps',
    startIndex: index,
    breakpoints: {
      '(prefers-reduced-motion: reduce)': { duration: 0 },
      ...(verticalFrom ? { [verticalFrom]: { axis: 'y' as const } } : {}),
      ...(offFrom ? { [offFrom]: { active: false } } : {}),
    },
  })
  const onIndexRef = useRef(onIndex)
  useEffect(() => {
    onIndexRef.current = onIndex
  })

  useEffect(() => {
    if (!carousel) return
    const view = carousel.rootNode()
    // Resets the native scroll position, which would otherwise offset every later position.
    // A look can show a part of the next slide.
    const slideWidth = carousel.slideNodes()[0]?.offsetWidth ?? 0
    const scrolled = slideWidth > 0 ? Math.round(view.scrollLeft / slideWidth) : 0
    view.scrollLeft = 0
    if (scrolled > 0 && onIndexRef.current) carousel.scrollTo(scrolled, true)
    const note = () => onIndexRef.current?.(carousel.selectedScrollSnap())
    note()
    carousel.on('select', note)
    return () => {
      carousel.off('select', note)
    }
  }, [carousel])

  useEffect(() => {
    if (carousel && carousel.selectedScrollSnap() !== index) carousel.scrollTo(index)
  }, [carousel, index])

  return { setView, isMoving: carousel !== undefined }
}

type CreateCarousel = (view: HTMLElement, options: EmblaOptionsType) => EmblaCarouselType

/** Set once Embla's script has loaded. */
let createCarousel: CreateCarousel | undefined

/**
 * Starts Embla with the options of the first render. Its script loads when the page is idle, since
 * the browser scrolls until then; once it has loaded, carousels start at once.
 */
function useEmbla(
  view: HTMLElement | null,
  options: EmblaOptionsType,
): EmblaCarouselType | undefined {
  const firstOptions = useRef(options)
  const [carousel, setCarousel] = useState<EmblaCarouselType>()
  useEffect(() => {
    if (!view) return undefined
    let started: EmblaCarouselType | undefined
    const start = (create: CreateCarousel) => {
      started = create(view, firstOptions.current)
      setCarousel(started)
    }
    let isGone = false
    const load = async () => {
      // Without the script, the browser keeps scrolling.
      const part = await import('embla-carousel').catch(() => undefined)
      createCarousel ??= part?.default
      if (createCarousel && !isGone) start(createCarousel)
    }
    const cancel = createCarousel ? start(createCarousel) : whenIdle(() => void load())
    return () => {
      isGone = true
      cancel?.()
      started?.destroy()
    }
  }, [view])
  return carousel
}

export const carouselView = 'overflow-hidden'
export const carouselStrip = 'overflow-x-auto snap-x snap-mandatory'
/** Embla steps by whole pixels, so other widths would show a line of the next slide. */
export const carouselSlides = 'flex h-full w-[round(up,100%,1px)] touch-pan-y touch-pinch-zoom'
export const carouselSlide = 'h-full min-w-0 shrink-0 grow-0 snap-start'

/** Returns the index that a key selects among `count` pictures; undefined for other keys. */
export function findKeyedIndex(
  key: string,
  index: number,
  count: number,
  isLoop = false,
): number | undefined {
  const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[key]
  if (next === undefined) return undefined
  return isLoop ? (next + count) % count : Math.min(Math.max(next, 0), count - 1)
}

/** Handles arrow keys, Home and End anywhere in a gallery. */
export function handleGalleryKey(
  event: KeyboardEvent,
  {
    index,
    count,
    isLoop,
    onIndex,
  }: { index: number; count: number; isLoop?: boolean; onIndex(index: number): void },
): void {
  if (event.altKey || event.ctrlKey || event.metaKey || count < 2) return
  const next = findKeyedIndex(event.key, index, count, isLoop)
  if (next === undefined) return
  event.preventDefault()
  onIndex(next)
}
