import { ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Picture as PictureSource, toImageSources } from '#app/domain/picture.ts'

const retryMs = 5_000

export interface PictureProps {
  picture: PictureSource | undefined
  alt: string
  sizes: string
  /** Seen at once. The rest waits until it is near. */
  isEager?: boolean
  /** The largest thing one sees first: asked for before all others. */
  isFirst?: boolean
}

/** A product's picture filling its box, on the colour it mostly has until it comes; says so when there is none. */
export function Picture(props: PictureProps) {
  const [isBroken, noteBroken] = useBroken()
  const { picture } = props
  if (!picture || isBroken) return <MissingPicture />
  return (
    <span className="relative block size-full overflow-hidden">
      {picture.color ? <Placeholder color={picture.color} /> : null}
      <PictureImage {...props} picture={picture} onBroken={noteBroken} />
    </span>
  )
}

/** A further picture over the first: nothing at all until it has come, or when it does not. */
export function PictureOver({ picture, sizes }: { picture: PictureSource; sizes: string }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null
  return <PictureImage picture={picture} alt="" sizes={sizes} onBroken={() => setBroken(true)} />
}

/** Asks once more after a while, and whenever the browser is online again: most pictures that fail are there. */
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
  onBroken,
}: PictureProps & { picture: PictureSource; onBroken(): void }) {
  return (
    <img
      // Before the addresses, or a browser may begin with one that it need not load yet.
      loading={isEager || isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : isEager ? 'low' : undefined}
      sizes={sizes}
      {...toImageSources(picture)}
      alt={alt}
      width={720}
      height={900}
      decoding="async"
      // One that failed before the script came shows no error event to React.
      ref={image => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') onBroken()
      }}
      onError={onBroken}
      className="product-picture relative block size-full object-cover text-soft text-xs"
    />
  )
}

/** An attribute of SVG, since the page's policy forbids styles in attributes. */
function Placeholder({ color }: { color: string }) {
  return (
    <svg aria-hidden="true" color={color} className="product-picture absolute inset-0 size-full bg-current" />
  )
}

/** In words where there is room for them. */
function MissingPicture() {
  return (
    <span className="@container grid size-full place-items-center text-soft text-xs">
      <ImageOff size={16} aria-hidden="true" className="@min-[8rem]:hidden" />
      <span className="hidden rounded-full border border-line px-3 py-1 @min-[8rem]:block">
        No picture yet
      </span>
    </span>
  )
}
