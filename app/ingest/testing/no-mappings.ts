import { listedBrands, type Mappings } from '../mappings/apply-mappings.ts'

/** The mappings of a catalogue whose operators have decided nothing. */
export const noMappings: Mappings = {
  version: 0,
  brands: new Map(),
  categories: new Map(),
  known: new Map(listedBrands),
}
