import { describe, expect, it } from 'vitest'
import { readVisitor } from './read-visitor.ts'

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const pixel =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

describe('readVisitor', () => {
  it.each([
    [windows, 'person', 'desktop'],
    [pixel, 'person', 'phone'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'person',
      'phone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'person',
      'tablet',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
      'person',
      'desktop',
    ],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'bot', 'other'],
    [`${pixel} (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)`, 'bot', 'phone'],
    ['curl/8.9.1', 'bot', 'other'],
    ['', 'bot', 'other'],
  ])('OU3 classifies %j as a %s on a %s', (agent, visitor, device) => {
    const headers = new Headers({ 'User-Agent': agent })
    expect(readVisitor({ method: 'GET', headers })).toEqual({ visitor, device })
  })

  it('OU3 classifies a HEAD request as a bot', () => {
    const headers = new Headers({ 'User-Agent': windows })
    expect(readVisitor({ method: 'HEAD', headers })).toEqual({ visitor: 'bot', device: 'desktop' })
  })

  it.each([
    ['Sec-Purpose', 'prefetch'],
    ['Sec-Purpose', 'prefetch;prerender'],
    ['Purpose', 'prefetch'],
    ['X-Moz', 'prefetch'],
    ['X-Purpose', 'preview'],
  ])('OU3 classifies %s: %s as a prefetch', (name, value) => {
    const headers = new Headers({ 'User-Agent': windows, [name]: value })
    expect(readVisitor({ method: 'GET', headers })).toEqual({
      visitor: 'prefetch',
      device: 'desktop',
    })
  })
})
