import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sandboxSettings } from '../../sandbox/sandbox-settings.ts'
import { scriptSettings } from './script-settings.ts'
import { formatEnvExample, replaceReadmeTable } from './settings-docs.ts'

describe('formatEnvExample', () => {
  it('matches .env.example (else run `npm run docs`)', () => {
    expect(readFileSync('.env.example', 'utf8')).toBe(formatEnvExample())
  })
})

describe('replaceReadmeTable', () => {
  it('matches the settings table of README.md (else run `npm run docs`)', () => {
    const readme = readFileSync('README.md', 'utf8')
    expect(replaceReadmeTable(readme)).toBe(readme)
  })

  it('throws when its markers are missing', () => {
    expect(() => replaceReadmeTable('# Storefronts')).toThrow('README.md needs the lines')
  })
})

describe('scriptSettings', () => {
  const defaults: Record<string, unknown> = sandboxSettings.parse({})

  it.each(['SANDBOX_PRODUCTS', 'SANDBOX_SEED'])('documents the real default of %s', name => {
    const documented = scriptSettings.find(({ variable }) => variable === name)?.default
    expect(documented).toBe(String(defaults[name]))
  })
})
