import type { ReadStep } from '#app/sources/connector.ts'
import { addDoubts } from '#app/sources/doubts.ts'
import { parseDocument } from '#app/store/document.ts'
import { type ProductRow, toProductRow } from '#app/store/product-row.ts'
import { applyMappings, type Mappings } from './mappings/apply-mappings.ts'

/**
 * A step ready to be written, with rows in place of products. The rows are made while the previous
 * step is being written; as text, they take less memory than a product's many small objects.
 */
export interface RowStep extends Omit<ReadStep, 'products'> {
  rows: ProductRow[]
  /** The version of the mappings; see `Mappings`. */
  mappingVersion: number
}

export function toRowStep(
  { products, ...step }: ReadStep,
  toStored: (fingerprint: string) => string,
  mappings: Mappings,
): RowStep {
  const fingerprints = new Map(
    step.fingerprints?.map(({ id, fingerprint }) => [id, toStored(fingerprint)]),
  )
  return {
    ...step,
    mappingVersion: mappings.version,
    rows: products.map(product =>
      toProductRow(applyMappings(product, mappings), undefined, fingerprints.get(product.id)),
    ),
  }
}

/**
 * Returns the rows of a step with the current mappings,
 * which may have changed since it was prepared.
 */
export function remapRows({ rows, mappingVersion }: RowStep, mappings: Mappings): ProductRow[] {
  if (mappingVersion === mappings.version) return rows
  return rows.map(row => {
    const product = applyMappings(parseDocument(JSON.parse(row.document)), mappings)
    return toProductRow(product, undefined, row.fingerprint)
  })
}

/** Restores the step as it was read, except for products that the database cannot store. */
export function toReadStep({ rows, mappingVersion: _, ...step }: RowStep): ReadStep {
  return { ...step, products: rows.map(({ document }) => parseDocument(JSON.parse(document))) }
}

/** Joins two steps into one, as if they had been read at once. */
export function joinSteps(before: RowStep, after: RowStep): RowStep {
  const joined = Object.entries(joins).map(([name, join]) => {
    const field = name as keyof RowStep
    return [field, (join as Join<RowStep[keyof RowStep]>)(before[field], after[field])]
  })
  return Object.fromEntries(joined.filter(([, value]) => value !== undefined))
}

type Join<Value> = (before: Value, after: Value) => Value

/** How each field of two steps becomes one; a field that is not listed does not compile. */
const joins: { [Field in keyof Required<RowStep>]: Join<RowStep[Field]> } = {
  rows: (before, after) => [...before, ...after],
  mappingVersion: Math.min,
  rejected: (before, after) => [...before, ...after],
  doubts: (before, after) => (before && after ? addDoubts(before, after) : (before ?? after)),
  fingerprints: joinLists,
  unchanged: joinLists,
  notFashion: joinLists,
  cursor: (_, after) => after,
  expected: (before, after) => after ?? before,
  unreached: (before = 0, after = 0) => before + after || undefined,
}

function joinLists<Item>(
  before: Item[] | undefined,
  after: Item[] | undefined,
): Item[] | undefined {
  return before && after ? [...before, ...after] : (before ?? after)
}
