import { describe, expect, it } from 'vitest'
import { parseSettings, SettingsError } from './settings.ts'

const upstream = { STYLE_API_URL: 'https://api.example/api/v2', STYLE_API_KEY: 'uid1' }

const everySource = {
  ...upstream,
  CJ_API_URL: 'https://cj.example/query/',
  CJ_TOKEN: 'pat',
  CJ_COMPANY_ID: '1000001',
  CJ_WEBSITE_ID: '3000003',
  RAKUTEN_API_URL: 'https://rakuten.example',
  RAKUTEN_CLIENT_ID: 'id',
  RAKUTEN_CLIENT_SECRET: 'secret',
  RAKUTEN_SITE_ID: '4000004',
  SKIMLINKS_TOKEN_URL: 'https://skim.example/access_token',
  SKIMLINKS_API_URL: 'https://skim.example',
  SKIMLINKS_PUBLISHER_ID: '123456',
  SKIMLINKS_CLIENT_ID: 'id',
  SKIMLINKS_CLIENT_SECRET: 'secret',
}

function faultsOf(variables: Record<string, string>): string {
  try {
    parseSettings(variables)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return ''
}

describe('parseSettings', () => {
  it('requires no variables', () => {
    expect(parseSettings({})).toEqual({
      port: 3000,
      host: undefined,
      databaseUrl: undefined,
      dataDirectory: 'var',
      trustedProxies: 0,
      workers: undefined,
      logLevel: 'info',
      shutdownSeconds: 15,
      searchUrl: undefined,
      searchMode: 'answer',
      searchSeconds: 2,
      serviceKey: undefined,
      commissionsCron: '41 */4 * * *',
      pageRulesCron: '23 4 * * *',
      authSecret: undefined,
      siteOrigins: undefined,
      smtpUrl: undefined,
      mailFrom: 'hello@localhost',
      checksLinks: true,
      imageCacheMegabytes: 512,
      responseCacheMegabytes: 64,
      imagePrivateHosts: [],
      contentUrl: undefined,
      contentToken: undefined,
      contentWebhookSecret: undefined,
      contentPrivateHosts: [],
      affiliateIds: {
        skimlinks: { bySite: {}, others: undefined },
        viglink: { bySite: {}, others: undefined },
      },
      redirectUrls: {
        skimlinks: 'https://go.skimresources.com',
        viglink: 'https://redirect.viglink.com',
      },
      reportSettings: {
        cj: { commissionsUrl: 'https://commissions.api.cj.com/query' },
        rakuten: {},
        skimlinks: {},
      },
      outboundPrivateHosts: [],
      oauthKeys: {},
      sources: {},
      syncCrons: {
        cj: '7 * * * *',
        rakuten: '29 * * * *',
        style: '51 * * * *',
        trending: '13 * * * *',
      },
    })
  })

  it('PR2 reads a source only when all of its settings are set', () => {
    expect(parseSettings(upstream).sources).toEqual({
      style: { apiUrl: 'https://api.example/api/v2', apiKey: 'uid1', ratePerMinute: 750 },
    })
    expect(parseSettings(everySource).sources).toEqual({
      style: { apiUrl: 'https://api.example/api/v2', apiKey: 'uid1', ratePerMinute: 750 },
      cj: {
        apiUrl: 'https://cj.example/query',
        token: 'pat',
        companyId: '1000001',
        websiteId: '3000003',
        ratePerMinute: 25,
      },
      rakuten: {
        apiUrl: 'https://rakuten.example',
        clientId: 'id',
        clientSecret: 'secret',
        siteId: '4000004',
        ratePerMinute: 100,
      },
      trending: {
        tokenUrl: 'https://skim.example/access_token',
        apiUrl: 'https://skim.example',
        publisherId: '123456',
        clientId: 'id',
        clientSecret: 'secret',
        ratePerMinute: 40,
      },
    })
  })

  it.each(Object.keys(everySource))(
    'suggests a fix when %s is missing but its source’s other settings are set',
    name => {
      expect(faultsOf({ ...everySource, [name]: '' })).toMatch(
        new RegExp(
          `^  ${name} is not set, though \\w+ is; set it to the .*, or unset .* to run without \\w+$|^  ${name} is not set, though \\w+ is; set it to a`,
          'm',
        ),
      )
    },
  )

  it('reads the schedule of a single source', () => {
    const { syncCrons } = parseSettings({ SYNC_EVERY_MINUTES: '360', CJ_SYNC_CRON: '15 4 * * 1-5' })
    // The minute follows from the number of sources.
    const everySixHours = expect.stringMatching(/^\d+ \*\/6 \* \* \*$/)
    expect(syncCrons).toMatchObject({ style: everySixHours, cj: '15 4 * * 1-5' })
  })

  it('LS4 lists the picture hosts inside our own network', () => {
    const { imagePrivateHosts } = parseSettings({
      IMAGE_PRIVATE_HOSTS: 'localhost:4100, CDN.internal',
    })
    expect(imagePrivateHosts).toEqual(['localhost:4100', 'cdn.internal'])
  })

  it('treats an empty variable as unset', () => {
    expect(parseSettings({ ...upstream, PORT: '', DATABASE_URL: ' ' })).toEqual(
      parseSettings(upstream),
    )
  })

  it.each([
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535; it is "http"'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535; it is "70000"'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535; it is "-1"'],
    [
      'HOST',
      'http://a/',
      'HOST must be a host name or an IP address, like 127.0.0.1; it is "http://a/"',
    ],
    [
      'DATABASE_URL',
      'mysql://root:hunter2@db/x',
      'DATABASE_URL must be an address like postgres://',
    ],
    ['SEARCH_URL', 'search:9200', 'SEARCH_URL must be addresses like https://'],
    ['SEARCH_MODE', 'shadow', 'SEARCH_MODE must be answer or compare'],
    ['SEARCH_SECONDS', '0', 'SEARCH_SECONDS must be a whole number from 1 to 60; it is "0"'],
    ['SEARCH_SECONDS', '61', 'SEARCH_SECONDS must be a whole number from 1 to 60; it is "61"'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be a whole number from 0 to 10; it is "yes"'],
    ['TRUST_PROXY', '-1', 'TRUST_PROXY must be a whole number from 0 to 10; it is "-1"'],
    ['TRUST_PROXY', '11', 'TRUST_PROXY must be a whole number from 0 to 10; it is "11"'],
    ['TRUST_PROXY', '1.5', 'TRUST_PROXY must be a whole number from 0 to 10; it is "1.5"'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent; it is "loud"',
    ],
    [
      'IMAGE_PRIVATE_HOSTS',
      'http://localhost:4100',
      'IMAGE_PRIVATE_HOSTS must be hosts as in their addresses, like cdn.internal:8080',
    ],
    [
      'IMAGE_CACHE_MB',
      '-1',
      'IMAGE_CACHE_MB must be a whole number from 0 to 10000000; it is "-1"',
    ],
    ['SHUTDOWN_SECONDS', '0', 'SHUTDOWN_SECONDS must be a whole number from 1 to 600; it is "0"'],
    ['SYNC_EVERY_MINUTES', '1.5', 'SYNC_EVERY_MINUTES must be a whole number; it is "1.5"'],
    ['SYNC_EVERY_MINUTES', '7', 'SYNC_EVERY_MINUTES must divide an hour'],
    ['SYNC_EVERY_MINUTES', '0', 'SYNC_EVERY_MINUTES must divide an hour'],
    ['CJ_SYNC_CRON', '61 * * * *', 'CJ_SYNC_CRON must be five fields of cron'],
    ['CJ_SYNC_CRON', 'daily', 'CJ_SYNC_CRON must be five fields of cron'],
    ['CJ_COMPANY_ID', 'acme', 'CJ_COMPANY_ID must be digits only; it is "acme"'],
    ['SERVICE_KEY', 'short', 'SERVICE_KEY must be at least 16 characters'],
    ['AUTH_SECRET', 'short', 'AUTH_SECRET must be at least 32 characters'],
    ['SITE_ORIGINS', 'https', 'SITE_ORIGINS must be public or local'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL must be an address like smtp://'],
    ['MAIL_FROM', 'a b', 'MAIL_FROM must be an address like hello@example.com'],
    ['STYLE_API_URL', 'api.example', 'STYLE_API_URL must be an address like https://'],
  ])('reports %s=%s with the reason and the fix', (name, value, message) => {
    expect(faultsOf({ [name]: value })).toContain(message)
  })

  it('AC1 enables login with a provider once its id and secret are set', () => {
    const both = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hunter2' }
    expect(parseSettings(both).oauthKeys).toEqual({
      google: { clientId: 'id', clientSecret: 'hunter2' },
    })
    expect(faultsOf({ GOOGLE_CLIENT_ID: 'id' })).toContain(
      'GOOGLE_CLIENT_SECRET is not set, although its counterpart is; set it to the secret',
    )
    expect(faultsOf({ APPLE_CLIENT_SECRET: 'hunter2' })).toMatch(/^ {2}APPLE_CLIENT_ID is not set/m)
  })

  it('reports all errors at once', () => {
    expect(
      faultsOf({ PORT: 'x', LOG_LEVEL: 'y', TRUST_PROXY: 'z' }).match(/^ {2}\w+ must/gm),
    ).toHaveLength(3)
  })

  it('never prints secrets', () => {
    expect(
      faultsOf({
        DATABASE_URL: 'mysql://root:hunter2@db/x',
        SERVICE_KEY: 'hunter2',
        AUTH_SECRET: 'hunter2',
      }),
    ).not.toContain('hunter2')
  })
})
