import type { z } from 'zod'
import { text, webAddress, wholeNumber } from './setting-fields.ts'
import type { SourceName } from './source-name.ts'
import { cronLine } from './sync-cron.ts'

/** How each source is reached; absent where it is not used. */
export interface SourceSettings {
  style?: { apiUrl: string; apiKey: string; ratePerMinute: number }
  cj?: { apiUrl: string; token: string; companyId: string; websiteId: string; ratePerMinute: number }
  rakuten?: {
    apiUrl: string
    clientId: string
    clientSecret: string
    siteId: string
    ratePerMinute: number
  }
  trending?: {
    tokenUrl: string
    apiUrl: string
    publisherId: string
    clientId: string
    clientSecret: string
    ratePerMinute: number
  }
}

const key = text.min(1)
const digits = text.regex(/^\d+$/, 'must be digits only')
const rate = (fallback: number) => wholeNumber(1, 100_000, fallback)

export const sourceFields = {
  STYLE_API_URL: webAddress('https://api.shopstyle.com/api/v2').optional(),
  STYLE_API_KEY: key.optional(),
  STYLE_RATE_PER_MINUTE: rate(750),
  STYLE_SYNC_CRON: cronLine.optional(),
  CJ_API_URL: webAddress('https://ads.api.cj.com/query').optional(),
  CJ_TOKEN: key.optional(),
  CJ_COMPANY_ID: digits.optional(),
  CJ_WEBSITE_ID: digits.optional(),
  CJ_RATE_PER_MINUTE: rate(25),
  CJ_SYNC_CRON: cronLine.optional(),
  RAKUTEN_API_URL: webAddress('https://api.linksynergy.com').optional(),
  RAKUTEN_CLIENT_ID: key.optional(),
  RAKUTEN_CLIENT_SECRET: key.optional(),
  RAKUTEN_SITE_ID: digits.optional(),
  RAKUTEN_RATE_PER_MINUTE: rate(100),
  RAKUTEN_SYNC_CRON: cronLine.optional(),
  SKIMLINKS_TOKEN_URL: webAddress('https://authentication.skimapis.com/access_token').optional(),
  SKIMLINKS_API_URL: webAddress('https://reporting.skimapis.com').optional(),
  SKIMLINKS_PUBLISHER_ID: digits.optional(),
  SKIMLINKS_CLIENT_ID: key.optional(),
  SKIMLINKS_CLIENT_SECRET: key.optional(),
  SKIMLINKS_RATE_PER_MINUTE: rate(40),
  SKIMLINKS_SYNC_CRON: cronLine.optional(),
}

/** Never shown: a message may be pasted into a bug report. */
export const sourceSecrets = ['STYLE_API_KEY', 'CJ_TOKEN', 'RAKUTEN_CLIENT_SECRET', 'SKIMLINKS_CLIENT_SECRET']

type Variables = z.infer<z.ZodObject<typeof sourceFields>>

/** What a source cannot do without, and what it is: all of it is set, or none. */
const needed: Record<SourceName, Partial<Record<keyof Variables, string>>> = {
  style: {
    STYLE_API_URL: 'the address of the style-shopping API',
    STYLE_API_KEY: 'the publisher key (pid) of the style-shopping API',
  },
  cj: {
    CJ_API_URL: "the address of CJ's product search",
    CJ_TOKEN: "a personal access token of CJ's developer portal",
    CJ_COMPANY_ID: 'the company id (CID) at CJ',
    CJ_WEBSITE_ID: 'the website id (PID) at CJ',
  },
  rakuten: {
    RAKUTEN_API_URL: "the address of Rakuten Advertising's API",
    RAKUTEN_CLIENT_ID: 'the client id at Rakuten Advertising',
    RAKUTEN_CLIENT_SECRET: 'the client secret at Rakuten Advertising',
    RAKUTEN_SITE_ID: 'the site id (SID) at Rakuten Advertising',
  },
  trending: {
    SKIMLINKS_TOKEN_URL: "the address of Skimlinks' token call",
    SKIMLINKS_API_URL: "the address of Skimlinks' reports",
    SKIMLINKS_PUBLISHER_ID: 'the publisher id at Skimlinks',
    SKIMLINKS_CLIENT_ID: 'the client id at Skimlinks',
    SKIMLINKS_CLIENT_SECRET: 'the client secret at Skimlinks',
  },
}

/** Variables that are missing beside others of their source, each with what to do about it. */
export function findHalfGiven(given: Record<string, unknown>): [variable: string, fault: string][] {
  return Object.entries(needed).flatMap(([source, meanings]) => {
    const names = Object.keys(meanings)
    const present = names.find(name => given[name] !== undefined)
    if (present === undefined) return []
    return Object.entries(meanings)
      .filter(([name]) => given[name] === undefined)
      .map(([name, meaning]): [string, string] => [
        name,
        `is not set, though ${present} is; set it to ${meaning}, or unset ${names.join(', ')} to do without ${source}`,
      ])
  })
}

export function toSourceSettings(data: Variables): SourceSettings {
  return {
    ...whole('style', {
      apiUrl: data.STYLE_API_URL,
      apiKey: data.STYLE_API_KEY,
      ratePerMinute: data.STYLE_RATE_PER_MINUTE,
    }),
    ...whole('cj', {
      apiUrl: data.CJ_API_URL,
      token: data.CJ_TOKEN,
      companyId: data.CJ_COMPANY_ID,
      websiteId: data.CJ_WEBSITE_ID,
      ratePerMinute: data.CJ_RATE_PER_MINUTE,
    }),
    ...whole('rakuten', {
      apiUrl: data.RAKUTEN_API_URL,
      clientId: data.RAKUTEN_CLIENT_ID,
      clientSecret: data.RAKUTEN_CLIENT_SECRET,
      siteId: data.RAKUTEN_SITE_ID,
      ratePerMinute: data.RAKUTEN_RATE_PER_MINUTE,
    }),
    ...whole('trending', {
      tokenUrl: data.SKIMLINKS_TOKEN_URL,
      apiUrl: data.SKIMLINKS_API_URL,
      publisherId: data.SKIMLINKS_PUBLISHER_ID,
      clientId: data.SKIMLINKS_CLIENT_ID,
      clientSecret: data.SKIMLINKS_CLIENT_SECRET,
      ratePerMinute: data.SKIMLINKS_RATE_PER_MINUTE,
    }),
  }
}

export function getSyncCrons(data: Variables): Record<SourceName, string | undefined> {
  return {
    style: data.STYLE_SYNC_CRON,
    cj: data.CJ_SYNC_CRON,
    rakuten: data.RAKUTEN_SYNC_CRON,
    trending: data.SKIMLINKS_SYNC_CRON,
  }
}

type Whole<Settings> = { [Name in keyof Settings]: NonNullable<Settings[Name]> }

/** `{ name: settings }` when nothing of it is missing, else nothing. */
function whole<Name extends SourceName, Settings extends object>(
  name: Name,
  settings: Settings,
): Partial<Record<Name, Whole<Settings>>> {
  if (Object.values(settings).includes(undefined)) return {}
  return { [name]: settings } as Partial<Record<Name, Whole<Settings>>>
}
