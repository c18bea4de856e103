import { describe, expect, it } from 'vitest'
import { createSandbox } from '../sandbox/sandbox.ts'
import { toServerSettings } from '../sandbox/server-settings.ts'
import { mergeSettings } from './merge-settings.mjs'

describe('mergeSettings', () => {
  it('lets every given setting win over the sandbox’s', async () => {
    const sandbox = await createSandbox({ products: 1 })
    const ofSandbox = toServerSettings(sandbox)
    await sandbox.close()
    for (const name of Object.keys(ofSandbox)) {
      const { settings, unused } = mergeSettings({ [name]: 'mine' }, ofSandbox)
      expect([name, settings[name].split(',')[0]]).toEqual([name, 'mine'])
      expect(Object.keys(settings).length + unused.length).toBeGreaterThanOrEqual(
        Object.keys(ofSandbox).length,
      )
      if (!name.endsWith('_PRIVATE_HOSTS')) expect(unused).toContain(name)
    }
    expect(mergeSettings({}, ofSandbox)).toEqual({ settings: ofSandbox, unused: [] })
  })

  it.each([
    [
      'counts empty settings as unset',
      { A: '', B: ' ' },
      { A: '1', B: '2' },
      { A: '1', B: '2' },
      [],
    ],
    ['keeps other settings', { C: '3' }, { A: '1' }, { C: '3', A: '1' }, []],
    [
      'adds the hosts of both',
      { IMAGE_PRIVATE_HOSTS: 'cdn.internal:8080' },
      { IMAGE_PRIVATE_HOSTS: 'localhost:4100' },
      { IMAGE_PRIVATE_HOSTS: 'cdn.internal:8080,localhost:4100' },
      [],
    ],
    [
      'does not open another content service to the sandbox’s secret',
      { CONTENT_API_URL: 'https://name.cdn.prismic.io/api/v2' },
      { CONTENT_API_URL: 'http://localhost:4100', CONTENT_WEBHOOK_SECRET: 'sandbox' },
      { CONTENT_API_URL: 'https://name.cdn.prismic.io/api/v2' },
      ['CONTENT_API_URL', 'CONTENT_WEBHOOK_SECRET'],
    ],
    ['works without a sandbox', { A: '1' }, undefined, { A: '1' }, []],
  ])('%s', (_, given, ofSandbox, settings, unused) => {
    expect(mergeSettings(given, ofSandbox)).toEqual({ settings, unused })
  })
})
