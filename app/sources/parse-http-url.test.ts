import { describe, expect, it } from 'vitest'
import { parseHttpUrl } from './parse-http-url.ts'

describe('parseHttpUrl', () => {
  it.each([
    ['https://img.example/a_b/c-d.jpg', 'https://img.example/a_b/c-d.jpg'],
    [' http://localhost:4100/x?id=1&pid=k ', 'http://localhost:4100/x?id=1&pid=k'],
    ['HTTPS://Shop.Example', 'https://shop.example/'],
    ['https://shop.example/a b/é', 'https://shop.example/a%20b/%C3%A9'],
    ["https://shop.example/?q='x'", 'https://shop.example/?q=%27x%27'],
    ['https://shop.example/%2e%2e/x', 'https://shop.example/x'],
  ])('normalizes %j', (given, normal) => {
    expect(parseHttpUrl(given)).toBe(normal)
  })

  it.each([
    ['https://shop.example/p?id=1&amp;color=red', 'https://shop.example/p?id=1&color=red'],
    ['https://shop.example/p?id=1&amp;amp;color=red', 'https://shop.example/p?id=1&color=red'],
    ['https://shop.example/p?id=1&#38;a=2&#x26;b=3', 'https://shop.example/p?id=1&a=2&b=3'],
    ['https:&#x2F;&#x2F;shop.example&#47;p', 'https://shop.example/p'],
    ['https://shop.example/i?w=900&AMP;h=1200', 'https://shop.example/i?w=900&h=1200'],
    // Parameters, not entities.
    ['https://shop.example/p?a=1&copy=2&amp=3&lt', 'https://shop.example/p?a=1&copy=2&amp=3&lt'],
    ['https://shop.example/p?a=1&copy;=2', 'https://shop.example/p?a=1&copy;=2'],
    ['//cdn.shop.example/i/1.jpg', 'https://cdn.shop.example/i/1.jpg'],
    ['\\\\cdn.shop.example\\i\\1.jpg', 'https://cdn.shop.example/i/1.jpg'],
    ['https:\\\\shop.example\\p', 'https://shop.example/p'],
    ['http:/shop.example/p', 'http://shop.example/p'],
    ['https:shop.example/p', 'https://shop.example/p'],
    ['https:////shop.example/p', 'https://shop.example/p'],
    ['http://https://shop.example/p', 'http://shop.example/p'],
    ['www.shop.example', 'https://www.shop.example/'],
    ['www.shop.example/p/1', 'https://www.shop.example/p/1'],
    ['shop.example/p/1?a=b', 'https://shop.example/p/1?a=b'],
    ['shop.example:8443/p', 'https://shop.example:8443/p'],
    ['https://shop.example/my dress .jpg', 'https://shop.example/my%20dress%20.jpg'],
    ['https://shop.example/\n  p/1', 'https://shop.example/p/1'],
    ['"https://shop.example/p"', 'https://shop.example/p'],
    ['<https://shop.example/p>', 'https://shop.example/p'],
    ['\u200bhttps://shop.example/p', 'https://shop.example/p'],
  ])('repairs %j', (given, normal) => {
    expect(parseHttpUrl(given)).toBe(normal)
  })

  it.each([
    ['/p/1', 'https://shop.example/de/', 'https://shop.example/p/1'],
    ['./p/1', 'https://shop.example/de/', 'https://shop.example/de/p/1'],
    ['i/1.jpg?w=9', 'https://shop.example/de/', 'https://shop.example/de/i/1.jpg?w=9'],
    ['?id=1', 'https://shop.example/p', 'https://shop.example/p?id=1'],
    ['//cdn.shop.example/1.jpg', 'http://shop.example/', 'http://cdn.shop.example/1.jpg'],
    ['www.shop.example/p', 'https://other.example/', 'https://www.shop.example/p'],
    ['http:/shop.example/p', 'http://other.example/', 'http://shop.example/p'],
    // Words that stand for "none" are no paths.
    ['N/A', 'https://shop.example/', undefined],
    ['-', 'https://shop.example/', undefined],
    ['/', 'https://shop.example/', undefined],
    ['no image', 'https://shop.example/', undefined],
    ['javascript:alert(1)', 'https://shop.example/', undefined],
    ['/p/1', 'not an address', undefined],
  ])('resolves %j of %s', (given, base, absolute) => {
    expect(parseHttpUrl(given, base)).toBe(absolute)
  })

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['mailto:shop@shop.example'],
    ['shop.example@other.example/x'],
    ['//user:secret@shop.example/x'],
    ['/p/1'],
    ['1.jpg'],
    ['N/A'],
    ['https://user:secret@shop.example/'],
    ['https://shop.example:99999/'],
    [`https://shop.example/${'x'.repeat(4_000)}`],
    [''],
    [undefined],
  ])('rejects %j', given => {
    expect(parseHttpUrl(given)).toBeUndefined()
  })

  // The fast path for plain URLs must agree with `URL`.
  it.each([
    'https://shop.example:443/',
    'http://shop.example:8080/',
    'https://shop.example/a/../b',
    'https://shop.example/a/./b',
    'https://shop.example/.hidden',
    'https://shop.example/a//b/',
    'https://1.2.3/x',
    'https://0x7f.1/x',
    'https://shop.example./x',
    'https://xn--bcher-kva.example/x',
    'https://a.xn--bcher-kva.example/x',
    'https://shop.example/a\\b',
    'https://shop.example/x?a=b/../c',
    'https://shop.example/x#part',
    'https://-shop.example/x',
    'https://sh--op.example/x',
    'https://shop.example/a;b=1,2/~me/@x',
  ])('agrees with URL on %j', address => {
    expect(parseHttpUrl(address)).toBe(URL.parse(address)?.href)
  })
})
