import type { Picture as PictureSource } from '#app/domain/picture.ts'
import { Picture } from '../elements/picture.tsx'

const sceneWidths = [320, 480, 720, 960] as const

/**
 * Pictures side by side on the storefront's ground
 * color, which shows through their light backgrounds.
 */
export function Scene({
  pictures,
  sizes,
  isFirst = false,
}: {
  pictures: PictureSource[]
  sizes: string
  /** True if the scene is in the initial viewport and probably the largest contentful paint. */
  isFirst?: boolean
}) {
  return (
    <span className="scene" data-pieces={pictures.length}>
      {pictures.map((picture, index) => (
        <span key={picture.address}>
          <Picture
            picture={picture}
            alt=""
            sizes={sizes}
            widths={sceneWidths}
            isEager={isFirst}
            isFirst={isFirst && index === 0}
          />
        </span>
      ))}
    </span>
  )
}
