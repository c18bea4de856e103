import { existsSync } from 'node:fs'
import { z } from 'zod'
import type { OAuthKeys } from '#app/accounts/auth.server.ts'
import {
  address,
  parseSettingValues,
  type SettingFault,
  type SettingShape,
  type SettingValues,
  text,
  webAddress,
  wholeNumber,
} from '#app/domain/setting.ts'
import type { SourceName } from '#app/networks/all-sources.server.ts'
import { parseEngineAddress } from '#app/search-index/opensearch/engine-address.ts'
import { contentSettings } from './content-settings.ts'
import { hostList } from './host-list.ts'
import { type NetworkSettings, parseNetworkSettings } from './network-settings.ts'
import { parseOAuthSettings } from './oauth-settings.ts'
import { outboundSettings } from './outbound-settings.ts'
import { parseSourceSettings, type SourceSettings } from './source-settings.ts'
import { cronLine, everyMinutes } from './sync-cron.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Commands that need only a database also use this setting. */
export const databaseSettings = {
  databaseUrl: {
    variable: 'DATABASE_URL',
    description: 'your own PostgreSQL, version 16 or newer',
    schema: address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name'),
    whenUnset: 'bundled PostgreSQL in `DATA_DIR`',
    isSecret: true,
  },
  dataDirectory: {
    variable: 'DATA_DIR',
    description: 'the folder for everything the server writes to disk',
    schema: text,
    default: 'var',
  },
} satisfies SettingShape

/**
 * The server's settings except those of sources and networks,
 * in the order shown in the documentation.
 */
