import { useState } from 'react'
import type { Picture as PictureSource } from '#app/domain/card.ts'

/** A product's picture, whole, on the soft ground its box keeps free: 4 to 5 before and after it comes. */
export function Picture({
  picture,
  alt,
  sizes,
  isEager = false,
}: {
  picture: PictureSource | undefined
  alt: string
  sizes: string
  isEager?: boolean
}) {
  const [isBroken, setBroken] = useState(false)
  if (!picture || isBroken) return <MissingPicture />
  return (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes}
      alt={alt}
      width={720}
      height={900}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding={isEager ? undefined : 'async'}
      // One that failed before the script came shows no error event to React.
      ref={image => {
        if (image?.complete && image.naturalWidth === 0 && image.src !== '') setBroken(true)
      }}
      onError={() => setBroken(true)}
      className="product-picture size-full object-cover"
    />
  )
}

function MissingPicture() {
  return (
    <span className="grid size-full place-items-center text-soft text-xs">
      <span className="rounded-full border border-line px-3 py-1">No picture yet</span>
    </span>
  )
}
