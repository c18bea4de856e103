import { formatUsd } from '#app/domain/currency.ts'
import type { ComparedOffer, PriceScale } from '#app/pages/browser/compared-offers.ts'

/** The least distance of dots on one level, in percent: a dot's width on a phone. */
const leastDistance = 4
/** The height of a level, in pixels. */
const levelHeight = 13

type Placed = Pick<ComparedOffer, 'source' | 'id' | 'usdCents' | 'isThis'>

/**
 * The offers of a scale as dots from the lowest price to the highest, those of nearly the same price
 * on stems above each other. The rows state the prices.
 */
export function OfferScale({
  scale: { lowCents, highCents, offers },
}: {
  scale: PriceScale<ComparedOffer>
}) {
  const dots = placeOffers({ lowCents, highCents }, offers)
  const line = 6 + levelHeight * Math.max(...dots.map(({ level }) => level))
  return (
    <div aria-hidden="true" className="offer-scale">
      <svg aria-hidden="true" width="100%" height={line + 6}>
        <line x1="0" x2="100%" y1={line} y2={line} stroke="currentColor" />
        {dots.map(({ key, at, level }) =>
          level > 0 ? (
            <line
              key={key}
              x1={`${at}%`}
              x2={`${at}%`}
              y1={line}
              y2={line - levelHeight * level}
              stroke="currentColor"
            />
          ) : null,
        )}
        {dots.map(({ key, at, level, isThis }) => (
          <circle
            key={key}
            cx={`${at}%`}
            cy={line - levelHeight * level}
            r={isThis ? 5 : 4}
            className={isThis ? 'is-this' : undefined}
          />
        ))}
      </svg>
      <p>
        <span>{formatUsd(lowCents)}</span>
        <span>{formatUsd(highCents)}</span>
      </p>
    </div>
  )
}

/** Places each offer in percent of the scale, on the lowest level where it covers no other. */
export function placeOffers(
  { lowCents, highCents }: Pick<PriceScale, 'lowCents' | 'highCents'>,
  offers: readonly Placed[],
) {
  /** Where the last dot of each level is. */
  const ends: number[] = []
  return offers
    .toSorted((a, b) => a.usdCents - b.usdCents)
    .map(({ source, id, usdCents, isThis }) => {
      const at = ((usdCents - lowCents) * 100) / (highCents - lowCents)
      const free = ends.findIndex(end => at - end >= leastDistance)
      const level = free === -1 ? ends.length : free
      ends[level] = at
      return { key: `${source} ${id}`, at, level, isThis }
    })
}
