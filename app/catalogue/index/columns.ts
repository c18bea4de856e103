/** Room for this many products at first; doubled whenever it is full. */
const firstCapacity = 1_024

/**
 * What the index knows of each product, a typed array a field, the product's number as position: a million products
 * take some 25 MB, and a pass over one field touches that field alone.
 */
export interface Columns {
  /** 1 where the number is a product on offer. */
  isListed: Uint8Array
  inStock: Uint8Array
  /** Codes of the dictionaries. */
  brand: Uint32Array
  store: Uint32Array
  category: Uint16Array
  usdCents: Uint32Array
  discount: Uint8Array
  newnessDay: Uint32Array
  popularity: Uint32Array
}

export function createColumns(capacity = firstCapacity): Columns {
  return {
    isListed: new Uint8Array(capacity),
    inStock: new Uint8Array(capacity),
    brand: new Uint32Array(capacity),
    store: new Uint32Array(capacity),
    category: new Uint16Array(capacity),
    usdCents: new Uint32Array(capacity),
    discount: new Uint8Array(capacity),
    newnessDay: new Uint32Array(capacity),
    popularity: new Uint32Array(capacity),
  }
}

/** The same columns where they have room for the number, else copies with at least twice the room. */
export function growColumns(columns: Columns, number: number): Columns {
  const capacity = columns.isListed.length
  if (number < capacity) return columns
  let next = capacity * 2
  while (next <= number) next *= 2
  const grown = createColumns(next)
  for (const name of Object.keys(grown) as (keyof Columns)[]) grown[name].set(columns[name])
  return grown
}
