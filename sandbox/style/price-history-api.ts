import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { getFacts } from '../world/product-facts.ts'
import type { World } from '../world/world.ts'

const days = 90

/**
 * Creates the route for the catalog's prices of the last 90 days, as
 * NDJSON with one product per line. A server that imports these prices
 * has the same price history as if it had been running all that time.
 */
export function createPriceHistoryApi(world: World): Hono {
  const app = new Hono()
  app.get('/', c => {
    c.header('Content-Type', 'application/x-ndjson')
    return stream(c, async out => {
      for (let index = 0; index < world.products && !out.aborted; index += 1)
        if (world.columns.isListed[index])
          await out.write(`${JSON.stringify(toLine(world, index))}\n`)
    })
  })
  return app
}

function toLine(world: World, index: number) {
  return {
    product: `s:${world.toId(index)}`,
    currency: 'USD',
    prices: getPrices(world, index).toReversed(),
  }
}

/**
 * Prices are computed newest first, because each one ended on the day before its successor began.
 */
function getPrices({ seed, day: today }: World, index: number) {
  const prices = []
  let day = today - 1
  while (day > today - days) {
    const { listCents, saleCents, priceDay, createdDay } = getFacts(seed, index, day)
    const since = Math.max(priceDay, today - days, createdDay)
    prices.push({
      since: new Date(since * 86_400_000).toISOString(),
      price: listCents,
      ...(saleCents > 0 ? { salePrice: saleCents } : {}),
    })
    if (since <= createdDay) break
    day = since - 1
  }
  return prices
}
