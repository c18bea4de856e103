import type { Product } from '#app/domain/product.ts'
import type { NetworkLetter } from '#app/domain/source.ts'
import type { Chance } from '#app/search-index/random-catalogue.ts'
import type { Connector } from '#app/sources/connector.ts'
import { makeConnector } from '#app/sources/testing.ts'
import { makeProduct } from '#app/store/testing.ts'

/** An in-memory source whose offers change between reads. */
export interface ChangingSource {
  /** Changes, removes or restores some offers, as a retailer does over a day. */
  change(count: number): void
  connector(): Pick<Connector, 'readAll'> & { source: NetworkLetter }
  list(): Product[]
  drop(id: string): void
}

const stepSize = 100
const cuts = ['Harbour', 'Meadow', 'Quarry', 'Willow', 'Ember', 'Tidal', 'Copper', 'Juniper']
const cloths = ['Stripe Linen', 'Check Cotton', 'Ribbed Wool']
const garments = ['Shirt', 'Dress', 'Blazer', 'Skirt', 'Cardigan', 'Trousers', 'Coat', 'Vest']
const brands = ['Northquay', 'Ganni']
const colors = [
  { name: 'Navy', id: '10' },
  { name: 'Red', id: '7' },
] as const
const categoryIds = ['day-dresses', 'womens-tops']

/**
 * Creates a source with one or a few offers per product. A tenth of
 * the offers share one name, about as many as the matcher accepts.
 */
export function createChangingSource(
  source: NetworkLetter,
  count: number,
  chance: Chance,
): ChangingSource {
  const ids = Array.from({ length: count }, (_, index) => String(index + 1))
  const offers = new Map(ids.map(id => [id, makeOffer(id)]))

  function makeOffer(id: string): Product {
    const isCommon = chance.is(0.1)
    const name = isCommon
      ? 'Harbour Stripe Linen Shirt'
      : `${chance.pick(cuts)} ${chance.pick(cloths)} ${chance.pick(garments)}`
    const color = chance.pick(colors)
    return makeProduct(id, {
      source,
      name,
      unbrandedName: name,
      brand: { id: '1', name: isCommon ? 'Northquay' : chance.pick(brands) },
      retailer: { id: `${source}${id}`, name: `Shop ${source} ${chance.below(60)}` },
      colors: [color],
      colorIds: [color.id],
      categoryId: chance.pick(categoryIds),
      price: 10_000 + chance.below(5_000),
      gtin: chance.is(0.1) ? `006141410${String(chance.below(80)).padStart(5, '0')}` : undefined,
    })
  }

  function changeOne(id: string): void {
    const offer = offers.get(id)
    const what = chance.pick(['product', 'gone', 'details', 'details', 'details'])
    if (offer === undefined || what === 'product') offers.set(id, makeOffer(id))
    else if (what === 'gone') offers.delete(id)
    // Changes only the stock, which matching ignores.
    else offers.set(id, { ...offer, inStock: !offer.inStock })
  }

  return {
    change(times) {
      for (let each = 0; each < times; each += 1) changeOne(chance.pick(ids))
    },
    connector() {
      const all = [...offers.values()]
      const steps = Array.from({ length: Math.ceil(all.length / stepSize) }, (_, step) => ({
        products: all.slice(step * stepSize, (step + 1) * stepSize),
      }))
      return { ...makeConnector(steps), source }
    },
    list: () => [...offers.values()],
    drop: id => offers.delete(id),
  }
}
