import type { Picture as PictureSource } from '#app/domain/picture.ts'
import { Picture } from '../elements/picture.tsx'

/** The middle of a product's only picture, enlarged, which a mosaic shows beside it in wide windows. */
export function Cloth({ picture }: { picture: PictureSource | undefined }) {
  return (
    <div className="gallery-cloth">
      <Picture picture={picture} alt="" sizes="900px" />
    </div>
  )
}
