import { toUsdCents } from '#app/domain/currency.ts'
import { dayMs, type PriceStep, toPayable } from '#app/domain/price-step.ts'
import { findWholeLow, lowDays } from '#app/domain/thirty-day-low.ts'
import { type Sparkline, sparklineBox } from '../browser/sparkline-box.ts'

/**
 * Draws 90 days of price history as a stepped line, with the highest price at the top. Sold-out
 * periods are gaps. Undefined if the price did not change in that time, or has no value today.
 */
export function toSparkline(steps: readonly PriceStep[], now: Date): Sparkline | undefined {
  const { days, width, height } = sparklineBox
  const begin = now.getTime() - days * dayMs
  const toDay = (time: number) => Math.max(0, Math.round((time - begin) / dayMs))
  const shown = steps
    .filter((_, index) => isAfter(steps[index + 1], begin))
    .map(step => ({
      day: toDay(step.since.getTime()),
      cents: step.inStock ? toUsdCents(toPayable(step), step.currency) : undefined,
    }))
  const prices = shown.flatMap(({ cents }) => cents ?? [])
  const least = Math.min(...prices)
  const range = Math.max(...prices) - least
  const today = shown.at(-1)?.cents
  if (today === undefined || range === 0) return undefined
  const toY = (cents: number) =>
    Math.min(height, Math.max(0, Math.round((1 - (cents - least) / range) * height)))
  const path = shown.map(({ day, cents }, index) => {
    if (cents === undefined) return ''
    const isJoined = shown[index - 1]?.cents !== undefined
    const until = shown[index + 1]?.day ?? width
    return `${isJoined ? `V${toY(cents)}` : `M${day} ${toY(cents)}`}H${until}`
  })
  const low = findWholeLow(steps, now)
  // A price that has held for 30 days is the low of the last 30 days.
  const lowDay =
    low && findLowDay(shown, low.usdCents, toDay((low.isHeld ? now : low.since).getTime()))
  return {
    path: path.join(''),
    today: toY(today),
    ...(low && lowDay !== undefined ? { low: { at: toY(low.usdCents), day: lowDay } } : {}),
  }
}

/** Finds the middle of the last time that a price was charged in the 30 days up to `end`. */
function findLowDay(
  shown: readonly { day: number; cents: number | undefined }[],
  low: number,
  end: number,
): number | undefined {
  const times = shown.flatMap(({ day, cents }, index) => {
    const from = Math.max(day, end - lowDays)
    const to = Math.min(shown[index + 1]?.day ?? end, end)
    return cents === low && from < to ? [Math.round((from + to) / 2)] : []
  })
  return times.at(-1)
}

function isAfter(step: PriceStep | undefined, time: number): boolean {
  return step === undefined || step.since.getTime() > time
}
