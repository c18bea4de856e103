import { describe, expect, it } from 'vitest'
import { parseNetworkSettings } from './network-settings.ts'

describe('the storefronts’ ids', () => {
  const parse = (ids: string) => parseNetworkSettings({ SKIMLINKS_SITE_IDS: ids })

  it.each([
    ['', { bySite: {}, others: undefined }],
    ['123X4', { bySite: {}, others: '123X4' }],
    ['one=123X4, two = 123X5,', { bySite: { one: '123X4', two: '123X5' }, others: undefined }],
    ['one=123X4,123X9', { bySite: { one: '123X4' }, others: '123X9' }],
  ])('OU2 are read from %j', (ids, expected) => {
    expect(parse(ids).affiliateIds.skimlinks).toEqual(expected)
  })

  it.each(['123', 'one=', '=', 'one=123X4&two=123X5', '123X4;DROP'])(
    'OU2 are refused in %j, with a message that states the required format',
    ids => {
      expect(parse(ids).faults).toEqual([
        ['SKIMLINKS_SITE_IDS', expect.stringContaining('one for each storefront like first=')],
      ])
    },
  )
})
