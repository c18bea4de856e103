import { isBuyable, type Offer } from '#app/domain/offer.ts'
import type { Product, StockLine } from '#app/domain/product.ts'
import type { CatalogOption, CatalogOptionValue } from './catalog-product.ts'

type OptionName = CatalogOption['name']

/** The offers of a product for the chosen color and size. */
export interface OptionSelection {
  /** The product's own offer first, then the stores that have the chosen size. */
  offers: { offer: Offer; isAvailable: boolean }[]
  selected: CatalogOption[]
  options: { name: OptionName; values: CatalogOptionValue[] }[]
}

/**
 * Applies the chosen color and size. A choice that the product does not have is given up; one that is
 * sold out stays, and makes the product's own offer unavailable. Of other stores, only those that
 * state their sizes count as having one.
 */
export function selectOptions(
  { colors, sizes, stock }: Pick<Product, 'colors' | 'sizes' | 'stock'>,
  [own, ...others]: readonly [Offer, ...Offer[]],
  asked: readonly { name: string; label: string }[],
): OptionSelection {
  const labels = { Color: listNames(colors), Size: listNames(sizes) }
  const find = (name: OptionName): string | undefined => {
    const wanted = asked.find(option => isSame(option.name, name))
    return wanted && labels[name].find(label => isSame(label, wanted.label))
  }
  const [color, size] = [find('Color'), find('Size')]
  const isOwnAvailable = (line: StockLine) => isBuyable(own) && isInStock(stock, line)
  const elsewhere = (label: string | undefined) =>
    others.filter(offer => label === undefined || offer.sizes?.includes(label.toUpperCase()))
  const toOption = (name: OptionName, isAvailable: (label: string) => boolean) => ({
    name,
    values: labels[name].map(label => ({ label, available: isAvailable(label), exists: true })),
  })
  return {
    offers: [
      { offer: own, isAvailable: isOwnAvailable(toLine(color, size)) },
      ...elsewhere(size).map(offer => ({ offer, isAvailable: isBuyable(offer) })),
    ],
    selected: toSelection(color ?? labels.Color[0], size),
    options: [
      toOption('Color', label => isOwnAvailable(toLine(label, size))),
      toOption(
        'Size',
        label => isOwnAvailable(toLine(color, label)) || elsewhere(label).some(isBuyable),
      ),
    ].filter(({ values }) => values.length > 0),
  }
}

function listNames(named: readonly { name: string }[]): string[] {
  return [...new Set(named.map(({ name }) => name))]
}

function toLine(color: string | undefined, size: string | undefined): StockLine {
  return { ...(color === undefined ? {} : { color }), ...(size === undefined ? {} : { size }) }
}

function toSelection(color: string | undefined, size: string | undefined): CatalogOption[] {
  return [
    ...(color === undefined ? [] : [{ name: 'Color' as const, label: color }]),
    ...(size === undefined ? [] : [{ name: 'Size' as const, label: size }]),
  ]
}

/** A source that lists no stock says nothing about colors and sizes. */
function isInStock(stock: readonly StockLine[], { color, size }: StockLine): boolean {
  const fits = (stated: string | undefined, wanted: string | undefined) =>
    stated === undefined || wanted === undefined || isSame(stated, wanted)
  return stock.length === 0 || stock.some(line => fits(line.color, color) && fits(line.size, size))
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
