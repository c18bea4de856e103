import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const folder = 'e2e/outside-input'

const facts = z.strictObject({
  name: z.string().optional(),
  /** The price as shown: "$75.00". */
  price: z.string().optional(),
  salePrice: z.string().optional(),
  isOnSale: z.boolean().optional(),
  isSoldOut: z.boolean().optional(),
  /** How many pictures, sizes there are. */
  pictures: z.int().optional(),
  sizes: z.int().optional(),
})

const expected = z.strictObject({
  /** What the case is about, as the end of the test's title. */
  what: z.string(),
  import: z.strictObject({
    file: z.string(),
    format: z.enum(['google', 'cj', 'rakuten', 'awin']),
    options: z.array(z.string()).default([]),
  }),
  /** The facts of products by their id in the feed; `absent` for one that must not exist. */
  products: z.record(z.string(), z.union([facts, z.literal('absent')])).default({}),
  /** The least amount that a product may cost, as shown; it may also be absent. */
  neverBelow: z.record(z.string(), z.number()).default({}),
  /** Texts that the import prints. */
  report: z.array(z.string()).default([]),
  /** What the link out of a product contains. */
  links: z.record(z.string(), z.string()).default({}),
  /** Names that no product has as its brand. */
  noBrands: z.array(z.string()).default([]),
  /** Products that share one brand page. */
  oneBrand: z.array(z.array(z.string())).default([]),
  /** The first product that a search text finds. */
  searches: z.record(z.string(), z.tuple([z.string()])).default({}),
  /** The products of a department's list. */
  departments: z.record(z.string(), z.array(z.string())).default({}),
  /** A pattern for the availability in a product page's structured data. */
  structuredData: z.record(z.string(), z.string()).default({}),
})

export type OutsideInput = z.infer<typeof expected> & {
  name: string
  /** The path of the feed file. */
  path: string
}

/** Reads every folder. Throws if an `expected.json` has a field that nothing checks. */
export function readOutsideInputs(): OutsideInput[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => {
      const text = readFileSync(join(folder, name, 'expected.json'), 'utf8')
      const parsed = expected.parse(JSON.parse(text))
      return { ...parsed, name, path: join(folder, name, parsed.import.file) }
    })
}
