import type { Operators } from '#app/operators/operators.ts'
import { getBulkChanges } from './bulk-changes.ts'

/**
 * Merges, refuses or reopens a proposal. Returns false for a proposal that no longer exists, for
 * example because another operator merged it.
 */
export async function decideOnMerge(
  { merges, retailers }: Pick<Operators, 'merges' | 'retailers'>,
  actor: string,
  { decision, pair }: { decision: string; pair: string },
): Promise<boolean> {
  const { open, refused } = await merges.fetch()
  const proposal = [...open, ...refused].find(each => each.pair === pair)
  if (!proposal) return false
  if (decision === 'refuse-merge') await merges.refuse(actor, proposal)
  else if (decision === 'reopen-merge') await merges.reopen(actor, proposal)
  else {
    const keys = proposal.retailers.map(({ key }) => key)
    const changes = getBulkChanges(proposal.retailers, keys, 'merge')
    if ('error' in changes) return false
    await retailers.change(actor, changes.all)
  }
  return true
}
