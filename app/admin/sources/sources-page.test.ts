import { expect, it } from 'vitest'
import { maxRatesAgeDays, toRatesFact } from './sources-page.ts'

it('AD2 warns operators once the exchange rates are older than 30 days', () => {
  const at = (days: number) => new Date(Date.parse('2026-11-25') + days * 86_400_000)
  expect(toRatesFact('2026-11-25', at(maxRatesAgeDays))).toEqual({
    text: 'Prices are converted at rates of Nov 25.',
  })
  expect(toRatesFact('2026-11-25', at(maxRatesAgeDays + 1)).advice).toContain('31 days old')
  expect(toRatesFact('2024-03-15', at(0))).toMatchObject({
    text: 'Prices are converted at rates of Mar 15, 2024.',
    advice: expect.stringContaining('RATES_URL'),
  })
})
