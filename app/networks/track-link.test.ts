import { describe, expect, it } from 'vitest'
import { networks, wrapperNetworks } from './all-networks.server.ts'
import { findDestination } from './find-destination.ts'
import { trackLink, trackOwnLink } from './track-link.ts'

const target = 'https://www.a.example/p/nq-4471?size=s&x=1%26y#top'
const subId = 'smia4r7k02gosa7pa2gv4'

describe('a wrapped link', () => {
  it('OU2 contains the storefront’s id, the target encoded once, and the sub-id', () => {
    const [skimlinks, viglink] = wrapperNetworks.map(({ wrapper }) => wrapper)
    expect(skimlinks?.wrap('https://go.skimresources.com', '123456X1600001', target, subId)).toBe(
      `https://go.skimresources.com/?id=123456X1600001&xs=1&url=https%3A%2F%2Fwww.a.example%2Fp%2Fnq-4471%3Fsize%3Ds%26x%3D1%2526y%23top&xcust=${subId}`,
    )
    expect(viglink?.wrap('https://redirect.viglink.com', '0'.repeat(32), target, subId)).toBe(
      `https://redirect.viglink.com?key=${'0'.repeat(32)}&u=https%3A%2F%2Fwww.a.example%2Fp%2Fnq-4471%3Fsize%3Ds%26x%3D1%2526y%23top&cuid=${subId}`,
    )
  })

  it.each(wrapperNetworks)('OU2 can be unwrapped to its target: $name', ({ wrapper }) => {
    const { wrap, redirectUrl } = wrapper
    expect(findDestination(wrap(redirectUrl.default, '1X2', target, subId))).toBe(target)
  })
})

