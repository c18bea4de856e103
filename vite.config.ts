import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    // The server is one graph: contexts and the pool must be the same object for the process and the routes.
    ...(isSsrBuild ? { rollupOptions: { input: 'server/main.ts' } } : {}),
  },
}))
