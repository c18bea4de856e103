import { Avatar } from '#app/ui/elements/avatar.tsx'
import { Breadcrumb } from '#app/ui/elements/breadcrumb.tsx'
import { Icon } from '#app/ui/elements/icon.tsx'
import { Pagination } from '#app/ui/elements/pagination.tsx'
import { Price } from '#app/ui/elements/price.tsx'
import { Tag } from '#app/ui/elements/tag.tsx'
import { PriceChart } from '#app/ui/product/price-chart.tsx'
import { ProductSizes } from '#app/ui/product/product-sizes.tsx'
import type { Samples } from './create-samples.ts'
import { GallerySection, State, States } from './gallery-frame.tsx'
import { sampleCrumbs, sampleHistory, samplePaging, sampleSizes, sampleUser } from './samples.ts'

/** Colors, type, tags, prices, sizes, chart, breadcrumb and paging. */
export function ElementStates({ prices }: Pick<Samples, 'prices'>) {
  return (
    <>
      <GallerySection title="Type">
        <p className="text-display">Display</p>
        <p className="text-heading">Heading</p>
        <p className="text-title">Title</p>
        <p className="type-label">Label</p>
        <p>
          Text, and secondary text <span className="text-soft">beside it</span>
        </p>
      </GallerySection>
      <GallerySection title="Colors">
        <States>
          {colors.map(([name, swatch]) => (
            <State key={name} name={name}>
              <span className={`block h-12 w-20 rounded border border-line ${swatch}`} />
            </State>
          ))}
        </States>
      </GallerySection>
      <GallerySection title="Tags">
        <States>
          <State name="Sale">
            <Tag tone="sale">Sale</Tag>
          </State>
          {['Sold out', 'Pre-owned', 'Rental', 'Alder & Finch'].map(label => (
            <State key={label} name="Plain">
              <Tag>{label}</Tag>
            </State>
          ))}
        </States>
      </GallerySection>
      <GallerySection title="Prices">
        <States>
          {prices.map(({ state, price }) => (
            <State key={state} name={state}>
              <Price price={price} />
              <Price price={price} size="page" />
              <Price price={price} isFrom />
            </State>
          ))}
        </States>
      </GallerySection>
      <GallerySection title="Sizes">
        <ProductSizes path="" sizes={sampleSizes} selected="S" onSelect={() => undefined} />
      </GallerySection>
      <GallerySection title="Price history">
        <div className="max-w-xl">
          <PriceChart story={sampleHistory} retailer="Alder & Finch" />
        </div>
      </GallerySection>
      <GallerySection title="Breadcrumbs, pagination, avatars and icons">
        <Breadcrumb crumbs={sampleCrumbs} />
        <Pagination paging={samplePaging} toPage={page => `/products?page=${page}`} />
        <div className="mt-6 flex items-center gap-4">
          <Avatar user={sampleUser} className="size-12 text-lg" />
          <Icon name="heart" size={24} />
          <Icon name="search" size={24} />
          <Icon name="circle-alert" size={24} />
          <Icon name="circle-check" size={24} />
        </div>
      </GallerySection>
    </>
  )
}

const colors = [
  ['Paper', 'bg-paper'],
  ['Ground', 'bg-ground'],
  ['Stage', 'bg-stage'],
  ['Ink', 'bg-ink'],
  ['Soft', 'bg-soft'],
  ['Accent', 'bg-accent'],
  ['Tint', 'bg-tint'],
  ['Button', 'bg-button'],
] as const
