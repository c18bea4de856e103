import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildLooks } from './server/vite-plugins/build-looks.ts'
import { buildServerEntries } from './server/vite-plugins/build-server-entries.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), buildLooks(), buildServerEntries()],
  build: { target: 'es2022' },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie)[\\/]/,
                  priority: 2,
                },
                {
                  name: 'shared',
                  // Every page loads this chunk, so it excludes what only
                  // operator pages, forms and lists share.
                  test: id =>
                    !/app[\\/](?:admin|gallery|ui[\\/](?:account|form|list))[\\/]/.test(id),
                  minShareCount: 5,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    // With one module graph, the process and the routes share the same contexts and pool.
    ssr: {
      build: { rollupOptions: { input: 'server/main.ts' } },
    },
  },
})
