import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { getUsdRates, type UsdRates } from '#app/domain/currency.ts'
import { loadUsdRates, saveUsdRates } from '#app/store/usd-rates.server.ts'
import { parseEcbRates, RatesError } from './parse-ecb-rates.ts'

const timeoutMs = 30_000
const maxBytes = 1_000_000

/**
 * Reads exchange rates from a path or an http(s) URL and stores them, unless they are those in
 * use. Throws a `RatesError` for a file that cannot be used; the rates in use then stay.
 */
export async function renewRates(
  pool: pg.Pool,
  location: string,
  { now = new Date(), signal }: { now?: Date; signal?: AbortSignal } = {},
): Promise<{ rates: UsdRates; isNew: boolean }> {
  const text = await readLocation(location, signal)
  await loadUsdRates(pool)
  const inUse = getUsdRates()
  const rates = parseEcbRates(text, inUse, now)
  const isNew = !isDeepStrictEqual(toPlain(rates), toPlain(inUse))
  if (isNew) await saveUsdRates(pool, rates)
  return { rates, isNew }
}

/** Returns the rates alone; stored ones have a version too. */
function toPlain({ day, unitsPerUsd }: UsdRates): UsdRates {
  return { day, unitsPerUsd }
}

async function readLocation(location: string, signal?: AbortSignal): Promise<string> {
  try {
    return /^https?:\/\//i.test(location)
      ? await fetchText(location, signal)
      : await readFile(location, 'utf8')
  } catch (error) {
    if (error instanceof RatesError) throw error
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new RatesError(
      isMissing ? 'there is no such file' : `it cannot be read: ${toReason(error)}`,
    )
  }
}

function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

async function fetchText(url: string, signal: AbortSignal | undefined): Promise<string> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, {
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new RatesError(`its server responded with ${response.status}`)
  }
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxBytes) throw new RatesError('it is longer than a megabyte')
  }
  return text
}
