import { describe, expect, it } from 'vitest'
import { findRefresh } from './find-refresh.ts'

describe('findRefresh', () => {
  it.each([
    ['<meta http-equiv="refresh" content="0;url=https://a.example/p">', 'https://a.example/p'],
    ['<META CONTENT="0; URL=\'/p?a=1&amp;b=2\'" HTTP-EQUIV=Refresh>', '/p?a=1&b=2'],
    ['<meta charset=utf-8><meta http-equiv=refresh content=5;url=/p>', '/p'],
    // This page only reloads itself and does not redirect.
    ['<meta http-equiv="refresh" content="30">', undefined],
    ['<meta name="refresh" content="0;url=/p">', undefined],
    ['<title>0;url=/p</title>', undefined],
    ['', undefined],
  ])('OU2 reads %s as %j', (html, address) => {
    expect(findRefresh(html)).toBe(address)
  })

  it('OU2 is not slowed down by a hostile page', () => {
    const hostile = `<meta ${'a=" '.repeat(60_000)}<meta http-equiv=refresh content="0;${' '.repeat(60_000)}">`
    expect(findRefresh(hostile)).toBeUndefined()
    expect(findRefresh('<meta '.repeat(43_000))).toBeUndefined()
  })
})
