import { existsSync } from 'node:fs'
import { z } from 'zod'

/** What the process is told from outside. Every variable is in `.env.example` with its meaning. */
export interface Settings {
  port: number
  /** The address to listen on; undefined: all of the machine's. */
  host: string | undefined
  /** Undefined: the bundled PostgreSQL, under the data folder. */
  databaseUrl: string | undefined
  dataDirectory: string
  isBehindProxy: boolean
  logLevel: (typeof logLevels)[number]
  shutdownSeconds: number
  syncEveryMinutes: number
  serviceKey: string | undefined
  style: { apiUrl: string; apiKey: string; ratePerMinute: number }
}

/** The environment is not fit to start with; the message lists every fault with its fix. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const text = z.string().trim()

function wholeNumber(min: number, max: number, fallback: number) {
  const reason = `must be a whole number from ${min} to ${max}`
  return text
    .regex(/^\d+$/, reason)
    .transform(Number)
    .pipe(z.number().min(min, reason).max(max, reason))
    .default(fallback)
}

function address(protocols: string[], example: string) {
  return text.refine(
    value => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    `must be an address like ${example}`,
  )
}

/** Exported for the test that holds `.env.example` to the same names. */
export const environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: text.regex(/^[\w.:-]+$/, 'must be a host name or an IP address, like 127.0.0.1').optional(),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name').optional(),
  DATA_DIR: text.default('var'),
  TRUST_PROXY: z.enum(['0', '1'], 'must be 1 behind a proxy that sets X-Forwarded-*, else 0').default('0'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  SHUTDOWN_SECONDS: wholeNumber(1, 600, 15),
  SYNC_EVERY_MINUTES: wholeNumber(1, 10_080, 60),
  SERVICE_KEY: text
    .min(16, 'must be at least 16 characters, like the output of `openssl rand -hex 24`')
    .optional(),
  STYLE_API_URL: address(['http:', 'https:'], 'https://api.shopstyle.com/api/v2'),
  STYLE_API_KEY: text.min(1),
  STYLE_RATE_PER_MINUTE: wholeNumber(1, 100_000, 750),
})

/** Said when a variable that has no default is not set at all. */
const missing: Record<string, string> = {
  STYLE_API_URL:
    'is not set, so there is no source to read products from; set it to the address of the style-shopping API (`npm start` sets it to the sandbox)',
  STYLE_API_KEY: 'is not set; set it to the publisher key (pid) of the style-shopping API',
}

/** Throws a `SettingsError` that names every wrong variable at once. An empty variable counts as not set. */
export function parseSettings(variables: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const { data, error } = environment.safeParse(given)
  if (!data) throw new SettingsError(formatFaults(given, error))
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    dataDirectory: data.DATA_DIR,
    isBehindProxy: data.TRUST_PROXY === '1',
    logLevel: data.LOG_LEVEL,
    shutdownSeconds: data.SHUTDOWN_SECONDS,
    syncEveryMinutes: data.SYNC_EVERY_MINUTES,
    serviceKey: data.SERVICE_KEY,
    style: {
      apiUrl: data.STYLE_API_URL.replace(/\/+$/, ''),
      apiKey: data.STYLE_API_KEY,
      ratePerMinute: data.STYLE_RATE_PER_MINUTE,
    },
  }
}

/** Shown instead of the value: it may be pasted into a bug report. */
const secrets = new Set(['DATABASE_URL', 'SERVICE_KEY', 'STYLE_API_KEY'])

function formatFaults(given: Record<string, string | undefined>, error: z.ZodError): string {
  const reasons = new Map(error.issues.map(issue => [String(issue.path[0]), issue.message]))
  const lines = [...reasons].map(([name, reason]) => {
    const value = given[name]
    if (value === undefined) return `  ${name} ${missing[name] ?? reason}`
    return `  ${name} ${reason}; it is ${secrets.has(name) ? 'something else (not shown)' : JSON.stringify(value)}`
  })
  return `The settings are wrong. Correct them in the environment or in .env:\n${lines.join('\n')}`
}

/** The settings of this process: its environment, over the file `.env` where there is one. */
export function readSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return parseSettings(process.env)
}
