import { findCategory } from '#app/domain/category-tree.ts'
import { formatUsd } from '#app/domain/currency.ts'
import { retailerPath } from '#app/domain/urls/links.ts'
import {
  applyPatch,
  createRetailerSettings,
  formatIdName,
  type RetailerPatch,
  type RetailerSettings,
} from '#app/overrides/retailers/retailer-settings.ts'
import { createRetailerView } from '#app/overrides/retailers/retailer-view.ts'
import { formatValue } from '../frame/format-value.ts'
import { type StorefrontName, storefrontNames } from '../frame/storefront-names.ts'
import type { RetailerRow } from './fetch-retailer-rows.ts'
import type { RetailersStore } from './retailers-store.server.ts'

/** The effect that a change to retailers would have. */
export interface ChangePreview {
  fields: { retailer: string; label: string; before: string; after: string }[]
  /** Storefronts that would lose products. */
  losses: { storefront: string; products: number; emptied: string[]; emptiedMore: number }[]
  /**
   * Storefronts that would show the retailers again,
   * each with the maximum number of added products.
   */
  gains: { storefront: string; products: number }[]
  /** Pages that would redirect to another page. */
  moved: { from: string; to: string }[]
  /** The changed retailers' clicks in the last seven days on all storefronts. */
  clicks: number
  commission: string
  /** True if a retailer would be turned off for a storefront. */
  turnsOff: boolean
}

/** A change awaiting the operator's confirmation. */
export interface Confirmation {
  title: string
  preview: ChangePreview
  /** Names and values of the form fields that submit the change again. */
  fields: readonly (readonly [name: string, value: string])[]
  /** The new logo as a data URL. */
  picture?: string
}

/** The maximum number of emptied pages to list by name. */
const maxListed = 12

const labels: Readonly<Record<Exclude<keyof RetailerPatch, 'ids'>, string>> = {
  name: 'name',
  alsoKeys: 'merged names',
  link: 'link',
  hiddenOn: 'off for',
  isFeatured: 'featured',
  logoTag: 'logo',
}

interface RowChange {
  row: RetailerRow
  patch: RetailerPatch
}

type Previewed = Pick<RetailersStore, 'fetchRetailers' | 'previewHiding'> & {
  retailers: Pick<RetailersStore['retailers'], 'all'>
}

/** Previews changes; undefined if nothing would change. */
export async function getChangePreview(
  store: Previewed,
  requested: readonly { key: string; patch: RetailerPatch }[],
): Promise<ChangePreview | undefined> {
  const rows = await store.fetchRetailers()
  const changes = requested.flatMap(({ key, patch }): RowChange[] => {
    const row = rows.find(each => each.key === key)
    return row ? [{ row, patch }] : []
  })
  const names = new Map(
    rows.flatMap(row => [row, ...row.names]).map(({ key, name }) => [key, name]),
  )
  const fields = changes.flatMap(change => listFields(change, names))
  if (fields.length === 0) return undefined
  const before = store.retailers.all()
  const after = applyChanges(before, changes)
  const effects = storefrontNames.map(site => findEffect(store, site, { rows, before, after }))
  const found = await Promise.all(effects)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    fields,
    losses: found.flatMap(({ loss }) => loss ?? []),
    gains: found.flatMap(({ gain }) => gain ?? []),
    moved: listMoved(rows, before, after),
    clicks: sum(changes.map(({ row }) => row.clicks)),
    commission: formatUsd(sum(changes.map(({ row }) => row.commissionUsdCents))),
    turnsOff: changes.some(({ row, patch }) =>
      patch.hiddenOn?.some(id => !row.hiddenOn.includes(id)),
    ),
  }
}

