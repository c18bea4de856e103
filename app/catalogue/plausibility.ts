import { findPrice, getPicturedShare, getRejectedShare, minJudged, type RunFigures } from './run-figures.ts'

/** What is still believed. The left-hand side is always the reading at hand. */
export const limits = {
  /** Against the last good run. */
  compared: {
    /** Rejected of all records of a step: at least this share … */
    rejectedShare: 0.2,
    /** … and this many times the share of the last good run … */
    rejectedTimes: 4,
    /** … and this many times that of its worst step: a shop that always sends rubbish is no news. */
    worstStepTimes: 1.5,
    /** The median of what the step's products cost now against what they cost before; up or down. */
    priceFactor: 4,
    /** Products with a picture, of what the last good run had. */
    picturedShare: 0.5,
    /** Products of a whole run, of what the last good run had. */
    volumeShare: 0.5,
  },
  /** For a source's first run, which nothing is known to compare with. */
  absolute: { rejectedShare: 0.5, minUsdCents: 10, maxUsdCents: 10_000_000, picturedShare: 0.05 },
} as const

/** A product of a step that the catalogue has already: what it cost and what it is to cost, in US cents. */
export interface PriceMove {
  before: number
  now: number
}

/** Why a step is not to be written, in words for an operator; undefined when nothing speaks against it. */
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

/** Why a run that came to its end says nothing about what is gone; undefined when it does. */
export function findRunFault(
  { seen, figures }: { seen: number; figures: RunFigures },
  last: { seen: number; figures: RunFigures | undefined } | undefined,
): string | undefined {
  if (!last) return undefined
  if (seen < last.seen * limits.compared.volumeShare) {
    return `only ${seen} products came, after ${last.seen} the last time`
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
  return `${formatShare(share)} of the records were rejected; at most ${formatShare(limit)} is believed`
}

/** Each product against itself: a step of sofas after a step of socks is no fault. */
function findMovedFault(moves: readonly PriceMove[]): string | undefined {
  const ratios = moves.map(({ before, now }) => Math.max(now, 1) / Math.max(before, 1)).sort((a, b) => a - b)
  const median = ratios[Math.floor(ratios.length / 2)] ?? 1
  if (!isFar(median)) return undefined
  return `known products cost ${formatTimes(median)} what they did (the median of ${moves.length})`
}

/** New products against all there were: their median belongs where nine in ten of the old prices lie, or near it. */
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
  return `the median price is ${formatUsd(median)}; from ${formatUsd(lowest)} to ${formatUsd(highest)} is believed`
}

function findPictureFault(step: RunFigures, lastGood: RunFigures | undefined): string | undefined {
  const least = lastGood
    ? getPicturedShare(lastGood) * limits.compared.picturedShare
    : limits.absolute.picturedShare
  const share = getPicturedShare(step)
  if (share >= least) return undefined
  return `${formatShare(share)} of the products have a picture; at least ${formatShare(least)} is believed`
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
