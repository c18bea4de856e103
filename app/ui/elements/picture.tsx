import { useEffect, useState } from 'react'
import {
  type Picture as PictureSource,
  type PictureWidth,
  toImageSources,
} from '#app/domain/picture.ts'
import { Icon } from './icon.tsx'

const retryMs = 5_000

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
 * A picture that fills its box, on its dominant color until
 * it has loaded, or a message if there is none.
 */
export function Picture(props: PictureProps) {
  const [isBroken, noteBroken] = useBroken()
  const { picture } = props
  if (!picture || isBroken) return <MissingPicture />
  return (
    <>
      {picture.color ? <Placeholder color={picture.color} /> : null}
      <PictureImage {...props} picture={picture} onBroken={noteBroken} />
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

/**
 * Retries once after a while and whenever the browser goes online, since most failures are
 * temporary.
 */
function useBroken(): [isBroken: boolean, noteBroken: () => void] {
  const [failures, setFailures] = useState(0)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    if (!isBroken) return
    const tryAgain = () => setBroken(false)
    const timer = failures === 1 ? setTimeout(tryAgain, retryMs) : undefined
    window.addEventListener('online', tryAgain)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', tryAgain)
    }
  }, [isBroken, failures])
  const noteBroken = () => {
    setFailures(count => count + 1)
    setBroken(true)
  }
  return [isBroken, noteBroken]
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
      decoding="async"
      // Errors before hydration trigger no event in React.
      ref={image => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') onBroken()
      }}
      onError={onBroken}
      className="product-picture"
    />
  )
}

/** Uses an SVG attribute, since the content security policy forbids style attributes. */
function Placeholder({ color }: { color: string }) {
  return <svg aria-hidden="true" color={color} className="product-picture" />
}

/** Shows text where there is room. */
function MissingPicture() {
  return (
    <span className="@container grid size-full place-items-center text-soft text-xs">
      <Icon name="image-off" size={16} className="@min-[8rem]:hidden" />
      <span className="hidden rounded-control bg-paper px-3 py-1 @min-[8rem]:block">
        No picture available
      </span>
    </span>
  )
}
