import { describe, expect, it } from 'vitest'
import { formatUsd, isCurrencyCode, minorDigits, toMinorUnits, toUsdCents } from './currency.ts'
import { unitsPerUsd } from './usd-rates.ts'

describe('toMinorUnits', () => {
  it.each([
    [118.8, 'USD', 11880],
    [1.005, 'USD', 101],
    [0.1 + 0.2, 'USD', 30],
    [3070, 'JPY', 3070],
    [12.3456, 'KWD', 12_346],
    [99.995, 'TRY', 10_000],
    [150_000.4, 'VND', 150_000],
  ] as const)('PR4 reads %d %s as %d', (amount, currency, minor) => {
    expect(toMinorUnits(amount, currency)).toBe(minor)
  })
})

describe('toUsdCents', () => {
  it.each([
    [11880, 'USD', 11880],
    [7900, 'GBP', 10000],
    [15000, 'JPY', 10000],
    [307, 'KWD', 100],
    [3673, 'AED', 1000],
    [602_000, 'XOF', 100_000],
    [32_100, 'TRY', 1000],
  ] as const)(
    'PR4 converts %d of %s to %d cents at the fixed exchange rates',
    (minor, currency, cents) => {
      expect(toUsdCents(minor, currency)).toBe(cents)
    },
  )
})

describe('formatUsd', () => {
  it('PR4 writes two decimals after a dollar sign', () => {
    expect([0, 5, 11880, 119800].map(formatUsd)).toEqual(['$0.00', '$0.05', '$118.80', '$1,198.00'])
    expect(formatUsd(-250_000_050)).toBe('-$2,500,000.50')
  })

  it.each([
    [1761.6666, '$17.62'],
    [25, '$0.25'],
    [10.04, '$0.10'],
    [9.94, '$0.099'],
    [1.4, '$0.014'],
    [0.01, '$0.000'],
    [-0.001, '$0.000'],
    [-1.4, '-$0.014'],
  ])('AD3 formats an average of %d cents as %s', (cents, text) => {
    expect(formatUsd(cents)).toBe(text)
  })
})

it('isCurrencyCode accepts the table’s codes but not inherited properties', () => {
  expect(['USD', 'usd', 'XXX', 'toString'].map(isCurrencyCode)).toEqual([true, false, false, false])
  const priceless = ['XAU', 'XDR', 'XTS', 'CLF', 'USN', 'DEM', 'ZZZ', '', '$']
  expect(priceless.filter(isCurrencyCode)).toEqual([])
})

describe('the exchange rates', () => {
  it('PR4 include every active ISO 4217 currency that goods are priced in', () => {
    const active =
      'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF ' +
      'CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD ' +
      'HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL ' +
      'LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP ' +
      'PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT ' +
      'TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'
    expect(active.split(' ').filter(code => !isCurrencyCode(code))).toEqual([])
  })

  it('PR4 use the number of decimals that ISO 4217 defines for each currency', () => {
    const codes = Object.keys(unitsPerUsd).filter(isCurrencyCode)
    const byDigits = Map.groupBy(codes, minorDigits)
    expect(byDigits.get(0)?.toSorted().join(' ')).toBe(
      'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
    )
    expect(byDigits.get(3)?.toSorted().join(' ')).toBe('BHD IQD JOD KWD LYD OMR TND')
    expect([...byDigits.keys()].toSorted()).toEqual([0, 2, 3])
  })

  it('PR4 respect pegs to the dollar, the euro and the pound', () => {
    const rate = (code: keyof typeof unitsPerUsd) => unitsPerUsd[code]
    expect([rate('BSD'), rate('PAB'), rate('AED'), rate('SAR')]).toEqual([1, 1, 3.6725, 3.75])
    expect([rate('GIP'), rate('FKP'), rate('SHP')]).toEqual(Array(3).fill(rate('GBP')))
    expect(rate('XOF')).toBe(rate('XAF'))
    expect(rate('XOF') / rate('EUR')).toBeCloseTo(655.957, -1)
    expect(Object.values(unitsPerUsd).every(units => units > 0.3 && units < 100_000)).toBe(true)
  })
})
