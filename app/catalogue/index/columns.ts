/** Room for this many products at first; doubled whenever it is full. A multiple of 32, as sets of bits are. */
const firstCapacity = 1_024

/**
 * What the index knows of each product, a typed array a field, the product's number as position: a pass over one field
 * touches that field alone.
 */
export interface Columns {
  /** Codes of the dictionaries. */
  brand: Uint32Array<ArrayBuffer>
  store: Uint16Array<ArrayBuffer>
  category: Uint16Array<ArrayBuffer>
  /** What `toSignature` says. */
  signature: Uint16Array<ArrayBuffer>
  /** Numbers of value sets. */
  colorSet: Uint16Array<ArrayBuffer>
  sizeSet: Uint32Array<ArrayBuffer>
  usdCents: Uint32Array<ArrayBuffer>
  discount: Uint8Array<ArrayBuffer>
  newnessDay: Uint16Array<ArrayBuffer>
  popularity: Uint32Array<ArrayBuffer>
  /** How well liked or trending, 0 to 15. */
  level: Uint8Array<ArrayBuffer>
  /** One more than the number of the product's group of offers; 0 for one that stands alone. */
  group: Uint32Array<ArrayBuffer>
  /** The offer on sale of the same group that is next preferred, behind the last the best; itself when alone. */
  next: Uint32Array<ArrayBuffer>
  /** The one that is preferred by one place; the best has itself. */
  better: Uint32Array<ArrayBuffer>
}

export function createColumns(capacity = firstCapacity): Columns {
  return {
    brand: new Uint32Array(capacity),
    store: new Uint16Array(capacity),
    category: new Uint16Array(capacity),
    signature: new Uint16Array(capacity),
    colorSet: new Uint16Array(capacity),
    sizeSet: new Uint32Array(capacity),
    usdCents: new Uint32Array(capacity),
    discount: new Uint8Array(capacity),
    newnessDay: new Uint16Array(capacity),
    popularity: new Uint32Array(capacity),
    level: new Uint8Array(capacity),
    group: new Uint32Array(capacity),
    next: new Uint32Array(capacity),
    better: new Uint32Array(capacity),
  }
}

export function getCapacity({ brand }: Columns): number {
  return brand.length
}

/** Copies with room for the number, at least twice as much as before. */
export function growColumns(columns: Columns, number: number): Columns {
  let capacity = getCapacity(columns) * 2
  while (capacity <= number) capacity *= 2
  const grown = createColumns(capacity)
  for (const name of Object.keys(grown) as (keyof Columns)[]) grown[name].set(columns[name])
  return grown
}
