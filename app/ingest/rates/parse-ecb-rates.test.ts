import { describe, expect, it } from 'vitest'
import { getUsdRates, setUsdRates } from '#app/domain/currency.ts'
import { unitsPerUsd } from '#app/domain/usd-rates.ts'
import { makeEcbRates } from '../testing/ecb-rates.ts'
import { parseEcbRates } from './parse-ecb-rates.ts'

setUsdRates(undefined)
const now = new Date('2026-11-26T12:00:00Z')
const parse = (text: string) => parseEcbRates(text, getUsdRates(), now)
const file = makeEcbRates('2026-11-25')

describe('parseEcbRates', () => {
  it('PR4 reads units per dollar from units per euro, and their day', () => {
    const { day, unitsPerUsd: units } = parse(
      makeEcbRates('2026-11-25', { USD: 1.16, INR: 103.24 }),
    )
    expect(day).toBe('2026-11-25')
    expect(units.USD).toBe(1)
    expect(units.EUR).toBeCloseTo(1 / 1.16, 10)
    expect(units.INR).toBeCloseTo(89, 10)
  })

  it('PR4 moves fixed rates with their leader, and leaves others as they were', () => {
    const { unitsPerUsd: units } = parse(makeEcbRates('2026-11-25', { USD: 1.16 }))
    expect(units.XOF / units.EUR).toBeCloseTo(unitsPerUsd.XOF / unitsPerUsd.EUR, 10)
    expect(units.AED).toBe(unitsPerUsd.AED)
    expect(units.ARS).toBe(unitsPerUsd.ARS)
    expect(Object.keys(units)).toEqual(Object.keys(unitsPerUsd))
  })

  it('PR4 accepts a byte order mark, currencies that we do not know, and a lira that fell', () => {
    expect(parse(`\ufeff${file}`).day).toBe('2026-11-25')
    expect(parse(makeEcbRates('2026-11-25', { XQQ: 3 })).unitsPerUsd).not.toHaveProperty('XQQ')
    expect(parse(makeEcbRates('2026-11-25', { TRY: 57 })).unitsPerUsd.TRY).toBeCloseTo(52.4, 0)
  })

  it.each([
    ['an empty file', '', 'nothing instead of XML'],
    ['a web page', '<!doctype html><html><body>404</body></html>', 'a page instead of XML'],
    ['text', 'USD,1.08', 'instead of XML'],
    ['half a file', file.slice(0, file.length / 2), 'truncated or broken'],
    ['another document', '<rss><channel/></rss>', 'no Cube with a time'],
    ['no day', file.replace(/ time='[^']*'/, ''), 'no Cube with a time'],
    ['a day that is none', file.replace('2026-11-25', '2026-02-31'), 'no Cube with a time'],
    ['a day to come', makeEcbRates('2026-12-25'), 'in the future'],
    ['a day before the one in use', makeEcbRates('2024-03-14'), 'those in use are of 2024-03-15'],
    ['several days', file.replace('</Cube></Cube>', '</Cube><Cube/></Cube>'), 'several days'],
    ['a rate of zero', makeEcbRates('2026-11-25', { INR: 0 }), 'not a number above 0'],
    ['a negative rate', file.replace(/rate='1\.0/, "rate='-1.0"), 'not a number above 0'],
    ['a rate that is text', file.replace(/rate='1\.0\d+'/, "rate='n/a'"), 'not a number above 0'],
    [
      'a rate a thousand times too high',
      makeEcbRates('2026-11-25', { SEK: 11_340 }),
      'rate of SEK',
    ],
    [
      'a dollar a thousand times too low',
      makeEcbRates('2026-11-25', { USD: 0.001 }),
      'is far from',
    ],
    [
      'a currency twice',
      file.replace("<Cube currency='JPY'", "<Cube currency='GBP' rate='1'/>$&"),
      'two rates of GBP',
    ],
    ['no dollar', file.replace(/<Cube currency='USD'[^>]*>/, ''), 'no rate of USD'],
    ['few currencies', file.replace(/<Cube currency='(?!USD|GBP)[^>]*>/g, ''), 'only 3 currencies'],
    [
      'declarations',
      file.replace(/\?>/, '?><!DOCTYPE a [<!ENTITY b "c">]>'),
      'declarations of its own',
    ],
  ])('PR4 refuses %s', (_, text, reason) => {
    expect(() => parse(text)).toThrow(reason)
    expect(() => parse(text)).not.toThrow('\n')
  })

  it.each([14, 15])('PR4 needs rates of 15 currencies, the euro among them: %i', count => {
    let others = count - ['EUR', 'USD'].length
    const few = file.replace(/<Cube currency='(\w+)'[^>]*>/g, (cube, code) => {
      if (code === 'USD') return cube
      others -= 1
      return others >= 0 ? cube : ''
    })
    if (count < 15) expect(() => parse(few)).toThrow(`only ${count} currencies`)
    else expect(parse(few).day).toBe('2026-11-25')
  })

  it.each([
    [4.999, true],
    [5.001, false],
    [1 / 4.999, true],
    [1 / 5.001, false],
  ])('PR4 accepts a rate %f times the one in use: %s', (factor, isAccepted) => {
    const rate = Number((unitsPerUsd.SEK * factor).toFixed(6))
    const changed = makeEcbRates('2026-11-25', { USD: 1, SEK: rate })
    if (isAccepted) expect(parse(changed).unitsPerUsd.SEK).toBe(rate)
    else expect(() => parse(changed)).toThrow('rate of SEK')
  })
})
