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
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['//shop.example/x'],
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
