import { describe, expect, it } from 'vitest'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { parseSettings } from '../settings/settings.ts'
import { createCommissionReaders, listAccounts } from './commission-readers.ts'

const cj = {
  ...{ CJ_API_URL: 'https://cj.example', CJ_TOKEN: 'secret' },
  ...{ CJ_COMPANY_ID: '1000001', CJ_WEBSITE_ID: '3000003' },
}
const rakuten = {
  ...{ RAKUTEN_API_URL: 'https://rakuten.example', RAKUTEN_CLIENT_ID: 'id' },
  ...{ RAKUTEN_CLIENT_SECRET: 'secret', RAKUTEN_SITE_ID: '3100031' },
}
const skimlinks = {
  ...{ SKIMLINKS_TOKEN_URL: 'https://a.example/token', SKIMLINKS_API_URL: 'https://a.example' },
  ...{ SKIMLINKS_PUBLISHER_ID: '7', SKIMLINKS_CLIENT_ID: 'id', SKIMLINKS_CLIENT_SECRET: 'secret' },
}

describe('createCommissionReaders', () => {
  it.each<[Record<string, string>, string[]]>([
    [{}, []],
    [cj, ['cj']],
    [rakuten, ['rakuten']],
    [skimlinks, ['skimlinks']],
    [{ ...skimlinks, ...rakuten, ...cj }, ['cj', 'rakuten', 'skimlinks']],
  ])('OU4 reads the networks that are configured: %j', (variables, networks) => {
    const readers = createCommissionReaders(parseSettings(variables))
    expect(readers.map(({ network }) => network)).toEqual(networks)
  })

  it('OU4 reads again what each network may still change, as far back as it reports', () => {
    const readers = createCommissionReaders(parseSettings({ ...cj, ...rakuten, ...skimlinks }))
    expect(readers.map(({ overlapDays, reachDays }) => [overlapDays, reachDays])).toEqual([
      [120, undefined],
      [3, 30],
      [2, undefined],
    ])
  })
})

describe('listAccounts', () => {
  const [sample] = storefronts
  const list = (variables: Record<string, string>, affiliate: Storefront['affiliate'] = {}) => {
    if (!sample) throw new Error('There is no storefront')
    const sites = [
      { ...sample, id: 'one', affiliate },
      { ...sample, id: 'two' },
    ]
    return listAccounts(parseSettings(variables), sites).map(
      ({ network, storefront, account }) => `${network} ${storefront} ${account}`,
    )
  }

  it('OU4 credits the clicks of every storefront to our one website at CJ and at Rakuten', () => {
    expect(list(cj)).toEqual(['cj one 3000003', 'cj two 3000003'])
    expect(list(rakuten)).toEqual(['rakuten one 3100031', 'rakuten two 3100031'])
  })

  it.each<[ids: string, file: string | undefined, accounts: string[]]>([
    ['', undefined, []],
    ['', '123X1', ['skimlinks one 1']],
    ['one=123X4', undefined, ['skimlinks one 4']],
    ['one=123X4,123X9', '123X1', ['skimlinks one 4', 'skimlinks two 9']],
    ['123X9', '123X1', ['skimlinks one 9', 'skimlinks two 9']],
  ])(
    'OU4 credits clicks to the domain in each storefront’s Skimlinks id: %j, %s',
    (ids, file, accounts) => {
      const affiliate = file === undefined ? {} : { skimlinks: file }
      expect(list({ SKIMLINKS_SITE_IDS: ids }, affiliate)).toEqual(accounts)
    },
  )

  it('OU4 has no account for a Sovrn key, since Sovrn’s report is not read', () => {
    expect(list({ VIGLINK_KEYS: '0'.repeat(32) })).toEqual([])
  })
})
