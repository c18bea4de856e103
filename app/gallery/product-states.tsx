import { useState } from 'react'
import type { ProductCard as Card } from '#app/pages/card.ts'
import { ProductCard } from '#app/ui/cards/product-card.tsx'
import { Gallery } from '#app/ui/product/gallery.tsx'
import type { Samples } from './create-samples.ts'
import { GallerySection, State } from './gallery-frame.tsx'
import { missingPicture } from './samples.ts'

/** Cards, sliders, and a card from the catalogue that opens the product dialog. */
export function ProductStates({
  cards,
  pictures,
  real,
}: Pick<Samples, 'cards' | 'pictures'> & { real: Card | undefined }) {
  return (
    <>
      <GallerySection title="Cards">
        <ul className="grid grid-cols-2 gap-6 lg:grid-cols-4">
          {cards.map(({ state, card }) => (
            <State key={state} name={state}>
              <ProductCard card={card} sizes="270px" />
            </State>
          ))}
        </ul>
      </GallerySection>
      {real ? (
        <GallerySection title="Dialog">
          <p className="mb-4 text-soft">Open the quick view of this product.</p>
          <div className="max-w-[270px]">
            <ProductCard card={real} sizes="270px" />
          </div>
        </GallerySection>
      ) : null}
      <GallerySection title="Sliders">
        <Sliders pictures={pictures} />
      </GallerySection>
    </>
  )
}

/** The sliders, shown one at a time because all are landmarks with the same name. */
function Sliders({ pictures }: Pick<Samples, 'pictures'>) {
  const [shown, setShown] = useState(0)
  const [index, setIndex] = useState(0)
  const sliders = [
    { state: 'Several pictures', pictures },
    { state: 'Many pictures', pictures: repeatPictures(pictures, 20) },
    { state: 'One picture', pictures: pictures.slice(0, 1) },
    { state: 'A missing picture', pictures: [{ id: 'missing', picture: missingPicture }] },
    { state: 'No picture', pictures: [] },
  ]
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-4">
        {sliders.map(({ state }, at) => (
          <button
            key={state}
            type="button"
            aria-pressed={at === shown}
            className="button-quiet px-4 aria-pressed:font-semibold"
            onClick={() => {
              setShown(at)
              setIndex(0)
            }}
          >
            {state}
          </button>
        ))}
      </div>
      <div className="max-w-md">
        <Gallery
          key={shown}
          pictures={sliders[shown]?.pictures ?? []}
          alt="A sample"
          index={index}
          onIndex={setIndex}
          id="slider"
        />
      </div>
    </>
  )
}

function repeatPictures(pictures: Samples['pictures'], count: number): Samples['pictures'] {
  return Array.from({ length: count }, (_, at) => pictures[at % pictures.length])
    .filter(each => each !== undefined)
    .map((each, at) => ({ ...each, id: String(at) }))
}
