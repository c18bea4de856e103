import { describe, expect, it } from 'vitest'
import { findDestination } from './find-destination.ts'

const shop = 'https%3A%2F%2Fa.example%2Fp'
const awin = 'https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued=https%3A%2F%2Fa.example'

describe('findDestination', () => {
  it.each([
    [
      'https://www.jdoqocy.com/click-1-2?url=https%3A%2F%2Fa.example%2Fp%3Fx%3D1%2526y&cjsku=9',
      'https://a.example/p?x=1%26y',
    ],
    [
      'https://www.anrdoezrs.net/links/3000003/type/dlg/sid/q/https://a.example/p?x=1&y=2',
      'https://a.example/p?x=1&y=2',
    ],
    ['http://dpbolvw.net/links/3/type/am/https://a.example/p', 'https://a.example/p'],
    [`https://cj.dotomi.com/8h2js?url=${shop}`, 'https://a.example/p'],
    // Impression pixels are not clicks.
    [`https://www.ftjcfx.com/image-1-2?url=${shop}`, undefined],
    [`https://click.linksynergy.com/deeplink?id=A&mid=4&u1=q&murl=${shop}`, 'https://a.example/p'],
    [`http://click.linksynergy.com/link?id=A&offerid=7.9&MURL=${shop}`, 'https://a.example/p'],
    [
      'https://click.linksynergy.com/fs-bin/click?id=A&RD_PARM1=https%253A%252F%252Fa.example%252Fp',
      'https://a.example/p',
    ],
    ['https://click.linksynergy.com/fs-bin/click?id=A&offerid=7.1&type=3', undefined],
    [`https://click.linksynergy.com/fs-bin/show?murl=${shop}`, undefined],
    ['https://api.shopstyle.com/action/apiVisitRetailer?id=1&pid=uid1', undefined],
    [`https://www.shopstyle.com/action/apiVisitRetailer?pid=u&url=${shop}`, 'https://a.example/p'],
    ['https://www.awin1.com/pclick.php?p=123&a=1&m=2', undefined],
    ['https://www.awin1.com/awclick.php?mid=1&id=2', undefined],
    [awin, 'https://a.example/'],
    [
      'https://awin1.com/cread.php?p=%5B%5Bhttps%3A%2F%2Fa.example%2Fp%5D%5D',
      'https://a.example/p',
    ],
    [
      `https://go.skimresources.com/?id=1X2&xs=1&url=${encodeURIComponent(awin)}`,
      'https://a.example/',
    ],
    [`https://go.redirectingat.com?id=1X2&url=${shop}`, 'https://a.example/p'],
    [`https://redirect.viglink.com?key=0&cuid=q&u=${shop}`, 'https://a.example/p'],
    ['https://redirect.viglink.com?key=0&x=v1&u=QmFzZTY0', undefined],
    [`https://brand.sjv.io/c/1/2/3?subId1=q&u=${shop}`, 'https://a.example/p'],
    [`https://prf.hn/click/camref:1l/pubref:q/destination:${shop}`, 'https://a.example/p'],
    [
      'https://prf.hn/click/camref:1l/destination:https://a.example/p?x=1',
      'https://a.example/p?x=1',
    ],
    ['https://shareasale.com/r.cfm?b=1&urllink=www.a.example%2Fp', 'https://www.a.example/p'],
    [`https://track.flexlinkspro.com/a.ashx?foid=1&url=${shop}`, 'https://a.example/p'],
    [`https://www.pjtra.com/t/1-2-3?sid=q&url=${shop}`, 'https://a.example/p'],
    [`https://track.webgains.com/click.html?wgtarget=${shop}`, 'https://a.example/p'],
    [`https://clk.tradedoubler.com/click?p=1&a=2&url=${shop}`, 'https://a.example/p'],
    [`https://brand.digidip.net/visit?url=${shop}`, 'https://a.example/p'],
    [`https://rd.connexity.net/rd?t=${shop}`, 'https://a.example/p'],
    [`https://www.ojrq.net/p/?return=${shop}`, 'https://a.example/p'],
    [`https://x.tatrck.com/v1/go/?deeplink=${shop}`, 'https://a.example/p'],
    ['https://bit.ly/3abc', undefined],
  ])('OU2 reads %s as %s', (link, destination) => {
    expect(findDestination(link)).toBe(destination)
  })

  it.each([
    ['a shop that uses the names of networks', 'https://a.example/go?url=https://b.example/&u=1'],
    ['a host that ends like a network', `https://notjdoqocy.com/click-1-2?url=${shop}`],
    ['a host that begins like one', `https://jdoqocy.com.evil.example/click-1-2?url=${shop}`],
    ['a query with special characters', 'https://a.example/p?x=1%26y&z=%2B+%25'],
  ])('OU2 leaves %s unchanged', (_, link) => {
    expect(findDestination(link)).toBe(link)
  })

  it.each([
    ['https://a.example/p?utm_source=x&size=s&cjevent=1&ranMID=2', 'https://a.example/p?size=s'],
    ['HTTPS://WWW.A.example/P?gclid=1', 'https://www.a.example/P'],
    ['https://a.example/p?%75tm_source=x#sizes', 'https://a.example/p#sizes'],
  ])('OU2 drops only tracking: %s', (link, destination) => {
    expect(findDestination(link)).toBe(destination)
  })

  it.each([
    [
      'https://www.jdoqocy.com/click-1-2?url=https://a.example/p?a=1&b=2&cjsku=9',
      'https://a.example/p?a=1&b=2',
    ],
    ['https://www.jdoqocy.com/click-1-2?url=https://a.example/p&cjsku=9', 'https://a.example/p'],
    ['https://click.linksynergy.com/deeplink?murl=//a.example/p', 'https://a.example/p'],
  ])('OU2 reads an unencoded target: %s', (link, destination) => {
    expect(findDestination(link)).toBe(destination)
  })

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    '//a.example/p',
    '/p',
    '',
    'https://user:password@a.example/',
    'https://www.jdoqocy.com@a.example/',
    ...[
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      '/p',
      'https://user@a.example/',
      'https:///',
      'http://localhost/',
      'http://%5B/',
      '%E0%A4%A',
    ].map(target => `https://go.skimresources.com/?id=1X2&url=${encodeURIComponent(target)}`),
  ])('OU2 finds no destination in %j', link => {
    expect(findDestination(link)).toBeUndefined()
  })

  it('OU2 does not mistake a homograph for the network it imitates', () => {
    expect(findDestination(`https://www.jdоqocy.com/click-1-2?url=${shop}`)).toMatch(
      /^https:\/\/www\.xn--/,
    )
  })

  it('OU2 unwraps nested links, up to a limit', () => {
    const wrap = (link: string) =>
      `https://go.skimresources.com/?id=1X2&url=${encodeURIComponent(link)}`
    let link = 'https://a.example/p'
    for (let depth = 0; depth < 5; depth++) link = wrap(link)
    expect(findDestination(link)).toBe('https://a.example/p')
    expect(findDestination(wrap(link))).toBeUndefined()
  })

  it('OU2 rejects a megabyte-long address immediately', () => {
    const long = 'a'.repeat(1_000_000)
    for (const link of [
      `https://a.example/${long}`,
      `https://www.jdoqocy.com/click-1-2?url=https://a.example/?${long}`,
      `https://www.jdoqocy.com/links/1/type/dlg/${long}`,
    ])
      expect(findDestination(link)).toBeUndefined()
  })
})

it.each([8_192, 8_193])('OU2 reads a link of 8,192 characters at most: %i', length => {
  const link = 'https://a.example/p'.padEnd(length, 'x')
  expect(findDestination(link)).toBe(length > 8_192 ? undefined : link)
})
