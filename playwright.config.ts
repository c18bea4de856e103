import { defineConfig, devices } from '@playwright/test'
import { baseUrl, dataDirectory, port } from './e2e/address.ts'

const chromium = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** Shoppers' journeys in a real browser, against the built application over its sandbox, as `npm start` runs them. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'var/test-results',
  fullyParallel: true,
  workers: 2,
  // Generous, because a busy laptop is no reason to fail: nothing here measures speed.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: { baseURL: baseUrl(), launchOptions: chromium, trace: 'retain-on-failure' },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'] } },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(port), DATA_DIR: dataDirectory, SANDBOX_PRODUCTS: '3000', LOG_LEVEL: 'warn' },
  },
})
