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

export function joinSteps(before: RowStep, after: RowStep): RowStep {
  const expected = after.expected ?? before.expected
  const unreached = (before.unreached ?? 0) + (after.unreached ?? 0)
  const doubts = addDoubts(before.doubts, after.doubts)
  const fingerprints = [...(before.fingerprints ?? []), ...(after.fingerprints ?? [])]
  const unchanged = [...(before.unchanged ?? []), ...(after.unchanged ?? [])]
  const notFashion = [before.notFashion, after.notFashion].filter(ids => ids !== undefined)
  return {
    rows: [...before.rows, ...after.rows],
    mappingVersion: Math.min(before.mappingVersion, after.mappingVersion),
    rejected: [...before.rejected, ...after.rejected],
    ...(doubts.length === 0 ? {} : { doubts }),
    ...(fingerprints.length === 0 ? {} : { fingerprints }),
    ...(unchanged.length === 0 ? {} : { unchanged }),
    ...(notFashion.length === 0 ? {} : { notFashion: notFashion.flat() }),
    cursor: after.cursor,
    ...(expected === undefined ? {} : { expected }),
    ...(unreached === 0 ? {} : { unreached }),
  }
}
