import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import { type CountedDoubt, doubtKinds } from '#app/domain/doubt.ts'

/** The number of values shown of each kind; the source's operator page shows them all. */
const maxShown = 8

/**
 * Formats the values that a run could not use, with advice; empty when there are none.
 *
 *     Availability that was not understood: 12 records
 *       10  availability "bald" (line 3)
 *        2  2 more values
 *       These products are shown as sold out. …
 */
export function formatDoubts(doubts: readonly CountedDoubt[]): string {
  const groups = [...Map.groupBy(doubts, ({ kind }) => kind)].map(([kind, own]) => {
    const { title, advice } = doubtKinds[kind]
    const shown = own.slice(0, maxShown)
    const hidden = own.slice(maxShown)
    const width = Math.max(...own.map(({ records }) => formatWholeCount(records).length))
    const lines = shown.map(
      doubt => `  ${formatWholeCount(doubt.records).padStart(width)}  ${describe(doubt)}`,
    )
    if (hidden.length > 0)
      lines.push(
        `  ${formatWholeCount(sum(hidden)).padStart(width)}  others, listed on the source's page`,
      )
    const records = sum(own)
    const total = formatQuantity(records, 'record')
    return [`${title}: ${total}`, ...lines, `  ${advice}`].join('\n')
  })
  return groups.join('\n')
}

function describe({ field, value, place, isRest }: CountedDoubt): string {
  if (isRest) return 'other values'
  const received = value === '' ? `${field}: nothing` : `${field} ${JSON.stringify(value)}`
  return place === undefined ? received : `${received} (${place})`
}

function sum(doubts: readonly CountedDoubt[]): number {
  return doubts.reduce((total, { records }) => total + records, 0)
}
