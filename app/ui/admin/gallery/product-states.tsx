import { useState } from 'react'
import type { ProductCard as Card } from '#app/pages/card.ts'
import { ProductCard } from '../../cards/product-card.tsx'
import { Gallery } from '../../product/gallery.tsx'
import { GallerySection, State } from './gallery-frame.tsx'
import type { createSamples } from './samples.ts'

type Samples = ReturnType<typeof createSamples>

/** Cards, sliders, and a card of the catalogue that opens the dialog. */
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
          <p className="mb-4 text-soft">Choose quick view on this product of the catalogue.</p>
          <div className="max-w-[270px]">
            <ProductCard card={real} sizes="270px" />
          </div>
        </GallerySection>
      ) : null}
      <GallerySection title="Sliders">
        <div className="grid gap-8 md:grid-cols-3">
          <Slider id="many" alt="Several pictures" pictures={pictures} />
          <Slider id="one" alt="One picture" pictures={pictures.slice(0, 1)} />
          <Slider id="none" alt="A missing picture" pictures={[missing]} />
        </div>
      </GallerySection>
    </>
  )
}

/** Its URL is in the form of a picture but leads nowhere. */
const missing = {
  id: 'missing',
  picture: { address: '/image/s/sample/missing', largestWidth: 480 as const },
}

function Slider({ id, alt, pictures }: { id: string; alt: string } & Pick<Samples, 'pictures'>) {
  const [index, setIndex] = useState(0)
  return (
    <div>
      <Gallery pictures={pictures} alt={alt} index={index} onIndex={setIndex} id={id} />
      <p className="mt-1 text-soft text-xs">{alt}</p>
    </div>
  )
}
