import { createSandbox } from './sandbox.ts'
import { sandboxSettings } from './sandbox-settings.ts'
import { toServerSettings } from './server-settings.ts'
import { shareProducts } from './share-products.ts'

const settings = sandboxSettings.safeParse(process.env)

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
    images: env.SANDBOX_PICTURES === 'plain' ? 'plain' : true,
    requestsPerMinute: env.SANDBOX_REQUESTS_PER_MINUTE,
    rakutenRequestsPerMinute: env.SANDBOX_RAKUTEN_REQUESTS_PER_MINUTE,
    trendingRequestsPerMinute: env.SANDBOX_TRENDING_REQUESTS_PER_MINUTE,
    publicUrl: env.SANDBOX_URL,
  })
  // Sends the upstreams' addresses and credentials to the parent process. A
  // process that was started in a terminal has no channel to send them on.
  process.send?.(toServerSettings(sandbox))
  console.log(
    `sandbox listening on ${sandbox.url}: ${env.SANDBOX_PRODUCTS} products, ready in ${Math.round(performance.now() - startedAt)} ms`,
  )
  const close = () => void sandbox.close().then(() => process.exit(0))
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, close)
} catch (error) {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    stop(
      `Port ${env.SANDBOX_PORT} is in use: stop the process listening there, or set SANDBOX_PORT to another port.`,
    )
  }
  throw error
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