export const serverSettings = {
  port: {
    variable: 'PORT',
    description: 'the port to listen on; 0 picks a free one',
    schema: wholeNumber(0, 65_535),
    default: '3000',
  },
  host: {
    variable: 'HOST',
    description: 'the address to listen on',
    schema: text.regex(/^[\w.:-]+$/, 'must be a host name or an IP address, like 127.0.0.1'),
    whenUnset: 'every address',
  },
  ...databaseSettings,
  searchUrl: {
    variable: 'SEARCH_URL',
    description:
      'your own OpenSearch, version 2.10 or newer, for catalogues that outgrow the index in each server’s memory; several nodes are separated by commas, and the path names the indices: see docs/scale.md',
    schema: text.refine(
      value => parseEngineAddress(value) !== undefined,
      'must be addresses like https://user:password@host:9200,https://other:9200/storefronts',
    ),
    whenUnset: 'the index is in the memory of each server',
    isSecret: true,
  },
  searchMode: {
    variable: 'SEARCH_MODE',
    description:
      '`answer` if lists come from `SEARCH_URL`; `compare` if they come from memory and `SEARCH_URL` is asked beside it, with differences in `/metrics` and the log',
    schema: z.enum(['answer', 'compare'], 'must be answer or compare'),
    default: 'answer',
  },
  searchSeconds: {
    variable: 'SEARCH_SECONDS',
    description: 'how many seconds a list waits for `SEARCH_URL` before it answers 503',
    schema: wholeNumber(1, 60),
    default: '2',
  },
  trustedProxies: {
    variable: 'TRUST_PROXY',
    description:
      'how many proxies are in front of the server: 1 for a load balancer, 2 for a CDN and a load balancer; their `X-Forwarded-Host`, `-Proto` and `-For`, or `Forwarded`, are believed, which anyone could forge without such proxies',
    schema: wholeNumber(0, 10),
    default: '0',
  },
  workers: {
    variable: 'WORKERS',
    description:
      'how many processes answer requests on the port; the first one also syncs and runs the jobs',
    schema: wholeNumber(1, 64),
    whenUnset: 'one per core and per 2 GB of memory, at most 4; 1 under `npm run dev`',
  },
  logLevel: {
    variable: 'LOG_LEVEL',
    description: `how much to log: ${logLevels.slice(0, -1).join(', ')} or ${logLevels.at(-1)}; requests for assets and health checks are logged at debug`,
    schema: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`),
    default: 'info',
  },
  shutdownSeconds: {
    variable: 'SHUTDOWN_SECONDS',
    description: 'how many seconds in-flight requests have to finish after a stop signal',
    schema: wholeNumber(1, 600),
    default: '15',
  },
  syncEveryMinutes: {
    variable: 'SYNC_EVERY_MINUTES',
    description: 'how often each source is read: a divisor of 60, or whole hours that divide a day',
    schema: everyMinutes,
    default: '60',
  },
  serviceKey: {
    variable: 'SERVICE_KEY',
    description: 'the key for the backend API and `/metrics`, at least 16 characters',
    schema: text.min(
      16,
      'must be at least 16 characters, like the output of `openssl rand -hex 24`',
    ),
    whenUnset: 'both respond with 401',
    isSecret: true,
  },
  commissionsCron: {
    variable: 'COMMISSIONS_CRON',
    description:
      "when to read the networks' commission reports, as a five-field cron expression in UTC",
    schema: cronLine,
    default: '41 */4 * * *',
  },
  pageRulesCron: {
    variable: 'PAGE_RULES_CRON',
    description:
      'when to check every storefront’s pages against the rules on `/admin/rules`, as a five-field cron expression in UTC',
    schema: cronLine,
    default: '23 4 * * *',
  },
  ratesUrl: {
    variable: 'RATES_URL',
    description:
      'where to read exchange rates once a day, in the European Central Bank’s format, like https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
    schema: webAddress('https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'),
    whenUnset: 'the rates of March 15, 2024, or those last given to `npm run rates`',
  },
  authSecret: {
    variable: 'AUTH_SECRET',
    description:
      'the secret that signs sessions and links in emails, at least 32 characters; every server needs the same one, so a deployment with its own PostgreSQL must set it',
    schema: text.min(
      32,
      'must be at least 32 characters, like the output of `openssl rand -hex 32`',
    ),
    whenUnset: 'generated and stored in `DATA_DIR`',
    isSecret: true,
  },
  siteOrigins: {
    variable: 'SITE_ORIGINS',
    description:
      'where links in emails point: `public` for the storefronts’ own https addresses, `local` for this machine; with `public`, browsers send session cookies over https only',
    schema: z.enum(['public', 'local'], 'must be public or local'),
    whenUnset: '`local` under `npm start` without `NODE_ENV=production`, else `public`',
  },
  smtpUrl: {
    variable: 'SMTP_URL',
    description: 'the mail server',
    schema: address(['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587'),
    whenUnset:
      'mail is written to `DATA_DIR/mail`, and with `SITE_ORIGINS=local` the links in it are logged',
    isSecret: true,
  },
  mailFrom: {
    variable: 'MAIL_FROM',
    description: 'the address that mail is sent from',
    schema: text.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an address like hello@example.com'),
    default: 'hello@localhost',
  },
  checksLinks: {
    variable: 'LINK_CHECKS',
    description: "0 to leave retailers' pages unchecked; 1 visits each retailer once a minute",
    schema: z.enum(['0', '1'], 'must be 0 or 1').transform(value => value === '1'),
    default: '1',
  },
  priceHistoryUrl: {
    variable: 'PRICE_HISTORY_URL',
    description:
      'past prices to import once, after the first sync; product pages mark them as demonstration data',
    schema: webAddress('https://example.com/prices.ndjson'),
    whenUnset: 'price histories begin with the first sync',
  },
  imageCacheMegabytes: {
    variable: 'IMAGE_CACHE_MB',
    description: 'disk space for cached product pictures, in megabytes; 0 caches none',
    schema: wholeNumber(0, 10_000_000),
    default: '512',
  },
  responseCacheMegabytes: {
    variable: 'RESPONSE_CACHE_MB',
    description:
      'memory for cached pages of signed-out visitors, in megabytes for each process; 0 caches none',
    schema: wholeNumber(0, 10_000),
    default: '64',
  },
  imagePrivateHosts: {
    variable: 'IMAGE_PRIVATE_HOSTS',
    description:
      'picture hosts on your private network, comma-separated, like `cdn.internal:8080`; all others must be on the public internet',
    schema: hostList('cdn.internal:8080'),
    default: '',
    whenUnset: 'none',
  },
  ...contentSettings,
  ...outboundSettings,
} satisfies SettingShape

/** The parsed environment of the server. */
export interface Settings
  extends Omit<SettingValues<typeof serverSettings>, 'syncEveryMinutes'>,
    NetworkSettings {
  oauthKeys: OAuthKeys
  sources: SourceSettings
  /** The schedule of each source, as a cron expression in UTC. */
  syncCrons: Record<SourceName, string>
}

/**
 * Thrown when the server cannot start with this environment;
 * its message lists every problem with its fix.
 */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * Parses the environment. Throws a `SettingsError` that lists
 * every invalid variable. Empty variables count as unset.
 */
export function parseSettings(variables: Record<string, string | undefined>): Settings {
  const { values, faults: own } = parseSettingValues(serverSettings, variables)
  const { syncEveryMinutes = 60, ...settings } = values
  const { faults: ofSources, ...bySource } = parseSourceSettings(variables, syncEveryMinutes)
  const { faults: ofOAuth, oauthKeys } = parseOAuthSettings(variables)
  const { faults: ofNetworks, ...byNetwork } = parseNetworkSettings(variables)
  const faults = [...own, ...ofNetworks, ...ofOAuth, ...ofSources]
  if (faults.length > 0) throw new SettingsError(formatFaults(faults))
  return { ...settings, ...byNetwork, oauthKeys, ...bySource }
}

function formatFaults(faults: readonly SettingFault[]): string {
  const lines = faults.map(([variable, fault]) => `  ${variable} ${fault}`)
  return `The settings are wrong. Correct them in the environment or in .env:\n${lines.join('\n')}`
}

/**
 * Reads the settings of this process from its environment and, if there is one,
 * from the file `.env`, which sets only variables that the environment lacks.
 */
export function readSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return parseSettings(process.env)
}
