import { Hono } from 'hono'
import { z } from 'zod'
import type { Sales } from './sales.ts'

const planted = z.array(
  z.object({
    network: z.enum(['cj', 'rakuten', 'skimlinks']),
    subId: z.string().min(1),
    account: z.string().min(1),
    retailer: z.string().min(1),
    cents: z.int().positive(),
    at: z.coerce.date(),
    fate: z.enum(['none', 'sale', 'reversed', 'other account', 'other amount', 'unpaid']),
  }),
)

/** Creates the route `POST /_sales`, which sets the outcome of clicks, including old ones. */
export function createSalesApi(sales: Sales): Hono {
  const app = new Hono()
  app.post('/', async c => {
    const body = planted.safeParse(await c.req.json().catch(() => undefined))
    if (!body.success) return c.json({ error: z.prettifyError(body.error) }, 400)
    for (const { fate, ...click } of body.data) sales.see(click, fate)
    return c.json({ planted: body.data.length })
  })
  return app
}
