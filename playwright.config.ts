import { availableParallelism } from 'node:os'
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

/**
 * Runs shopper journeys in a real browser, against the built application and its sandbox, both
 * started the way `npm start` does. Every journey runs at desktop size. Journeys whose pages have
 * a different layout or different gestures on phones are tagged `@phone` and run at both sizes.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'var/test-results',
  fullyParallel: true,
  // One journey more than cores, because each often waits for the server or for its own timers.
  workers: availableParallelism() + 1,
  // The time limits are generous so that tests pass on a busy machine; no test measures speed.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A journey that passes only on retry is reported as flaky. Tracing every journey would take
  // a third longer, so only the retry is traced.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  use: { baseURL: baseUrl(), launchOptions: chromium, trace: 'on-first-retry' },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    { name: 'phone', grep: /@phone/, use: { ...devices['Pixel 7'] } },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataDirectory,
      // More processes would need the cores that the browsers run on.
      WORKERS: process.env.WORKERS ?? '1',
      SANDBOX_PRODUCTS: '3000',
      // Drawing the pictures would take longer than everything else the server does.
      SANDBOX_PICTURES: 'plain',
      LOG_LEVEL: 'warn',
      // Makes the account pages show the Google button, which no test presses.
      GOOGLE_CLIENT_ID: 'e2e',
      GOOGLE_CLIENT_SECRET: 'e2e',
    },
  },
})
