import { describe, expect, it } from 'vitest'
import { toTokens } from './to-tokens.ts'

const write = (text: string) =>
  toTokens(text)
    .map(({ word, isLinked }) => (isLinked ? `-${word}` : word))
    .join(' ')

describe('toTokens', () => {
  it.each([
    ["Women's T-Shirt", 'womens t -shirt'],
    ['Levi’s® 501', 'levis 501'],
    ['Chloé – ÉCRU', 'chloe ecru'],
    ['H&M, Size 8.5', 'h -m size 8.5'],
    ['A.P.C. jeans', 'a -p -c jeans'],
    ['Größe ﬁne', 'grosse fine'],
    ['red,blue', 'red blue'],
    ['50% off', '50 off'],
    ['コム デ ギャルソン', 'コム デ ギャルソン'],
    ['👗🔥', ''],
    ['\ud83d \udc57', ''],
    ["'' ’", ''],
    ['.*(?:x+)+$', 'x'],
    ["'; DROP TABLE product; --", 'drop table product'],
  ])('LS2 reads %j as %j', (text, words) => {
    expect(write(text)).toBe(words)
  })

  it('returns the position of each word in the original text', () => {
    const text = 'É Straße, WOMEN’S tote-bag'
    expect(toTokens(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'É',
      'Straße',
      'WOMEN’S',
      'tote',
      'bag',
    ])
  })
})
