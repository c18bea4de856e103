import { useState } from 'react'
import {
  type Picture as PictureSource,
  type PictureWidth,
  toImageSources,
} from '#app/domain/picture.ts'
import { Icon } from './icon.tsx'
import { useBrokenPicture, watchPicture } from './use-broken-picture.ts'

export interface PictureProps {
  picture: PictureSource | undefined
  alt: string
  sizes: string
  /**
   * True for a picture in the initial viewport. Other
   * pictures load when they come near the viewport.
   */
  isEager?: boolean | undefined
  /**
   * True for the picture that is probably the largest
   * contentful paint, which loads with high priority.
   */
  isFirst?: boolean | undefined
  /** The widths of the files to choose from; all by default. Each width takes 45 bytes of HTML. */
  widths?: readonly PictureWidth[]
}

/**
 * A picture that fills its box, whose background is the picture's dominant
 * color until it has loaded. If the picture fails to load, the box keeps that
 * color and shows a message; without JavaScript, picture.css marks the box.
 * The color is an SVG attribute, because the content security policy forbids style attributes.
 */
export function Picture(props: PictureProps) {
  const [isBroken, noteBroken] = useBrokenPicture()
  const { picture } = props
  return (
    <>
      {picture?.color ? (
        <svg aria-hidden="true" color={picture.color} className="product-picture" />
      ) : null}
      {picture && !isBroken ? (
        <img {...toImage({ ...props, picture, onBroken: noteBroken })} alt={props.alt} />
      ) : (
        <MissingPicture alt={props.alt} />
      )}
    </>
  )
}

/** A second picture on top of the first, shown once it has loaded. */
export function PictureOver(
  props: Pick<PictureProps, 'sizes' | 'widths'> & { picture: PictureSource },
) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null
  return <img {...toImage({ ...props, onBroken: () => setBroken(true) })} alt="" />
}

/** Returns the attributes of an `<img>`, except `alt`. */
function toImage({
  picture,
  sizes,
  isEager = false,
  isFirst = false,
  widths,
  onBroken,
}: Omit<PictureProps, 'alt'> & { picture: PictureSource; onBroken(): void }) {
  return {
    // This attribute precedes the URLs, because otherwise
    // a browser may load a lazy picture at once.
    loading: isEager || isFirst ? 'eager' : 'lazy',
    fetchPriority: isFirst ? 'high' : isEager ? 'low' : undefined,
    sizes,
    ...toImageSources(picture, widths),
    width: 720,
    height: 900,
    ...watchPicture(onBroken),
    className: 'product-picture',
  } as const
}

/** A message in place of a failed picture, or only a mark if the picture is decorative or small. */
function MissingPicture({ alt }: Pick<PictureProps, 'alt'>) {
  return (
    <span className="missing-picture">
      <Icon name="image-off" size={16} />
      {alt === '' ? null : <span>No picture available</span>}
    </span>
  )
}
