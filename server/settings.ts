import { existsSync } from 'node:fs'
import { z } from 'zod'
import { address, text, wholeNumber } from './setting-fields.ts'
import type { SourceName } from './source-name.ts'
import {
  findHalfGiven,
  getSyncCrons,
  type SourceSettings,
  sourceFields,
  sourceSecrets,
  toSourceSettings,
} from './source-settings.ts'
import { everyMinutes, toCron } from './sync-cron.ts'

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
  serviceKey: string | undefined
  /** How much of the disk kept pictures may take. */
  imageCacheMegabytes: number
  /** host:port of picture hosts that may be in our own network. */
  imagePrivateHosts: string[]
  sources: SourceSettings
  /** When each source is read, as a line of cron in UTC. */
  syncCrons: Record<SourceName, string>
}

/** The environment is not fit to start with; the message lists every fault with its fix. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Exported for the test that holds `.env.example` to the same names. */
export const environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: text.regex(/^[\w.:-]+$/, 'must be a host name or an IP address, like 127.0.0.1').optional(),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name').optional(),
  DATA_DIR: text.default('var'),
  TRUST_PROXY: z.enum(['0', '1'], 'must be 1 behind a proxy that sets X-Forwarded-*, else 0').default('0'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  SHUTDOWN_SECONDS: wholeNumber(1, 600, 15),
  SYNC_EVERY_MINUTES: everyMinutes,
  SERVICE_KEY: text
    .min(16, 'must be at least 16 characters, like the output of `openssl rand -hex 24`')
    .optional(),
  IMAGE_CACHE_MB: wholeNumber(0, 10_000_000, 512),
  IMAGE_PRIVATE_HOSTS: text
    .regex(/^[^\s,/@]+(?:\s*,\s*[^\s,/@]+)*$/, 'must be hosts as in their addresses, like cdn.internal:8080')
    .transform(hosts => hosts.split(',').map(host => host.trim().toLowerCase()))
    .default([]),
  ...sourceFields,
})

/** Throws a `SettingsError` that names every wrong variable at once. An empty variable counts as not set. */
export function parseSettings(variables: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const { data, error } = environment.safeParse(given)
  const faults = [...(error ? listFaults(given, error) : []), ...findHalfGiven(given)]
  if (!data || faults.length > 0) throw new SettingsError(formatFaults(faults))
  const crons = getSyncCrons(data)
  const toSyncCron = (name: SourceName, place: number) =>
    crons[name] ?? toCron(data.SYNC_EVERY_MINUTES, place)
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    dataDirectory: data.DATA_DIR,
    isBehindProxy: data.TRUST_PROXY === '1',
    logLevel: data.LOG_LEVEL,
    shutdownSeconds: data.SHUTDOWN_SECONDS,
    serviceKey: data.SERVICE_KEY,
    imageCacheMegabytes: data.IMAGE_CACHE_MB,
    imagePrivateHosts: data.IMAGE_PRIVATE_HOSTS,
    sources: toSourceSettings(data),
    syncCrons: {
      style: toSyncCron('style', 0),
      cj: toSyncCron('cj', 1),
      rakuten: toSyncCron('rakuten', 2),
      trending: toSyncCron('trending', 3),
    },
  }
}

/** Shown instead of the value: it may be pasted into a bug report. */
const secrets = new Set(['DATABASE_URL', 'SERVICE_KEY', ...sourceSecrets])

function listFaults(given: Record<string, string | undefined>, error: z.ZodError): [string, string][] {
  const reasons = new Map(error.issues.map(issue => [String(issue.path[0]), issue.message]))
  return [...reasons].map(([name, reason]) => {
    const value = secrets.has(name) ? 'something else (not shown)' : JSON.stringify(given[name])
    return [name, `${reason}; it is ${value}`]
  })
}

function formatFaults(faults: [name: string, fault: string][]): string {
  const lines = faults.map(([name, fault]) => `  ${name} ${fault}`)
  return `The settings are wrong. Correct them in the environment or in .env:\n${lines.join('\n')}`
}

/** The settings of this process: its environment, over the file `.env` where there is one. */
export function readSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return parseSettings(process.env)
}