describe('a sub-id', () => {
  const trackOwn = (adSource: string, clickUrl: string) =>
    trackOwnLink({ adSource, clickUrl }, 'S')?.url ?? ''

  it.each([
    [
      'https://www.jdoqocy.com/click-1-2?url=https%3A%2F%2Fa.example%2Fp&cjsku=9',
      'click-1-2?sid=S&url=',
    ],
    [
      'https://www.jdoqocy.com/click-1-2?sid=card12&url=https%3A%2F%2Fa.example',
      'click-1-2?sid=S&url=',
    ],
    ['https://www.jdoqocy.com/click-1-2?url=https%3A%2F%2Fa.example&SID=x', 'click-1-2?sid=S&url='],
    ['https://www.jdoqocy.com/click-1-2', 'click-1-2?sid=S'],
    [
      'https://www.jdoqocy.com/click-1-2?url=https://a.example/?sid=9&b=2',
      '?sid=S&url=https://a.example/?sid=9&b=2',
    ],
    [
      'https://anrdoezrs.net/links/3/type/dlg/https://a.example/p?x=1',
      '/dlg/sid/S/https://a.example/p?x=1',
    ],
    [
      'https://anrdoezrs.net/links/3/type/dlg/sid/old/https://a.example/p',
      '/dlg/sid/S/https://a.example/p',
    ],
  ])('OU1 is the only sub-id in CJ’s link %s', (link, part) => {
    const tracked = trackOwn('CJ', link)
    expect(tracked).toContain(part)
    expect(tracked.toLowerCase()).not.toMatch(/card12|sid=x|old/)
    expect(findDestination(tracked)).toBe(findDestination(link))
  })

  it.each([
    [
      'https://click.linksynergy.com/link?id=A&offerid=7.9&type=15&murl=https%3A%2F%2Fa.example',
      'link?u1=S&id=A&',
    ],
    [
      'https://click.linksynergy.com/deeplink?id=A&u1=card12&murl=https%3A%2F%2Fa.example',
      'deeplink?u1=S&id=A&',
    ],
    [
      'https://click.linksynergy.com/fs-bin/click?id=A*b/c&type=3#top',
      'click?u1=S&id=A*b/c&type=3#top',
    ],
  ])('OU1 is the only sub-id in Rakuten’s link %s', (link, part) => {
    const tracked = trackOwn('Rakuten', link)
    expect(tracked).toContain(part)
    expect(tracked).not.toContain('card12')
    expect(findDestination(tracked)).toBe(findDestination(link))
  })

  const a = 'https%3A%2F%2Fwww.a.example%2Fp'
  const trackable: [string, string, string][] = [
    [
      'awin',
      `https://www.awin1.com/cread.php?awinmid=5&awinaffid=4&ued=${a}`,
      'clickref=S&awinmid',
    ],
    ['awin', `https://www.awin1.com/cread.php?clickref=old&ued=${a}`, 'clickref=S&ued'],
    ['awin', `https://www.awin1.com/cread.php?CLICKREF=old&clickref2=b&p=${a}`, '=S&clickref2=b&p'],
    ['awin', 'https://www.awin1.com/pclick.php?p=123&a=4&m=5', 'pclick.php?clickref=S&p=123'],
    ['awin', 'https://www.awin1.com/awclick.php?mid=5&id=4', 'awclick.php?clickref=S&mid=5'],
    ['cj', `https://www.jdoqocy.com/click-1-2?sid=old&url=${a}`, 'click-1-2?sid=S&url='],
    ['cj', 'https://anrdoezrs.net/links/3/type/am/https://www.a.example/p', '/am/sid/S/https://'],
    ['rakuten', `https://click.linksynergy.com/deeplink?id=A&u1=old&murl=${a}`, 'deeplink?u1=S&id'],
    ['skimlinks', `https://go.skimresources.com/?id=1X2&xcust=old&url=${a}`, '?xcust=S&id=1X2'],
    ['skimlinks', `https://go.redirectingat.com?id=1X2&url=${a}`, '?xcust=S&id=1X2'],
    ['viglink', `https://redirect.viglink.com?key=1&cuid=old&u=${a}`, '?cuid=S&key=1'],
    ['viglink', 'https://redirect.viglink.com?x=v1&u=QmFzZTY0', '?cuid=S&x=v1'],
    ['impact', `https://shop.pxf.io/c/1/2/3?subid1=old&u=${a}`, '/c/1/2/3?subId1=S&u='],
    ['impact', `https://shop.sjv.io/c/1/2/3?u=${a}#top`, `?subId1=S&u=${a}#top`],
    ['partnerize', `https://prf.hn/click/camref:1l/destination:${a}`, 'camref:1l/pubref:S/dest'],
    [
      'partnerize',
      `https://prf.hn/click/camref:1l/pubref:old/destination:${a}`,
      ':1l/pubref:S/dest',
    ],
    ['partnerize', 'https://prf.hn/click/camref:1l/', '/click/camref:1l/pubref:S'],
    ['shareasale', 'https://shareasale.com/r.cfm?b=1&urllink=www.a.example/p', '?afftrack=S&b=1'],
    ['flexoffers', `https://track.flexlinkspro.com/a.ashx?foid=1&url=${a}`, '?fobs=S&foid=1'],
    ['pepperjam', `https://www.pjtra.com/t/8-1?sid=old&url=${a}`, '/t/8-1?sid=S&url='],
    ['webgains', `https://track.webgains.com/click.html?wgtarget=${a}`, '?clickref=S&wgtarget'],
    ['tradedoubler', `https://clk.tradedoubler.com/click?p=1&epi=old&url=${a}`, '?epi=S&p=1&url'],
    ['digidip', `https://shop.digidip.net/visit?url=${a}`, '?ref=S&url='],
  ]

  it.each(trackable)('OU1 is the only sub-id in a link of %s: %s', (network, link, part) => {
    const tracked = trackLink(link, 'S')
    expect(tracked?.network).toBe(network)
    expect(tracked?.url).toContain(part)
    expect(tracked?.url).not.toContain('old')
    expect(findDestination(tracked?.url ?? '')).toBe(findDestination(link))
  })

  it('OU1 is tested for every network whose links can have one', () => {
    const ids = networks.map(({ id }) => id)
    expect(new Set(trackable.map(([network]) => network))).toEqual(new Set(ids))
  })

  it.each([
    'https://www.a.example/p?sid=1',
    'https://www.awin1.com/cshow.php?s=1',
    'https://www.jdoqocy.com/image-1-2',
    'https://click.linksynergy.com/fs-bin/show?id=A',
    'https://www.awin1.com.evil.example/pclick.php?p=1',
    'https://notawin1.com/pclick.php?p=1',
    'https://api.shopstyle.com/action/apiVisitRetailer?id=1&pid=uid',
    'https://shop.connexity.net/rd?t=https%3A%2F%2Fa.example',
    'https://tidd.ly/abc',
    'javascript:alert(1)',
  ])('OU1 is not added to %s', link => {
    expect(trackLink(link, 'S')).toBeUndefined()
  })
})
