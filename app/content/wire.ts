import { z } from 'zod'

/**
 * Documents as the content service sends them. Editors leave fields empty and developers rename
 * them, so a field of the wrong shape counts as empty. Only documents without an id or a type are
 * rejected.
 */
const text = z.string().trim().min(1).optional().catch(undefined)

const span = z.object({
  type: z.string(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  data: z.unknown().optional(),
})

export const imageField = z.object({
  url: z.url({ protocol: /^https?$/ }),
  alt: z.string().nullish(),
  dimensions: z.object({
    width: z.number().int().positive().max(30_000),
    height: z.number().int().positive().max(30_000),
  }),
})
export type WireImage = z.infer<typeof imageField>

const image = imageField.optional().catch(undefined)

/**
 * The maximum number of blocks in a rich-text field, which
 * is more than any article has; the rest are dropped.
 */
const maxBlocks = 1_000

const richText = z
  .array(z.unknown())
  .catch([])
  .transform(blocks =>
    blocks.slice(0, maxBlocks).flatMap(block => {
      const parsed = richBlock.safeParse(block)
      return parsed.success ? [parsed.data] : []
    }),
  )

const maxBlockLength = 20_000
const richBlock = z.union([
  imageField.extend({ type: z.literal('image'), linkTo: z.lazy(() => link) }),
  z.object({
    type: z.literal('embed'),
    oembed: z.object({ embed_url: z.string(), title: text, provider_name: text }),
  }),
  z.object({
    type: z.string(),
    text: z.string().transform(value => value.slice(0, maxBlockLength)),
    spans: listOf(span, 500),
    direction: text,
  }),
])
export type WireBlock = z.infer<typeof richBlock>

/** A title is Key Text in some repositories and rich text in others. */
const requiredTitle = z.union([z.string(), richText.transform(joinBlocks)]).pipe(textUpTo(300))
const title = requiredTitle.optional().catch(undefined)

/** Written like a title. */
const summary = z
  .union([z.string(), richText.transform(joinBlocks)])
  .pipe(z.string().trim().min(1))
  .optional()
  .catch(undefined)

/** Key Text, or a Link object of any kind. */
export const linkField = z.union([
  z.string(),
  z.object({ link_type: z.string(), url: z.string().optional(), id: z.string().optional() }),
])
export type WireLink = z.infer<typeof linkField>
const link = linkField.optional().catch(undefined)

const sites = listOf(z.object({ site: z.string() }), 100)

const slice = z.object({
  slice_type: z.string(),
  primary: z.record(z.string(), z.unknown()).catch({}),
  items: z.array(z.unknown()).catch([]),
})
export type WireSlice = z.infer<typeof slice>
const slices = listOf(slice, 200)

/** The fields of each slice type that we support. */
export const sliceFields = {
  text: z.object({ text: richText }),
  picture: z.object({ image: imageField, caption: title }),
  quote: z.object({ quote: textUpTo(1_000), source: text }),
  products: z.object({ title: textUpTo(120), list: link }),
}
export const chosenProduct = z.object({ product: linkField })

export const documentEnvelope = z.object({
  id: z.string().min(1),
  uid: text,
  type: z.string(),
  lang: text,
  /** Earlier names of the document, derived from its titles. */
  slugs: listOf(z.string().max(200), 50),
  first_publication_date: text,
  last_publication_date: text,
  data: z.record(z.string(), z.unknown()),
})
export type WireDocument = z.infer<typeof documentEnvelope>

export const headerMenuData = z.object({
  site: z.string(),
  menu: listOf(z.object({ name: textUpTo(40), link: linkField }), 1_000),
})

export const siteSettingsData = z.object({
  site: z.string(),
  site_name: text,
  description: text,
  tagline: text,
  logo: image,
})

export const articleData = z.object({
  title: requiredTitle,
  summary,
  brand: text,
  author: text,
  date: text,
  cover: image,
  sites,
  slices,
  /** The name that older repositories use for `slices`. */
  body: slices,
})

export const companyPageData = z.object({
  title: requiredTitle,
  summary,
  sites,
  text: richText,
})

export const homeData = z.object({
  site: z.string(),
  hero_title: title,
  hero_text: title,
  hero_category: text,
  hero_image: image,
  order: listOf(z.object({ rail: z.string() }), 50),
  entrances: listOf(z.object({ category: z.string() }), 50),
  stories: listOf(z.object({ article: z.object({ id: z.string() }) }), 20),
  slices,
})

export const blogListData = z.object({
  blogs: listOf(z.object({ name: textUpTo(80), url: linkField }), 100),
})

/**
 * Creates a schema for text that an editor must write. Longer text
 * is shortened, because editors would not learn why it is missing.
 */
function textUpTo(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .transform(text => text.slice(0, max).trimEnd())
}

/** Creates a schema that keeps the valid entries of a list, at most `max`. */
function listOf<Item extends z.ZodType>(item: Item, max: number) {
  return z
    .array(z.unknown())
    .catch([])
    .transform(entries =>
      entries.slice(0, max).flatMap(entry => {
        const parsed = item.safeParse(entry)
        return parsed.success ? [parsed.data] : []
      }),
    )
}

function joinBlocks(blocks: readonly WireBlock[]): string {
  return blocks.map(block => ('text' in block ? block.text : '')).join(' ')
}
