import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
                { name: 'shared', minShareCount: 5, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // The server is one graph: contexts and the pool must be the same object for the process and the routes.
    ssr: {
      build: { rollupOptions: { input: 'server/main.ts' } },
      // Bundled, it costs 250 MB less: Node reads its huge package.json anew for each of its files.
      resolve: { noExternal: ['drizzle-orm'] },
    },
  },
})