function listFields(
  { row, patch }: RowChange,
  names: ReadonlyMap<string, string>,
): ChangePreview['fields'] {
  const none = formatValue(undefined)
  const format = (settings: RetailerPatch, field: keyof typeof labels) =>
    field === 'alsoKeys'
      ? formatValue(settings.alsoKeys?.map(key => names.get(key) ?? key))
      : field === 'hiddenOn'
        ? formatValue(settings.hiddenOn?.map(toStorefrontName))
        : formatValue(settings[field])
  const { ids = {}, ...own } = patch
  const changedIds = Object.entries(ids).flatMap(([letter, id]) => {
    const [before, after] = [formatValue(row.ids[letter]), formatValue(id)]
    const label = formatIdName(letter)
    return before === after ? [] : [{ retailer: row.name, label, before, after }]
  })
  const changed = (Object.keys(own) as (keyof typeof labels)[]).flatMap(field => {
    const [before, after] = [format(row, field), format(patch, field)]
    if (before === after) return []
    const shown = { retailer: row.name, label: labels[field], before, after }
    if (field !== 'logoTag') return [shown]
    // A logo's tag means nothing to operators.
    return [
      {
        ...shown,
        before: before === none ? none : 'current',
        after: after === none ? none : 'new',
      },
    ]
  })
  return [...changed, ...changedIds]
}

function toStorefrontName(id: string): string {
  return storefrontNames.find(site => site.id === id)?.name ?? id
}

/** Lists the retailers' pages whose name would change. */
function listMoved(
  rows: readonly RetailerRow[],
  before: readonly RetailerSettings[],
  after: readonly RetailerSettings[],
): ChangePreview['moved'] {
  const [old, next] = [createRetailerView(before), createRetailerView(after)]
  const pages = rows
    .flatMap(({ names }) => names)
    .map(({ name }) => ({
      from: retailerPath(old?.toShownName(name) ?? name),
      to: retailerPath(next?.toShownName(name) ?? name),
    }))
  const moved = pages.filter(({ from, to }) => from !== to)
  return [...new Map(moved.map(page => [page.from, page])).values()]
}

export function applyChanges(
  settings: readonly RetailerSettings[],
  changes: readonly RowChange[],
): RetailerSettings[] {
  const byKey = new Map(settings.map(each => [each.key, each]))
  for (const { row, patch } of changes) {
    const known = byKey.get(row.key) ?? createRetailerSettings(row.key, row.name)
    byKey.set(row.key, applyPatch(known, patch))
  }
  return [...byKey.values()]
}

/**
 * Compares which retailers are off before and after
 * the change, since merges and splits affect that too.
 */
async function findEffect(
  store: Pick<RetailersStore, 'previewHiding'>,
  { id, name: storefront }: StorefrontName,
  {
    rows,
    before,
    after,
  }: {
    rows: readonly RetailerRow[]
    before: readonly RetailerSettings[]
    after: readonly RetailerSettings[]
  },
): Promise<{ loss?: ChangePreview['losses'][number]; gain?: ChangePreview['gains'][number] }> {
  const [old = [], next = []] = [before, after].map(
    settings => createRetailerView(settings, id)?.hiddenKeys ?? [],
  )
  const lost = next.filter(key => !old.includes(key))
  const gained = old.filter(key => !next.includes(key))
  const names = rows.flatMap(row => row.names)
  const products = names
    .filter(({ key }) => gained.includes(key))
    .reduce((total, each) => total + each.products, 0)
  return {
    ...(lost.length > 0 && { loss: await findLoss(store, id, storefront, { rows, lost }) }),
    ...(gained.length > 0 && { gain: { storefront, products } }),
  }
}

async function findLoss(
  store: Pick<RetailersStore, 'previewHiding'>,
  id: string,
  storefront: string,
  { rows, lost }: { rows: readonly RetailerRow[]; lost: readonly string[] },
): Promise<ChangePreview['losses'][number]> {
  const { products, emptied } = await store.previewHiding(id, lost)
  const retailers = rows.filter(({ key, alsoKeys }) =>
    [key, ...alsoKeys].every(each => lost.includes(each)),
  )
  const titles = emptied.categories.map(each => findCategory(each)?.title ?? each)
  const pages = [...retailers.map(({ name }) => name), ...titles, ...emptied.brands]
  return {
    ...{ storefront, products, emptied: pages.slice(0, maxListed) },
    emptiedMore: Math.max(0, pages.length - maxListed),
  }
}
