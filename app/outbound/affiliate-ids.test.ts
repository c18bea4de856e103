import { describe, expect, it } from 'vitest'
import { getAffiliateIds, type SiteIds } from './affiliate-ids.ts'

const none: SiteIds = { bySite: {} }
const own: SiteIds = { bySite: { one: 'own' } }
const fallback: SiteIds = { bySite: {}, others: 'default' }
const both: SiteIds = { bySite: { one: 'own' }, others: 'default' }
const another: SiteIds = { bySite: { two: 'another' } }

describe('getAffiliateIds', () => {
  it.each<[string, SiteIds, file: string | undefined, expected: string | undefined]>([
    ['nothing', none, undefined, undefined],
    ['the storefront’s file', none, 'file', 'file'],
    ['the default', fallback, undefined, 'default'],
    ['the default before the file', fallback, 'file', 'default'],
    ['the storefront’s own', own, undefined, 'own'],
    ['the storefront’s own before the file', own, 'file', 'own'],
    ['the storefront’s own before the default', both, 'file', 'own'],
    ['the file, since the other storefront’s id is not ours', another, 'file', 'file'],
    ['nothing of another storefront', another, undefined, undefined],
  ])('OU1 OU2 takes %s, at either wrapper', (_, ids, file, expected) => {
    const skimlinks = { id: 'one', affiliate: file === undefined ? {} : { skimlinks: file } }
    expect(getAffiliateIds(skimlinks, { skimlinks: ids, viglink: none })).toEqual(
      expected === undefined ? {} : { skimlinks: expected },
    )
    const viglink = { id: 'one', affiliate: file === undefined ? {} : { viglink: file } }
    expect(getAffiliateIds(viglink, { skimlinks: none, viglink: ids })).toEqual(
      expected === undefined ? {} : { viglink: expected },
    )
  })

  it('OU1 has no id for a storefront that is named like a member of every object', () => {
    const site = { id: 'constructor', affiliate: {} }
    expect(getAffiliateIds(site, { skimlinks: own, viglink: none })).toEqual({})
  })
})
