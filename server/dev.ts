import { createServer, isRunnableDevEnvironment } from 'vite'

// The entry point of `npm run dev`. Vite serves the browser's files and
// loads our code so that the process and the routes share one module graph.
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
// Vite's plugins exit at the first signal, while requests and the database are still in use;
// `runProcess` shuts down in the right order.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.removeAllListeners(signal)

const { ssr } = vite.environments
if (!ssr || !isRunnableDevEnvironment(ssr))
  throw new Error('Vite has no environment that runs server code')
const { runner } = ssr

const { runProcess }: typeof import('./run-process.ts') =
  await runner.import('/server/run-process.ts')
const { createRender }: typeof import('./http/render.ts') =
  await runner.import('/server/http/render.ts')
const {
  getStorefront,
  localAddresses,
  storefronts,
}: typeof import('#app/storefronts/storefronts.ts') = await runner.import(
  '/app/storefronts/storefronts.ts',
)

await runProcess({
  createRender: log =>
    createRender(() => runner.import('virtual:react-router/server-build'), 'development', log),
  storefronts,
  getSite: host => getStorefront(host),
  listAddresses: localAddresses,
  middleware: vite.middlewares,
  isDevelopment: true,
})
