import { useRef, useState } from 'react'
import type { ProductPage } from '#app/domain/product-page.ts'
import { Picture } from './picture.tsx'

const mainSizes = '(width <= 768px) 92vw, (width <= 1200px) 50vw, 600px'

/** One picture at a time, swiped or chosen below; the browser's own scrolling does the moving. */
export function Gallery({ pictures, alt }: { pictures: ProductPage['pictures']; alt: string }) {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const show = (index: number) => {
    const list = strip.current
    list?.scrollTo({ left: index * list.clientWidth, behavior: 'smooth' })
  }
  const noteScroll = () => {
    const list = strip.current
    if (list && list.clientWidth > 0) setCurrent(Math.round(list.scrollLeft / list.clientWidth))
  }
  return (
    <section aria-label="Pictures" className="min-w-0">
      <ul
        ref={strip}
        onScroll={noteScroll}
        tabIndex={pictures.length > 1 ? 0 : undefined}
        className="scroll-row aspect-[4/5] snap-mandatory rounded bg-ground"
      >
        {pictures.length === 0 ? (
          <li className="size-full shrink-0">
            <Picture picture={undefined} alt={alt} sizes={mainSizes} />
          </li>
        ) : null}
        {pictures.map(({ id, picture }, index) => (
          <li key={id} className="size-full shrink-0 snap-center">
            <Picture
              picture={picture}
              alt={index === 0 ? alt : `${alt}, picture ${index + 1} of ${pictures.length}`}
              sizes={mainSizes}
              isEager={index === 0}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? (
        <ul className="scroll-row mt-3 gap-2 p-0.5">
          {pictures.map(({ id, picture }, index) => (
            <li key={id} className="w-[72px] shrink-0">
              <button
                type="button"
                onClick={() => show(index)}
                aria-label={`Show picture ${index + 1}`}
                aria-current={index === current ? 'true' : undefined}
                className="block aspect-[4/5] w-full overflow-hidden rounded-sm bg-ground aria-[current]:ring-2 aria-[current]:ring-ink"
              >
                <Picture picture={picture} alt="" sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
