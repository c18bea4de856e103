import type { Picture as PictureSource } from '#app/domain/picture.ts'
import { Picture } from '../elements/picture.tsx'

const sceneWidths = [320, 480, 720, 960] as const

/**
 * Pictures side by side on the storefront's ground
 * color, which shows through their light backgrounds.
 */
export function Scene({ pictures, sizes }: { pictures: PictureSource[]; sizes: string }) {
  return (
    <span className="scene" data-pieces={pictures.length}>
      {pictures.map(picture => (
        <span key={picture.address}>
          <Picture picture={picture} alt="" sizes={sizes} widths={sceneWidths} />
        </span>
      ))}
    </span>
  )
}
