import { type Picture, toImageSources } from '#app/domain/picture.ts'
import { canPrefetch } from '../connection.ts'
import { contentId } from '../page/page-handle.ts'
import { mainPictureSizes } from './picture-sizes.ts'

const attribute = 'data-shared-picture'

/**
 * Marks the picture that the next view transition moves between a card and the product page
 * (movement.css). Only one element may have the transition name, or the browser skips the
 * transition. The attribute is set outside React, so that two hundred cards need not re-render.
 */
export function sharePicture(element: Element | null | undefined): void {
  for (const other of document.querySelectorAll(`[${attribute}]`)) other.removeAttribute(attribute)
  element?.setAttribute(attribute, '')
  const picture = element?.querySelector('img')
  if (picture?.complete) loaded = picture.currentSrc
}

/**
 * Shares a picture that is shown over the page for now. The returned function shares the picture of
 * the product's page below again, which moves on Back if the page stays: the load of another page
 * may have been left. A page that arrives shares its own picture after that.
 */
export function sharePictureAbove(element: Element | null): () => void {
  sharePicture(element)
  return () => sharePicture(document.querySelector(`#${contentId} .is-page .gallery-frame`))
}

/** The address of the picture shared last, in a size that the browser has. */
let loaded = ''

/** Shows the opened card's picture behind a larger one of the same picture until that has loaded. */
export function showLoaded(image: HTMLImageElement): void {
  if (!image.complete && loaded.startsWith(image.src.replace(/\d+$/, '')))
    image.style.backgroundImage = `url(${loaded})`
}

/**
 * Changes the page in a view transition, in browsers that have them, so that the shared picture moves
 * to its new place. `change` must have changed the page when it returns, or when its promise settles.
 */
export async function movePicture(change: () => void | Promise<void>): Promise<void> {
  if (!('startViewTransition' in document)) return change()
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change)
  // A transition that is skipped, as when another one starts, only moves nothing.
  for (const state of [ready, finished]) state.catch(() => undefined)
  await updateCallbackDone
}

/** Finds the picture's box in the card that contains `inside`. */
export function findCardPicture(inside: Element): Element | null {
  return inside.closest('article')?.querySelector('.card-picture') ?? null
}

/** Preloads a picture in the size that the product page requests. */
export function warmPicture(picture: Picture | undefined): void {
  if (!picture || !canPrefetch(navigator)) return
  const { src, srcSet } = toImageSources(picture)
  const image = new Image()
  image.sizes = mainPictureSizes
  image.srcset = srcSet
  image.src = src
}
