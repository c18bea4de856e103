import { findCategory } from '#app/domain/category-tree.ts'
import { formatUsd } from '#app/domain/currency.ts'
import type { Operators } from '#app/operators/operators.ts'
import { storefrontNames } from './storefront-names.ts'

/** Preview of the effect of turning retailers off. */
export interface HidingPreview {
  /** In the last seven days, on all storefronts. */
  clicks: number
  commission: string
  storefronts: { name: string; products: number; emptied: string[]; emptiedMore: number }[]
}

/** The number of emptied pages to list by name. */
const maxListed = 12

/** Undefined if this would turn off nothing that is on now. */
export async function getHidingPreview(
  operators: Pick<Operators, 'fetchRetailers' | 'previewHiding'>,
  retailers: readonly { key: string; hideOn: readonly string[] }[],
): Promise<HidingPreview | undefined> {
  const rows = new Map((await operators.fetchRetailers()).map(row => [row.key, row]))
  const newlyOff = retailers.flatMap(({ key, hideOn }) => {
    const row = rows.get(key)
    const added = hideOn.filter(id => !row?.hiddenOn.includes(id))
    return row && added.length > 0 ? [{ row, added }] : []
  })
  if (newlyOff.length === 0) return undefined
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const effects = storefrontNames.map(async ({ id, name }) => {
    const off = newlyOff.filter(({ added }) => added.includes(id))
    if (off.length === 0) return []
    const keys = off.flatMap(({ row }) => [row.key, ...row.alsoKeys])
    const { products, emptied } = await operators.previewHiding(id, keys)
    const titles = emptied.categories.map(each => findCategory(each)?.title ?? each)
    const pages = [...off.map(({ row }) => row.name), ...titles, ...emptied.brands]
    return [
      {
        ...{ name, products, emptied: pages.slice(0, maxListed) },
        emptiedMore: Math.max(0, pages.length - maxListed),
      },
    ]
  })
  return {
    clicks: sum(newlyOff.map(({ row }) => row.clicks)),
    commission: formatUsd(sum(newlyOff.map(({ row }) => row.commissionUsdCents))),
    storefronts: (await Promise.all(effects)).flat(),
  }
}
