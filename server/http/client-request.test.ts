import { describe, expect, it } from 'vitest'
import { findClientRequest, nameOwnOrigin, withOrigin } from './client-request.ts'

const inner = 'http://inner.internal:3000'

function find(headers: Record<string, string>, trustedProxies = 1) {
  const request = new Request(`${inner}/save?x=1`, { headers })
  return findClientRequest(request, { trustedProxies, socketAddress: '::ffff:10.0.0.9' })
}

/** The address and host of a request when no proxy is trusted. */
const unproxied = { origin: inner, host: 'inner.internal:3000', address: '10.0.0.9' }

describe('the origin of a request', () => {
  it.each<[string, number, Record<string, string>]>([
    ['https://shop.example', 1, { Host: 'shop.example', 'X-Forwarded-Proto': 'https' }],
    ['https://shop.example', 1, { Host: 'shop.example:443', 'X-Forwarded-Proto': 'HTTPS' }],
    ['http://shop.example', 1, { Host: 'shop.example:80', 'X-Forwarded-Proto': 'http' }],
    ['http://shop.example', 0, { Host: 'shop.example', 'X-Forwarded-Proto': 'https' }],
    ['https://shop.example:8443', 1, { Host: 'shop.example:8443', 'X-Forwarded-Proto': 'https' }],
    ['https://[2001:db8::1]:8443', 1, { Host: '[2001:db8::1]:8443', 'X-Forwarded-Proto': 'https' }],
    ['https://[2001:db8::1]', 1, { Host: '[2001:DB8:0:0::1]', 'X-Forwarded-Proto': 'https' }],
    [
      'https://shop.example',
      1,
      { 'X-Forwarded-Host': 'shop.example', 'X-Forwarded-Proto': 'https' },
    ],
    // The proxy passed on the host without its port.
    ...[
      ['8443', 'https://shop.example:8443'],
      ['443', 'https://shop.example'],
      ['80', 'https://shop.example'],
      ['0', 'https://shop.example'],
      ['65536', 'https://shop.example'],
      ['84x', 'https://shop.example'],
      ['', 'https://shop.example'],
    ].map(([port = '', origin = '']): [string, number, Record<string, string>] => [
      origin,
      1,
      { Host: 'shop.example', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Port': port },
    ]),
    [
      'https://shop.example:9443',
      1,
      { Host: 'shop.example:9443', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Port': '8443' },
    ],
    // Several proxies: some append to the lists, some pass on or replace the only value.
    ...[
      [1, 'http://b.example'],
      [2, 'https://a.example'],
      [3, 'http://forged.example'],
      [4, 'http://forged.example'],
    ].map(([proxies, origin]): [string, number, Record<string, string>] => [
      String(origin),
      Number(proxies),
      {
        'X-Forwarded-Host': 'forged.example, a.example, b.example',
        'X-Forwarded-Proto': 'http, https, http',
      },
    ]),
    ['https://shop.example', 2, { Host: 'shop.example', 'X-Forwarded-Proto': 'https' }],
    // The standard header.
    ['https://shop.example', 1, { Forwarded: 'for=192.0.2.1;proto=https;host=shop.example' }],
    [
      'https://shop.example:8443',
      1,
      { Forwarded: 'For="[2001:db8::7]:4711" ; Proto=HTTPS ;host="shop.example:8443"' },
    ],
    [
      'https://shop.example',
      2,
      { Forwarded: 'host=forged.example, proto=https;host=shop.example , for=10.0.0.2;proto=http' },
    ],
    [
      'http://shop.example',
      0,
      { Host: 'shop.example', Forwarded: 'proto=https;host=evil.example' },
    ],
    // Both kinds: one proxy speaks one, or a client has forged the other.
    [
      'https://shop.example',
      1,
      { Host: 'shop.example', 'X-Forwarded-Proto': 'https', Forwarded: 'for=192.0.2.1' },
    ],
    [
      'https://shop.example',
      1,
      { Host: 'shop.example', 'X-Forwarded-Proto': 'https', Forwarded: 'proto=https' },
    ],
    [
      'http://shop.example',
      1,
      { Host: 'shop.example', 'X-Forwarded-Proto': 'http', Forwarded: 'proto=https' },
    ],
    [
      'http://shop.example',
      1,
      { Host: 'shop.example', 'X-Forwarded-Host': 'a.example', Forwarded: 'host=b.example' },
    ],
  ])('ST1 is %s behind %i proxies with %j', (origin, proxies, headers) => {
    const found = find(headers, proxies)
    expect(found).toMatchObject({ origin, host: new URL(origin).host })
  })

  it('ST1 is https for a request that arrived over TLS', () => {
    const request = new Request('https://shop.example:8443/')
    const found = findClientRequest(request, { trustedProxies: 0, socketAddress: undefined })
    expect(found).toEqual({
      origin: 'https://shop.example:8443',
      host: 'shop.example:8443',
      address: '',
    })
  })

  it.each([
    '',
    ' ',
    'https,',
    'httpss',
    'https;http',
    'on',
    '1',
    'javascript',
    'https://shop.example',
    '"https"',
  ])('is not https because of X-Forwarded-Proto %j', proto => {
    expect(find({ 'X-Forwarded-Proto': proto })).toEqual(unproxied)
  })

  it.each([
    '',
    'a.example/path',
    'a@b.example',
    'a b',
    'a.example:99999',
    '[::1',
    '<script>',
    '1.2.3.4.5',
    'a.example,',
  ])('ST1 does not contain X-Forwarded-Host %j', host => {
    expect(find({ 'X-Forwarded-Host': host })).toEqual(unproxied)
  })

  it.each([
    '',
    'https',
    'proto=https;',
    'proto=https,',
    'proto="https',
    'proto=https;proto=http',
    'proto=https for=192.0.2.1',
    'proto=ht"tps"',
    'proto = https',
    ', proto=https',
    'for=[2001:db8::1];proto=https, "',
  ])('ignores the malformed header Forwarded: %s', forwarded => {
    expect(find({ Forwarded: forwarded })).toEqual(unproxied)
  })
})

describe('the address of a client', () => {
  const list = '203.0.113.9, 198.51.100.7, 10.0.0.2'

  it.each<[string, number, Record<string, string>]>([
    ['10.0.0.9', 0, { 'X-Forwarded-For': list }],
    ['10.0.0.2', 1, { 'X-Forwarded-For': list }],
    ['198.51.100.7', 2, { 'X-Forwarded-For': list }],
    ['203.0.113.9', 3, { 'X-Forwarded-For': list }],
    ['203.0.113.9', 4, { 'X-Forwarded-For': list }],
    ['10.0.0.9', 2, {}],
    ['10.0.0.9', 1, { 'X-Forwarded-For': `${list}, unknown` }],
    ['10.0.0.9', 1, { 'X-Forwarded-For': `${list},` }],
    // An entry that cannot be read must not be a way around a limit.
    ['10.0.0.2', 2, { 'X-Forwarded-For': '203.0.113.9, unknown, 10.0.0.2' }],
    ['198.51.100.7', 1, { 'X-Forwarded-For': '198.51.100.7:4711' }],
    ['198.51.100.7', 1, { 'X-Forwarded-For': '::ffff:198.51.100.7' }],
    ['2001:db8::7', 1, { 'X-Forwarded-For': '2001:db8::7' }],
    ['2001:db8::7', 1, { 'X-Forwarded-For': '[2001:db8::7]:4711' }],
    ['198.51.100.7', 1, { Forwarded: 'for=203.0.113.9, for="198.51.100.7:80"' }],
    ['203.0.113.9', 2, { Forwarded: 'for=203.0.113.9, for="198.51.100.7:80"' }],
    ['2001:db8::7', 1, { Forwarded: 'for="[2001:db8::7]"' }],
    ['10.0.0.9', 1, { Forwarded: 'for=_hidden' }],
    ['10.0.0.9', 1, { Forwarded: 'for=unknown;proto=https' }],
    ['198.51.100.7', 1, { Forwarded: 'for=198.51.100.7', 'X-Forwarded-For': '198.51.100.7' }],
    ['10.0.0.9', 1, { Forwarded: 'for=203.0.113.9', 'X-Forwarded-For': '198.51.100.7' }],
  ])('AC4 is %s behind %i proxies with %j', (address, proxies, headers) => {
    expect(find(headers, proxies).address).toBe(address)
  })
})

describe('withOrigin', () => {
  it('keeps the method, path, headers, body and signal', async () => {
    const stop = new AbortController()
    const given = new Request(`${inner}/a%2Fb?c=%20`, {
      method: 'POST',
      body: 'a=1',
      headers: { Origin: 'https://shop.example' },
      signal: stop.signal,
    })
    const moved = withOrigin(given, 'https://shop.example')
    expect([moved.url, moved.method]).toEqual(['https://shop.example/a%2Fb?c=%20', 'POST'])
    expect(moved.headers.get('Origin')).toBe('https://shop.example')
    expect(await moved.text()).toBe('a=1')
    stop.abort()
    expect(moved.signal.aborted).toBe(true)
  })

  it('returns the same request when nothing changes', () => {
    const given = new Request(`${inner}/`)
    expect(withOrigin(given, inner)).toBe(given)
  })
})

describe('nameOwnOrigin', () => {
  it.each([
    ['null', 'same-origin', 'https://shop.example'],
    ['null', 'same-site', 'null'],
    ['null', 'cross-site', 'null'],
    ['null', 'none', 'null'],
    ['null', '', 'null'],
    ['https://evil.example', 'same-origin', 'https://evil.example'],
  ])('AC4 with the origin %s from %s results in %s', (Origin, site, expected) => {
    const headers = { Origin, 'Sec-Fetch-Site': site }
    const request = new Request('https://shop.example/', { method: 'POST', headers })
    nameOwnOrigin(request, 'https://shop.example')
    expect(request.headers.get('Origin')).toBe(expected)
  })
})
