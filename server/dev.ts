import { createServer, isRunnableDevEnvironment } from 'vite'

// The entry of `npm run dev`: Vite serves the browser's files and loads ours, process and routes as one graph.
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
// Vite's plugins leave at the first signal, from under the requests and the database; `runProcess` knows how to stop.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.removeAllListeners(signal)

const { ssr } = vite.environments
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that runs server code')
const { runner } = ssr

const { runProcess }: typeof import('./run-process.ts') = await runner.import('/server/run-process.ts')
const { createRender }: typeof import('./render.ts') = await runner.import('/server/render.ts')
const { localAddresses }: typeof import('#app/storefronts/storefronts.ts') = await runner.import(
  '/app/storefronts/storefronts.ts',
)

await runProcess({
  createRender: log =>
    createRender(() => runner.import('virtual:react-router/server-build'), 'development', log),
  listAddresses: localAddresses,
  middleware: vite.middlewares,
  isDevelopment: true,
})
