import { describe, expect, it } from 'vitest'
import { findDestination } from './find-destination.ts'
import { skimlinksUrl, viglinkUrl, withCjSubId, withRakutenSubId } from './tracked-links.ts'

const target = 'https://www.a.example/p/nq-4471?size=s&x=1%26y#top'
const subId = 'smia4r7k02gosa7pa2gv4'

describe('a wrapped link', () => {
  it('OU2 contains the storefront’s id, the target encoded once, and the sub-id', () => {
    expect(skimlinksUrl('https://go.skimresources.com', '123456X1600001', target, subId)).toBe(
      `https://go.skimresources.com/?id=123456X1600001&xs=1&url=https%3A%2F%2Fwww.a.example%2Fp%2Fnq-4471%3Fsize%3Ds%26x%3D1%2526y%23top&xcust=${subId}`,
    )
    expect(viglinkUrl('https://redirect.viglink.com', '0'.repeat(32), target, subId)).toBe(
      `https://redirect.viglink.com?key=${'0'.repeat(32)}&u=https%3A%2F%2Fwww.a.example%2Fp%2Fnq-4471%3Fsize%3Ds%26x%3D1%2526y%23top&cuid=${subId}`,
    )
  })

  it('OU2 can be unwrapped to its target', () => {
    for (const link of [
      skimlinksUrl('https://go.skimresources.com', '1X2', target, subId),
      viglinkUrl('https://redirect.viglink.com', '0'.repeat(32), target, subId),
    ])
      expect(findDestination(link)).toBe(target)
  })
})

describe('a sub-id', () => {
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
    const tracked = withCjSubId(link, 'S')
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
    const tracked = withRakutenSubId(link, 'S')
    expect(tracked).toContain(part)
    expect(tracked).not.toContain('card12')
    expect(findDestination(tracked)).toBe(findDestination(link))
  })
})
