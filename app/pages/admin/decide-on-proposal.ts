import { z } from 'zod'
import type { Operators } from '#app/operators/operators.ts'
import { getBulkChanges } from './bulk-changes.ts'

/** `pair` has two product numbers for a match, or two retailer keys for a merge. */
const formSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('merge'),
    decision: z.enum(['approve', 'refuse', 'reopen']),
    pair: z.string().max(500),
  }),
  z.object({
    kind: z.literal('match'),
    decision: z.enum(['approve', 'refuse', 'reopen']),
    pair: z.string().regex(/^\d{1,9} \d{1,9}$/),
  }),
])
export type ProposalForm = z.output<typeof formSchema>

/** Undefined for an invalid form. */
export function parseProposalForm(form: FormData): ProposalForm | undefined {
  return formSchema.safeParse(Object.fromEntries(form)).data
}

/**
 * Accepts, refuses or reopens a proposal. Returns false for one that no longer exists, for example
 * because another operator has decided on it.
 */
export async function decideOnProposal(
  operators: Pick<Operators, 'merges' | 'retailers' | 'matches'>,
  actor: string,
  { kind, pair, decision }: ProposalForm,
): Promise<boolean> {
  if (kind === 'merge') return decideOnMerge(operators, actor, pair, decision)
  const [first = 0, second = 0] = pair.split(' ').map(Number)
  return operators.matches.decide(actor, { first, second }, decision)
}

async function decideOnMerge(
  { merges, retailers }: Pick<Operators, 'merges' | 'retailers'>,
  actor: string,
  pair: string,
  decision: ProposalForm['decision'],
): Promise<boolean> {
  const { open, refused } = await merges.fetch()
  const proposal = [...open, ...refused].find(each => each.pair === pair)
  if (!proposal) return false
  if (decision === 'refuse') await merges.refuse(actor, proposal)
  else if (decision === 'reopen') await merges.reopen(actor, proposal)
  else {
    const keys = proposal.retailers.map(({ key }) => key)
    const changes = getBulkChanges(proposal.retailers, keys, 'merge')
    if ('error' in changes) return false
    await retailers.change(actor, changes.all)
  }
  return true
}
