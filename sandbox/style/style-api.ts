import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createRateLimit } from '../rate-limit.ts'
import { brands } from '../world/brands.ts'
import { canonicalColors } from '../world/canonical-colors.ts'
import {
  type CategoryNode,
  categories,
  findCategory,
  requireCategory,
} from '../world/categories.ts'
import { toPictureSlug } from '../world/product-name.ts'
import { recipes } from '../world/recipes.ts'
import { retailers } from '../world/retailers.ts'
import { getSizeScale } from '../world/sizes.ts'
import type { World } from '../world/world.ts'
import { toCategoryNodeJson } from './category-json.ts'
import { toHistogramJson } from './histogram-json.ts'
import { toPriceFilterJson } from './price-filter-json.ts'
import { toProductJson } from './product-json.ts'
import { toProductsJson } from './products-json.ts'

export interface StyleApiOptions {
  world: World
  baseUrl: string
  /** Requests per minute and key; Infinity lifts the limit. */
  requestsPerMinute: number
}

const root = requireCategory('clothes-shoes-and-jewelry')

/** Creates the style-shopping API, which is mounted at /api/v2. */
export function createStyleApi({ world, baseUrl, requestsPerMinute }: StyleApiOptions): Hono {
  const api = new Hono()
  const rateLimit = createRateLimit(requestsPerMinute)

  api.use(async (c, next) => {
    const pid = c.req.query('pid')?.trim()
    if (!pid) return toError(c, 401, 'MissingPartnerId', 'Missing partner id: send pid')
    const waitSeconds = rateLimit(pid, Date.now())
    if (waitSeconds > 0) {
      c.header('Retry-After', String(waitSeconds))
      return toError(
        c,
        429,
        'RateLimitExceeded',
        `More than ${requestsPerMinute} requests in a minute`,
      )
    }
    if (c.req.query('format') === 'xml')
      return toError(c, 406, 'FormatNotSupported', 'Only format=json is supported')
    await next()
  })

  api.get('/products', c => {
    const { searchParams } = new URL(c.req.url)
    return c.json(toProductsJson(world, baseUrl, searchParams))
  })
  api.get('/products/histogram', c =>
    c.json(toHistogramJson(world, baseUrl, new URL(c.req.url).searchParams)),
  )
  api.get('/products/:id', c => {
    const id = c.req.param('id')
    const index = /^\d{1,15}$/.test(id) ? world.findIndex(Number(id)) : undefined
    if (index === undefined) return toError(c, 404, 'InvalidProductId', `Invalid product id: ${id}`)
    return c.json(toProductJson(world, index, baseUrl, c.req.query('pid') ?? ''))
  })
  api.get('/lists/:id', c => {
    return toError(c, 404, 'FavoriteListNotFound', `Favorite list not found: ${c.req.param('id')}`)
  })

  api.get('/categories', c => {
    const from = findCategory(c.req.query('cat') ?? root.id) ?? root
    const depth = Number(c.req.query('depth') ?? Number.NaN)
    const maxDepth = Number.isInteger(depth) && depth > 0 ? depth : 100
    const below = categories
      .slice(from.index + 1, from.end)
      .filter(node => node.depth <= from.depth + maxDepth)
    return c.json({
      metadata: { root: toCategoryNodeJson(from), maxDepth },
      categories: below.map(toCategoryNodeJson),
    })
  })
  api.get('/brands', c =>
    c.json({
      brands: brands.map(brand => ({
        id: String(brand.id),
        name: brand.name,
        url: `${baseUrl}/browse/${toPictureSlug(brand.name)}`,
        synonyms: brand.synonyms,
      })),
    }),
  )
  api.get('/retailers', c =>
    c.json({
      retailers: retailers.map(retailer => ({
        id: String(retailer.id),
        name: retailer.name,
        url: `${baseUrl}/shops/${retailer.hostDomain}/`,
        deeplinkSupport: retailer.deeplinkSupport,
        hostDomain: retailer.hostDomain,
        score: retailer.score,
      })),
    }),
  )
  api.get('/colors', c =>
    c.json({
      colors: canonicalColors.map(color => ({
        id: String(color.id),
        name: color.name,
        url: `${baseUrl}/browse/?fl=c${color.id}`,
      })),
    }),
  )
  api.get('/sizes', c => {
    const category = findCategory(c.req.query('cat') ?? '')
    if (!category)
      return toError(c, 400, 'MissingParameter', 'Missing or unknown category: send cat')
    return c.json({ sizes: toSizesOfCategory(category) })
  })
  api.get('/priceFilters', c => c.json(toPriceFilterJson()))

  // Imitates the upstream: the error for an unknown path has status 400, a 404 message and no name.
  api.all('*', c => toError(c, 400, undefined, 'HTTP 404 Not Found'))
  return api
}

/** Returns the distinct canonical sizes of all products in a category and its descendants. */
function toSizesOfCategory(category: CategoryNode): { id: string; name: string }[] {
  const made = recipes.filter(recipe =>
    [recipe.category, ...recipe.also].some(at => at >= category.index && at < category.end),
  )
  const sizes = made.flatMap(recipe => getSizeScale(recipe.sizes).canonical)
  return [...new Map(sizes.map(({ id, name }) => [id, { id: String(id), name }])).values()]
}

/** Returns the upstream's error response; its HTTP status equals `errorCode`. */
function toError(
  c: Context,
  status: ContentfulStatusCode,
  errorName: string | undefined,
  errorMessage: string,
) {
  return c.json(
    { errorCode: status, ...(errorName && { errorName }), errorMessage, detailedErrors: [] },
    status,
  )
}
