import { stem } from './stem.ts'

const sunny = ['swimsuit', 'sundress', 'sandal', 'bikini', 'kaftan', 'cover up', 'espadrille']

/** Products for occasions that product names rarely mention, the most popular first. */
export const occasionThings: ReadonlyMap<string, readonly string[]> = new Map([
  ['vacation', sunny],
  ['beach', sunny],
  ['resort', sunny],
])

/** Returns the things for an occasion as stems; empty for others. */
export function listOccasionStems(occasion: string): readonly (readonly string[])[] {
  return (occasionThings.get(occasion) ?? []).map(thing => thing.split(' ').map(stem))
}
