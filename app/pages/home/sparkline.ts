import { toUsdCents } from '#app/domain/currency.ts'
import { dayMs, type PriceStep, toPayable } from '#app/domain/price-step.ts'
import { sparklineBox } from '../browser/sparkline-box.ts'

/**
 * Draws 90 days of price history as a stepped SVG path, with the highest price at the top.
 * Undefined if the price did not change in that time.
 */
export function toSparkline(steps: readonly PriceStep[], now: Date): string | undefined {
  const { days, height } = sparklineBox
  const begin = now.getTime() - days * dayMs
  const shown = steps
    .filter((step, index) => step.inStock && isAfter(steps[index + 1], begin))
    .map(step => ({
      day: Math.max(0, Math.round((step.since.getTime() - begin) / dayMs)),
      cents: toUsdCents(toPayable(step), step.currency),
    }))
  const prices = shown.map(({ cents }) => cents)
  const low = Math.min(...prices)
  const range = Math.max(...prices) - low
  if (shown.length < 2 || range === 0) return undefined
  const toY = (cents: number) => Math.round((1 - (cents - low) / range) * height)
  const [first, ...rest] = shown
  return [
    `M${first?.day ?? 0} ${toY(first?.cents ?? low)}`,
    ...rest.map(({ day, cents }) => `H${day}V${toY(cents)}`),
    `H${days}`,
  ].join('')
}

function isAfter(step: PriceStep | undefined, time: number): boolean {
  return step === undefined || step.since.getTime() > time
}
