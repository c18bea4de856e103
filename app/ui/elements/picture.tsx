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
  /** In the initial viewport; other pictures load when they come near. */
  isEager?: boolean
  /** Probably the largest contentful paint, so it loads with high priority. */
  isFirst?: boolean
  /** The files to choose from; all by default. Each is 45 bytes of HTML. */
  widths?: readonly PictureWidth[]
}

/**
 * A picture that fills its box, on its dominant color until it has loaded. A picture that
 * fails leaves that color with a message; without JavaScript, picture.css marks its box.
 */
export function Picture(props: PictureProps) {
  const [isBroken, noteBroken] = useBrokenPicture()
  const { picture } = props
  return (
    <>
      {picture?.color ? <Placeholder color={picture.color} /> : null}
      {picture && !isBroken ? (
        <PictureImage {...props} picture={picture} onBroken={noteBroken} />
      ) : (
        <MissingPicture alt={props.alt} />
      )}
    </>
  )
}

/** A second picture over the first, shown once it has loaded. */
export function PictureOver(
  props: Pick<PictureProps, 'sizes' | 'widths'> & { picture: PictureSource },
) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null
  return <PictureImage {...props} alt="" onBroken={() => setBroken(true)} />
}

function PictureImage({
  picture,
  alt,
  sizes,
  isEager = false,
  isFirst = false,
  widths,
  onBroken,
}: PictureProps & { picture: PictureSource; onBroken(): void }) {
  return (
    <img
      // Set before the URLs, or a browser may start loading a lazy picture.
      loading={isEager || isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : isEager ? 'low' : undefined}
      sizes={sizes}
      {...toImageSources(picture, widths)}
      alt={alt}
      width={720}
      height={900}
      {...watchPicture(onBroken)}
      className="product-picture"
    />
  )
}

/** Uses an SVG attribute, since the content security policy forbids style attributes. */
function Placeholder({ color }: { color: string }) {
  return <svg aria-hidden="true" color={color} className="product-picture" />
}

/** Shows text where there is room, or only a mark in place of a decoration. */
function MissingPicture({ alt }: Pick<PictureProps, 'alt'>) {
  if (alt === '')
    return (
      <span className="relative grid size-full place-items-center text-soft">
        <Icon name="image-off" size={16} />
      </span>
    )
  return (
    <span className="@container relative grid size-full place-items-center text-soft text-xs">
      <Icon name="image-off" size={16} className="@min-[8rem]:hidden" />
      <span className="hidden rounded-control bg-paper px-3 py-1 @min-[8rem]:block">
        No picture available
      </span>
    </span>
  )
}
