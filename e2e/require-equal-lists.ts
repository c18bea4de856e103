import { setTimeout as pause } from 'node:timers/promises'

/** No list is compared any more once the counts have stayed the same for this long. */
const stillSeconds = 15

/**
 * Prints how the lists of all journeys compared between the index in memory and OpenSearch, and
 * throws if any differed.
 */
export async function requireEqualLists(address: string): Promise<void> {
  let outcomes = await readOutcomes(address)
  for (let still = 0; still < stillSeconds; ) {
    await pause(1_000)
    const now = await readOutcomes(address)
    still = isSame(now, outcomes) ? still + 1 : 0
    outcomes = now
  }
  console.log(
    `Compared lists: ${[...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ')}`,
  )
  const wrong = [...outcomes.keys()].filter(outcome => !['equal', 'skipped'].includes(outcome))
  if (wrong.length > 0 || !outcomes.has('equal'))
    throw new Error('OpenSearch does not answer like the index in memory; see the log above.')
}

function isSame(now: ReadonlyMap<string, number>, before: ReadonlyMap<string, number>): boolean {
  return [...now].every(([outcome, count]) => before.get(outcome) === count)
}

async function readOutcomes(address: string): Promise<Map<string, number>> {
  const response = await fetch(`${address}/metrics`, {
    headers: { 'x-service-key': process.env.SERVICE_KEY ?? '' },
  })
  if (!response.ok) throw new Error(`/metrics answered ${response.status}`)
  const lines = (await response.text()).matchAll(
    /^index_comparisons_total\{outcome="(\w+)"\} (\d+)$/gm,
  )
  return new Map(Array.from(lines, ([, outcome = '', count]) => [outcome, Number(count)]))
}
