import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '#app/database/testing.ts'
import { digits, text } from '#app/domain/setting.ts'
import { isSourceLetter } from '#app/domain/source.ts'
import { defineSource } from '#app/sources/source-definition.ts'
import { makeConnector } from '#app/sources/testing.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'

const listFile = '#app/sources/source-list.server.ts'
const products = [makeProduct(1, { source: 'a' }), makeProduct(2, { source: 'a' })]
const almanacSource = defineSource({
  letter: 'a',
  name: 'almanac',
  title: 'The almanac',
  variablePrefix: 'ALMANAC',
  settings: {
    apiKey: { variable: 'ALMANAC_API_KEY', description: 'a key', schema: text, isSecret: true },
    shelf: { variable: 'ALMANAC_SHELF', description: 'a number', schema: digits },
  },
  ratePerMinute: 60,
  normalizer: 'normalize.ts',
  createConnector: () => ({ ...makeConnector([{ products }]), source: 'a' }),
})

/** Imports the modules that use the list of sources. By now, the list contains the fifth source. */
async function importModules() {
  const [rules, sync, connectors, settings, docs, syncArguments] = await Promise.all([
    import('#app/ingest/hash-rules.server.ts'),
    import('#app/ingest/sync.server.ts'),
    import('./sync/create-connectors.ts'),
    import('./settings/settings.ts'),
    import('./settings/settings-docs.ts'),
    import('./sync/sync-arguments.ts'),
  ])
  return { ...rules, ...sync, ...connectors, ...settings, ...docs, ...syncArguments }
}

let modules: Awaited<ReturnType<typeof importModules>>
beforeAll(async () => {
  vi.resetModules()
  // Replaces the one line that a new source needs outside its folder.
  vi.doMock(listFile, async importList => {
    const { sourceList } = await importList<{ sourceList: readonly object[] }>()
    return { sourceList: [...sourceList, almanacSource] }
  })
  modules = await importModules()
})
// The modules are reset because test files share them and the other tests expect the real list.
afterAll(() => {
  vi.doUnmock(listFile)
  vi.resetModules()
})

const variables = { ALMANAC_API_KEY: 'secret', ALMANAC_SHELF: '7' }

describe('a source that is a folder and a line in source-list.server.ts', () => {
  it('has settings, a rate limit and a schedule', () => {
    const { sources, syncCrons } = modules.parseSettings(variables)
    expect(sources).toEqual({ almanac: { apiKey: 'secret', shelf: '7', ratePerMinute: 60 } })
    expect(syncCrons).toHaveProperty('almanac')
    expect(() => modules.parseSettings({ ALMANAC_API_KEY: 'secret' })).toThrow(
      'ALMANAC_SHELF is not set',
    )
  })

  it('is documented and known to npm run sync', () => {
    expect(modules.formatEnvExample()).toContain('# ALMANAC_API_KEY=')
    expect(modules.parseSyncArguments(['almanac'])).toMatchObject({ kind: 'sync', sources: ['a'] })
  })

  it('PR5 syncs into the catalogue under its letter', async () => {
    const [connector] = modules.createConnectors(
      modules.parseSettings(variables).sources,
      'reading',
    )
    if (connector === undefined) throw new Error('no connector')
    // Replaces the build's rules versions, since the normalizer is not on disk.
    vi.stubGlobal('builtRulesVersions', { a: '00000001' })
    const database = await createTestDatabase()
    try {
      const { pool } = database
      const signal = new AbortController().signal
      const log = pino({ level: 'silent' })
      await expect(modules.runSync({ connector, pool, log, signal })).resolves.toMatchObject({
        state: 'complete',
        counts: { added: 2 },
      })
      const stored = await createStore(pool).findProduct('a', '1')
      expect(stored?.product).toMatchObject({ source: 'a', id: '1' })
      expect(isSourceLetter('a')).toBe(true)
    } finally {
      vi.unstubAllGlobals()
      await database.drop()
    }
  })

  it('reprocesses its products when its normalizer changes', async () => {
    const hashWith = async (normalizer: string) => {
      const app = await mkdtemp(join(tmpdir(), 'fifth-'))
      try {
        for (const room of ['domain', 'store'])
          await cp(join('app', room), join(app, room), { recursive: true })
        await mkdir(join(app, 'sources/almanac'), { recursive: true })
        await writeFile(join(app, 'sources/almanac/normalize.ts'), normalizer)
        return modules.hashRules(app, 'a')
      } finally {
        await rm(app, { recursive: true })
      }
    }
    expect(await hashWith('export const rule = 1')).not.toBe(
      await hashWith('export const rule = 2'),
    )
  })
})
