import type { ReadStep } from '#app/sources/connector.ts'
import { parseDocument } from './document.ts'
import { type ProductRow, toProductRow } from './product-row.ts'

/**
 * A step ready to be written: of its products the rows. They are made while the step before is being written, and what
 * waits for its turn is text, not the many small objects of a product.
 */
export interface RowStep extends Omit<ReadStep, 'products'> {
  rows: ProductRow[]
}

export function toRowStep({ products, ...step }: ReadStep, toStored: (print: string) => string): RowStep {
  const prints = new Map(step.prints?.map(({ id, print }) => [id, toStored(print)]))
  return {
    ...step,
    rows: products.map(product => toProductRow(product, undefined, prints.get(product.id))),
  }
}

/** The step as it was read, but for what no database can hold. */
export function toReadStep({ rows, ...step }: RowStep): ReadStep {
  return { ...step, products: rows.map(({ document }) => parseDocument(JSON.parse(document))) }
}

export function joinSteps(before: RowStep, after: RowStep): RowStep {
  const expected = after.expected ?? before.expected
  const unreached = (before.unreached ?? 0) + (after.unreached ?? 0)
  const prints = [...(before.prints ?? []), ...(after.prints ?? [])]
  const unchanged = [...(before.unchanged ?? []), ...(after.unchanged ?? [])]
  return {
    rows: [...before.rows, ...after.rows],
    rejected: [...before.rejected, ...after.rejected],
    ...(prints.length === 0 ? {} : { prints }),
    ...(unchanged.length === 0 ? {} : { unchanged }),
    cursor: after.cursor,
    ...(expected === undefined ? {} : { expected }),
    ...(unreached === 0 ? {} : { unreached }),
  }
}
