import { z } from 'zod'
import { type CurrencyCode, isCurrencyCode, type UsdRates } from '#app/domain/currency.ts'
import { unitsPerUsd as builtIn } from '#app/domain/usd-rates.ts'
import { parseXml, toXmlList, type XmlValue } from '#app/sources/parse-xml.ts'

/** A file of rates that must not be used, with the reason for operators. */
export class RatesError extends Error {}

/** The European Central Bank publishes about thirty currencies. A file with fewer is not whole. */
const leastCurrencies = 15
/** No currency has changed by more than this factor while a table was in use; a wrong file has. */
const maxFactor = 5
const dayMs = 86_400_000

const cube = z.object({
  '@currency': z.string().regex(/^[A-Z]{3}$/),
  '@rate': z.string().regex(/^\d{1,9}(?:\.\d{1,9})?$/),
})

/** Currencies that follow another one, which the bank does not publish. */
const pegs: readonly (readonly [leader: CurrencyCode, followers: readonly CurrencyCode[]])[] = [
  ['EUR', ['BAM', 'BGN', 'CVE', 'KMF', 'STN', 'XAF', 'XOF', 'XPF']],
  ['GBP', ['FKP', 'GIP', 'SHP']],
  ['ZAR', ['LSL', 'NAD', 'SZL']],
  ['INR', ['BTN', 'NPR']],
  ['SGD', ['BND']],
]

/**
 * Parses the daily rates of the European Central Bank (eurofxref-daily.xml), which are units per
 * euro. Currencies that it does not publish keep their rates, except those with a fixed rate to one
 * that it does. Throws a `RatesError` for anything that cannot be right.
 */
export function parseEcbRates(text: string, inUse: UsdRates, now: Date): UsdRates {
  const { day, perEuro } = readCubes(text)
  if (Date.parse(day) > now.getTime() + dayMs)
    throw new RatesError(`its rates are of ${day}, which is in the future`)
  if (day < inUse.day)
    throw new RatesError(`its rates are of ${day}, but those in use are of ${inUse.day}`)
  const dollar = perEuro.get('USD')
  if (dollar === undefined) throw new RatesError('it has no rate of USD')
  perEuro.set('EUR', 1)
  const read = new Map<CurrencyCode, number>()
  for (const [code, rate] of perEuro) if (isCurrencyCode(code)) read.set(code, rate / dollar)
  if (read.size < leastCurrencies)
    throw new RatesError(`it has rates of only ${read.size} currencies`)
  for (const [leader, followers] of pegs) {
    const factor = (read.get(leader) ?? builtIn[leader]) / builtIn[leader]
    for (const code of followers) if (!read.has(code)) read.set(code, builtIn[code] * factor)
  }
  for (const [code, units] of read) {
    const factor = units / inUse.unitsPerUsd[code]
    if (factor > maxFactor || factor < 1 / maxFactor)
      throw new RatesError(
        `its rate of ${code}, ${toShort(units)} a dollar, is far from ${toShort(inUse.unitsPerUsd[code])}`,
      )
  }
  return { day, unitsPerUsd: { ...inUse.unitsPerUsd, ...Object.fromEntries(read) } }
}

function readCubes(text: string): { day: string; perEuro: Map<string, number> } {
  const root = parseDocument(text)
  const outer = getChildren(root, 'Cube')[0]
  const [daily, ...others] = getChildren(outer, 'Cube')
  const day = typeof daily === 'object' && !Array.isArray(daily) ? daily['@time'] : undefined
  if (others.length > 0) throw new RatesError('it has rates of several days')
  if (typeof day !== 'string' || !z.iso.date().safeParse(day).success)
    throw new RatesError('it has no Cube with a time, as in eurofxref-daily.xml')
  const perEuro = new Map<string, number>()
  for (const value of getChildren(daily, 'Cube')) {
    const parsed = cube.safeParse(value)
    const rate = Number(parsed.data?.['@rate'])
    if (!parsed.success || !(rate > 0))
      throw new RatesError(`a rate is not a number above 0: ${JSON.stringify(value).slice(0, 80)}`)
    const { '@currency': code } = parsed.data
    if (perEuro.has(code)) throw new RatesError(`it has two rates of ${code}`)
    perEuro.set(code, rate)
  }
  return { day, perEuro }
}

function parseDocument(text: string): XmlValue | undefined {
  try {
    return parseXml(text.replace(/^\ufeff/, ''), 'text').Envelope
  } catch (error) {
    throw new RatesError(
      `it is ${error instanceof Error ? error.message.replace(/^returned /, '') : 'unreadable'}`,
    )
  }
}

function getChildren(value: XmlValue | undefined, name: string): XmlValue[] {
  if (value === undefined || typeof value === 'string' || Array.isArray(value)) return []
  return value[name] === undefined ? [] : toXmlList(value[name])
}

function toShort(units: number): string {
  return String(Number(units.toPrecision(4)))
}
