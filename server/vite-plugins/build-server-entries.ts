import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { hashRules, ruleSets } from '#app/ingest/hash-rules.server.ts'

/**
 * The commands that operators run alongside the server. `npm run storefront`
 * writes source files, so it is of no use where there are none.
 */
const commands = globSync('server/commands/*-command.ts', {
  cwd: join(import.meta.dirname, '../..'),
}).filter(file => !file.endsWith('/storefront-command.ts'))
const workers = [
  'app/search-index/worker/index-worker.ts',
  'app/search-index/worker/opensearch-worker.ts',
  'app/ingest/offers/matching-worker.ts',
  'server/sync/sync-worker.ts',
]

/**
 * Builds every program of the server so that a deployment needs no TypeScript. React Router builds
 * the server's own entry; this plugin adds the commands and the worker threads alongside it.
 *
 * A thread is started from `new URL('./x-worker.ts', import.meta.url)`, which the build replaces
 * with the URL of the built file. All chunks are in one folder, so the URL is correct whichever
 * chunk contains the code. The workers are not emitted as assets, because React Router moves assets
 * to build/client, where anyone can fetch them.
 */
export function buildServerEntries(): Plugin {
  return {
    name: 'build-server-entries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    config: () => ({
      define: { builtRulesVersions: JSON.stringify(hashAllRules()) },
      environments: {
        ssr: { build: { rollupOptions: { output: { chunkFileNames: '[name]-[hash].js' } } } },
      },
    }),
    buildStart() {
      for (const id of [...commands, ...workers])
        this.emitFile({ type: 'chunk', id, fileName: toFileName(id) })
    },
    transform: code =>
      code.replace(
        /new URL\('\.\/([^'/]+-worker)\.ts', import\.meta\.url\)/g,
        "new URL('./$1.js', import.meta.url)",
      ),
  }
}

/**
 * Computes the rules versions at build time; without them,
 * `getRulesVersion` computes them from the sources.
 */
function hashAllRules(): Record<string, string> {
  const app = join(import.meta.dirname, '../../app')
  return Object.fromEntries(ruleSets.map(ruleSet => [ruleSet, hashRules(app, ruleSet)]))
}

function toFileName(path: string): string {
  return basename(path).replace(/\.ts$/, '.js')
}
