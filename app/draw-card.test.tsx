import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { CardProduct } from '#app/domain/listing.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { withChanges } from '#app/domain/testing/with-changes.ts'
import { toCard } from '#app/pages/card.ts'
import { getShell } from '#app/storefronts/shell.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import type { CardContentProps } from '#app/ui/cards/card-content.tsx'
import { CardItem } from '#app/ui/cards/card-item.tsx'
import { type CardPlace, DrawCardContext } from '#app/ui/cards/draw-card-context.ts'
import { LinkPageContext } from '#app/ui/link-page-context.ts'
import { LinkSearchContext } from '#app/ui/link-search.ts'
import { ShellContext } from '#app/ui/shell-context.ts'
import { drawCard } from './draw-card.tsx'

const [one, other] = storefronts.map(site => getShell(site, storefronts))
const material = one && { ...one, id: 'a', look: { ...one.look, card: 'material' as const } }
const makeCard = (changes: Partial<CardProduct> = {}) =>
  toCard(withChanges<CardProduct>(sampleProduct, changes))
const card = makeCard()

function render(props: CardContentProps, place: CardPlace, draw?: typeof drawCard): string {
  return renderToString(
    <DrawCardContext value={draw}>
      <ShellContext value={place.shell}>
        <LinkPageContext value={place.page}>
          <LinkSearchContext value={place.search}>
            <CardItem className="item" {...props} />
          </LinkSearchContext>
        </LinkPageContext>
      </ShellContext>
    </DrawCardContext>,
  )
}

describe('drawCard', () => {
  const props = { card, position: 7, sizes: '300px' }
  const place = { shell: one, page: 'list' as const, search: '' }

  it.each<[what: string, change: Partial<CardContentProps>, placed?: Partial<CardPlace>]>([
    ['a card', {}],
    ['another position', { position: 8 }],
    ['another page', {}, { page: 'home' }],
    ['a search', {}, { search: `red & "blue" <b> 'é` }],
    ['another search', {}, { search: 'red' }],
    ['another storefront', {}, { shell: other }],
    ['a look that shows fibers', {}, { shell: material }],
    ['no storefront', {}, { shell: undefined }],
    ['an explained place', { place: '7.s:1' }],
    ['another explained place', { place: '8.s:1', position: 8 }],
    ['the explained first place', { place: '1.s:1', position: 1 }],
    ['an eager picture', { isEager: true }],
    ['the first picture', { isEager: true, isFirst: true }],
    ['a wider picture', { sizes: '(max-width:500px)92vw,300px' }],
    ['a higher heading', { heading: 'h2' }],
    ['an empty box', { isReady: false }],
    ['a changed product', { card: makeCard({ name: 'A “new” <name> & more' }) }],
    ['a product that is sold out', { card: makeCard({ inStock: false }) }],
    [
      'a product at several stores',
      { card: makeCard({ stores: { count: 3, lowestCents: 11_880, highestCents: 1 } }) },
    ],
    ['a quoted id', { card: { ...card, id: `"'<&` } }],
  ])('draws the HTML that React renders of %s, at first and again', (_, change, placed) => {
    const all = { ...place, ...placed }
    const expected = render({ ...props, ...change }, all)
    expect(expected).toContain('<li class="item"><')
    expect(render({ ...props, ...change }, all, drawCard)).toBe(expected)
    expect(render({ ...props, ...change }, all, drawCard)).toBe(expected)
  })

  it('renders a card once for all lists', () => {
    let renders = 0
    const counted = {
      ...card,
      get name() {
        renders += 1
        return 'Dress'
      },
    }
    drawCard({ ...props, card: counted }, place)
    const before = renders
    drawCard({ ...props, card: counted, position: 9 }, { ...place, page: 'home', search: 'a' })
    expect([before > 0, renders]).toEqual([true, before])
  })
})

it('LS4 states the main fiber once on a card with a line of fibers', () => {
  const product: Partial<CardProduct> = {
    name: 'Quay Shirt',
    hasLookAlike: true,
    composition: [{ material: 'silk', percent: 100 }],
  }
  const props = { card: makeCard(product), position: 1, sizes: '300px' }
  const count = (shell: CardPlace['shell']) =>
    render(props, { shell, page: 'list', search: '' }).match(/silk/gi)?.length
  expect([
    count(material),
    count(other && { ...other, look: { ...other.look, card: 'brand' } }),
  ]).toEqual([1, 1])
})

it.each([
  ['a new product', {}, '$118.80–$140.00 at '],
  ['a pre-owned product', { preOwned: true }, '$118.80–$140.00 new at '],
  ['a rental', { rental: true }, '$118.80–$140.00 new at '],
])('PD14 says whose prices several stores ask, on the card of %s', (_, change, told) => {
  const stores = { count: 2, lowestCents: 11_880, highestCents: 14_000 }
  const props = { card: makeCard({ ...change, stores }), position: 1, sizes: '300px' }
  expect(render(props, { shell: other, page: 'list', search: '' })).toContain(`<i>${told}</i>`)
})
