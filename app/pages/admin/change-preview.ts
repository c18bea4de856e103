import { findCategory } from '#app/domain/category-tree.ts'
import { formatUsd } from '#app/domain/currency.ts'
import type { Operators } from '#app/operators/operators.ts'
import type { RetailerRow } from '#app/operators/retailers/fetch-retailer-rows.ts'
import type { RetailerPatch } from '#app/operators/retailers/retailer-settings.ts'
import { formatValue } from './format-value.ts'
import { storefrontNames } from './storefront-names.ts'

/** The effect of a change to retailers, before it is made. */
export interface ChangePreview {
  fields: { retailer: string; label: string; before: string; after: string }[]
  /** Storefronts that would lose products. */
  losses: { storefront: string; products: number; emptied: string[]; emptiedMore: number }[]
  /** Storefronts that would show retailers again, with at most this many products. */
  gains: { storefront: string; products: number }[]
  /** The changed retailers' clicks in the last seven days on all storefronts. */
  clicks: number
  commission: string
}

/** The number of emptied pages to list by name. */
const maxListed = 12

const labels: Readonly<Record<keyof RetailerPatch, string>> = {
  name: 'name',
  alsoKeys: 'merged names',
  link: 'link',
  ...{ sid: 'sid', cid: 'cid', rid: 'rid', kid: 'kid' },
  hiddenOn: 'off on',
  isFeatured: 'featured',
  logoTag: 'logo',
}

interface RowChange {
  row: RetailerRow
  patch: RetailerPatch
}

/** Undefined if nothing would change. */
export async function getChangePreview(
  operators: Pick<Operators, 'fetchRetailers' | 'previewHiding'>,
  requested: readonly { key: string; patch: RetailerPatch }[],
): Promise<ChangePreview | undefined> {
  const rows = new Map((await operators.fetchRetailers()).map(row => [row.key, row]))
  const changes = requested.flatMap(({ key, patch }): RowChange[] => {
    const row = rows.get(key)
    return row ? [{ row, patch }] : []
  })
  const fields = changes.flatMap(listFields)
  if (fields.length === 0) return undefined
  const losses = storefrontNames.map(site => findLoss(operators, site, changes))
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    fields,
    losses: (await Promise.all(losses)).flat(),
    gains: storefrontNames.flatMap(({ id, name }) => {
      const shown = changes.filter(({ row, patch }) => isOff(row, id) && !isOff(patch, id))
      if (shown.length === 0) return []
      return [{ storefront: name, products: sum(shown.map(({ row }) => row.products)) }]
    }),
    clicks: sum(changes.map(({ row }) => row.clicks)),
    commission: formatUsd(sum(changes.map(({ row }) => row.commissionUsdCents))),
  }
}

function listFields({ row, patch }: RowChange): ChangePreview['fields'] {
  const names = Object.keys(patch) as (keyof RetailerPatch)[]
  return names.flatMap(field => {
    const [before, after] = [formatValue(row[field]), formatValue(patch[field])]
    return before === after ? [] : [{ retailer: row.name, label: labels[field], before, after }]
  })
}

async function findLoss(
  operators: Pick<Operators, 'previewHiding'>,
  { id, name }: { id: string; name: string },
  changes: readonly RowChange[],
): Promise<ChangePreview['losses']> {
  const off = changes.filter(({ row, patch }) => !isOff(row, id) && isOff(patch, id))
  if (off.length === 0) return []
  const keys = off.flatMap(({ row }) => [row.key, ...row.alsoKeys])
  const { products, emptied } = await operators.previewHiding(id, keys)
  const titles = emptied.categories.map(each => findCategory(each)?.title ?? each)
  const pages = [...off.map(({ row }) => row.name), ...titles, ...emptied.brands]
  return [
    {
      ...{ storefront: name, products, emptied: pages.slice(0, maxListed) },
      emptiedMore: Math.max(0, pages.length - maxListed),
    },
  ]
}

/** False for a patch that does not change where the retailer is shown. */
function isOff({ hiddenOn }: Pick<RetailerPatch, 'hiddenOn'>, storefront: string): boolean {
  return hiddenOn?.includes(storefront) ?? false
}
