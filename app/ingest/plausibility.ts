import type { KnownRows } from '#app/store/known-rows.server.ts'
import type { ProductRow } from '#app/store/product-row.ts'
import {
  findPrice,
  getPicturedShare,
  getRejectedShare,
  minJudged,
  type RunFigures,
} from './run-figures.ts'

/**
 * Plausibility limits. Each limit compares the current
 * sync with an earlier one or with a fixed value.
 */
export const limits = {
  /** Limits for a source that has had a good run. */
  compared: {
    /** A step is implausible only if more than this share of its records is rejected. */
    rejectedShare: 0.2,
    /** The share must also exceed this multiple of the share in the last good run. */
    rejectedTimes: 4,
    /**
     * The share must also exceed this multiple of the share in that run's
     * worst step, because some retailers always send broken records.
     */
    worstStepTimes: 1.5,
    /**
     * The largest factor, up or down, between the median of the step's
     * prices and the median of the same products' former prices.
     */
    priceFactor: 4,
    /** The lowest share of products with a picture, relative to the last good run. */
    picturedShare: 0.5,
    /** The lowest number of products in a whole run, relative to the last good run. */
    volumeShare: 0.5,
  },
  /** Limits for a source's first run, when there is no earlier run to compare with. */
  absolute: { rejectedShare: 0.5, minUsdCents: 10, maxUsdCents: 10_000_000, picturedShare: 0.05 },
} as const

/** The former and new price, in US cents, of a product that is already in the catalogue. */
export interface PriceMove {
  before: number
  now: number
}

/**
 * Returns the reason, for operators, why a step must
 * not be written; undefined when it is plausible.
 */
export function findStepFault(
  step: RunFigures,
  moves: readonly PriceMove[],
  lastGood: RunFigures | undefined,
): string | undefined {
  const faults = [findRejectedFault(step, lastGood)]
  if (step.products >= minJudged) {
    faults.push(
      moves.length >= minJudged ? findMovedFault(moves) : findPriceFault(step, lastGood),
      findPictureFault(step, lastGood),
    )
  }
  const found = faults.filter(fault => fault !== undefined)
  return found.length === 0 ? undefined : found.join('; ')
}

/** Returns the reason why a finished run must not mark products as gone; undefined when it may. */
export function findRunFault(
  { seen, figures }: { seen: number; figures: RunFigures },
  last: { seen: number; figures: RunFigures | undefined } | undefined,
): string | undefined {
  if (!last) return undefined
  if (seen < last.seen * limits.compared.volumeShare) {
    return `only ${seen} products were read, after ${last.seen} the last time`
  }
  if (!last.figures || figures.products < minJudged) return undefined
  const before = findPrice(last.figures, 0.5)
  const now = findPrice(figures, 0.5)
  if (before !== undefined && now !== undefined && isFar(now / before)) {
    return `the median price is ${formatUsd(now)}, after ${formatUsd(before)} the last time`
  }
  return undefined
}

function findRejectedFault(step: RunFigures, lastGood: RunFigures | undefined): string | undefined {
  if (step.products + step.rejected < minJudged) return undefined
  const { rejectedShare, rejectedTimes, worstStepTimes } = limits.compared
  const limit = lastGood
    ? Math.max(
        rejectedShare,
        rejectedTimes * getRejectedShare(lastGood),
        worstStepTimes * lastGood.worstRejectedShare,
      )
    : limits.absolute.rejectedShare
  const share = getRejectedShare(step)
  if (share <= limit) return undefined
  return `${formatShare(share)} of the records were rejected; the limit is ${formatShare(limit)}`
}

/**
 * Compares each product with its own former price, because a step of sofas after a step of socks is
 * not an error.
 */
function findMovedFault(moves: readonly PriceMove[]): string | undefined {
  const ratios = moves
    .map(({ before, now }) => Math.max(now, 1) / Math.max(before, 1))
    .sort((a, b) => a - b)
  const median = ratios[Math.floor(ratios.length / 2)] ?? 1
  if (!isFar(median)) return undefined
  return `known products cost ${formatTimes(median)} what they did (the median of ${moves.length})`
}

/**
 * Compares new products with all earlier ones: their median price must
 * lie in or near the range that contains nine out of ten former prices.
 */
function findPriceFault(step: RunFigures, lastGood: RunFigures | undefined): string | undefined {
  const median = findPrice(step, 0.5)
  if (median === undefined) return undefined
  const { minUsdCents, maxUsdCents } = limits.absolute
  const { priceFactor } = limits.compared
  const low = lastGood && findPrice(lastGood, 0.05)
  const high = lastGood && findPrice(lastGood, 0.95)
  const lowest = low === undefined ? minUsdCents : low / priceFactor
  const highest = high === undefined ? maxUsdCents : high * priceFactor
  if (median >= lowest && median <= highest) return undefined
  return `the median price is ${formatUsd(median)}, outside of ${formatUsd(lowest)} to ${formatUsd(highest)}`
}

function findPictureFault(step: RunFigures, lastGood: RunFigures | undefined): string | undefined {
  const least = lastGood
    ? getPicturedShare(lastGood) * limits.compared.picturedShare
    : limits.absolute.picturedShare
  const share = getPicturedShare(step)
  if (share >= least) return undefined
  return `${formatShare(share)} of the products have a picture; the minimum is ${formatShare(least)}`
}

function isFar(ratio: number): boolean {
  const { priceFactor } = limits.compared
  return ratio > priceFactor || ratio < 1 / priceFactor
}

function formatShare(share: number): string {
  return `${Math.round(share * 100)} %`
}

function formatTimes(ratio: number): string {
  return ratio >= 1 ? `${Math.round(ratio)} times` : `a ${Math.round(1 / ratio)}th of`
}

function formatUsd(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}

/** Pairs the former and new prices of the rows that are already available. */
export function toPriceMoves(rows: readonly ProductRow[], known: KnownRows): PriceMove[] {
  return rows.flatMap(row => {
    const before = known.get(row.id)
    return before === undefined || before.isGone
      ? []
      : [{ before: before.usdCents, now: row.usd_cents }]
  })
}
