import { z } from 'zod'
import { createSandbox, defaultProducts } from './sandbox.ts'
import { toServerSettings } from './server-settings.ts'
import { shareProducts } from './share-products.ts'

const settings = z
  .object({
    SANDBOX_PORT: z.coerce.number().int().min(1).max(65_535).default(4100),
    SANDBOX_PRODUCTS: z.coerce.number().int().min(1).max(8_000_000).default(defaultProducts),
    SANDBOX_SEED: z.string().min(1).default('sandbox'),
    SANDBOX_URL: z.url().optional(),
    SANDBOX_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(750),
    SANDBOX_RAKUTEN_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(100),
    SANDBOX_TRENDING_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(40),
  })
  .safeParse(process.env)

if (!settings.success) {
  stop(settings.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
}
const env = settings.data
const startedAt = performance.now()

try {
  const sandbox = await createSandbox({
    port: env.SANDBOX_PORT,
    ...shareProducts(env.SANDBOX_PRODUCTS),
    seed: env.SANDBOX_SEED,
    requestsPerMinute: env.SANDBOX_REQUESTS_PER_MINUTE,
    rakutenRequestsPerMinute: env.SANDBOX_RAKUTEN_REQUESTS_PER_MINUTE,
    trendingRequestsPerMinute: env.SANDBOX_TRENDING_REQUESTS_PER_MINUTE,
    publicUrl: env.SANDBOX_URL,
  })
  // Whoever started us as a child is told how to reach the upstreams; on a terminal nobody listens.
  process.send?.(toServerSettings(sandbox))
  console.log(
    `sandbox listening on ${sandbox.url}: ${env.SANDBOX_PRODUCTS} products, ready in ${Math.round(performance.now() - startedAt)} ms`,
  )
  const close = () => void sandbox.close().then(() => process.exit(0))
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
} catch (error) {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    stop(`Port ${env.SANDBOX_PORT} is taken: stop what listens there, or set SANDBOX_PORT to another.`)
  }
  throw error
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
