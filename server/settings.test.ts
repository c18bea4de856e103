import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { environment, parseSettings, SettingsError } from './settings.ts'

const upstream = { STYLE_API_URL: 'https://api.example/api/v2', STYLE_API_KEY: 'uid1' }

function faultsOf(variables: Record<string, string>): string {
  try {
    parseSettings({ ...upstream, ...variables })
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return ''
}

describe('parseSettings', () => {
  it('needs nothing but an upstream', () => {
    expect(parseSettings(upstream)).toEqual({
      port: 3000,
      host: undefined,
      databaseUrl: undefined,
      dataDirectory: 'var',
      isBehindProxy: false,
      logLevel: 'info',
      shutdownSeconds: 15,
      syncEveryMinutes: 60,
      serviceKey: undefined,
      style: { apiUrl: 'https://api.example/api/v2', apiKey: 'uid1', ratePerMinute: 750 },
    })
  })

  it('takes an empty variable as one that is not set', () => {
    expect(parseSettings({ ...upstream, PORT: '', DATABASE_URL: ' ' })).toEqual(parseSettings(upstream))
  })

  it.each([
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535; it is "http"'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535; it is "70000"'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535; it is "-1"'],
    ['HOST', 'http://a/', 'HOST must be a host name or an IP address, like 127.0.0.1; it is "http://a/"'],
    ['DATABASE_URL', 'mysql://root:hunter2@db/x', 'DATABASE_URL must be an address like postgres://'],
    [
      'TRUST_PROXY',
      'yes',
      'TRUST_PROXY must be 1 behind a proxy that sets X-Forwarded-*, else 0; it is "yes"',
    ],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent; it is "loud"',
    ],
    ['SHUTDOWN_SECONDS', '0', 'SHUTDOWN_SECONDS must be a whole number from 1 to 600; it is "0"'],
    ['SYNC_EVERY_MINUTES', '1.5', 'SYNC_EVERY_MINUTES must be a whole number from 1 to 10080; it is "1.5"'],
    ['SERVICE_KEY', 'short', 'SERVICE_KEY must be at least 16 characters'],
    ['STYLE_API_URL', 'api.example', 'STYLE_API_URL must be an address like https://'],
    ['STYLE_API_URL', '', 'STYLE_API_URL is not set, so there is no source to read products from; set it to'],
    ['STYLE_API_KEY', '', 'STYLE_API_KEY is not set; set it to the publisher key'],
  ])('names %s=%s, what is wrong with it and the fix', (name, value, message) => {
    expect(faultsOf({ [name]: value })).toContain(message)
  })

  it('tells all faults at once', () => {
    expect(faultsOf({ PORT: 'x', LOG_LEVEL: 'y', TRUST_PROXY: 'z' }).match(/^ {2}\w+ must/gm)).toHaveLength(3)
  })

  it('keeps secrets out of its message', () => {
    expect(faultsOf({ DATABASE_URL: 'mysql://root:hunter2@db/x', SERVICE_KEY: 'hunter2' })).not.toContain(
      'hunter2',
    )
  })
})

describe('.env.example', () => {
  const example = readFileSync('.env.example', 'utf8')
  const [ofServer = '', ofScripts = ''] = example.split(/^# === .*scripts.*$/m)
  const namesIn = (part: string) => [...part.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(match => match[1])

  it('documents exactly the settings of the server', () => {
    expect(namesIn(ofServer).sort()).toEqual(Object.keys(environment.shape).sort())
  })

  it('documents the settings of the scripts, none twice', () => {
    expect(namesIn(ofScripts)).toEqual([...new Set(namesIn(ofScripts))])
    expect(namesIn(ofScripts)).toEqual(
      expect.arrayContaining(['ALLOW_SANDBOX', 'SANDBOX_PRODUCTS', 'CHROMIUM_PATH']),
    )
  })

  it('shows the defaults', () => {
    const shown = Object.fromEntries(
      [...ofServer.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(match => [match[1], match[2]]),
    )
    const defaults = environment.parse(upstream)
    for (const [name, value] of Object.entries(defaults)) {
      if (!(name in upstream)) expect(shown[name], name).toBe(String(value))
    }
  })
})
