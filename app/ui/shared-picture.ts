import { type Picture, toImageSources } from '#app/domain/picture.ts'
import { canPrefetch } from './connection.ts'
import { mainPictureSizes } from './picture-sizes.ts'

const attribute = 'data-shared-picture'

/**
 * Names the one picture that the next change of page carries along, from a card to the product's page or back; its
 * movement is in movement.css. A name may stand on one element only, or the browser moves nothing at all, so this sets the
 * attribute by hand: two hundred cards need not be drawn anew to say that none of them is it.
 */
export function sharePicture(element: Element | null | undefined): void {
  for (const other of document.querySelectorAll(`[${attribute}]`)) other.removeAttribute(attribute)
  element?.setAttribute(attribute, '')
}

/** The box of a card's picture; `inside`: anything within the card. */
export function findCardPicture(inside: Element): Element | null {
  return inside.closest('article')?.querySelector('[data-card-picture]') ?? null
}

/** Sends for a picture as the product's page will ask for it, so that it is there when the page is. */
export function warmPicture(picture: Picture | undefined): void {
  if (!picture || !canPrefetch(navigator)) return
  const { src, srcSet } = toImageSources(picture)
  const image = new Image()
  image.sizes = mainPictureSizes
  image.srcset = srcSet
  image.src = src
}
