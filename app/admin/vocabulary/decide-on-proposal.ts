import { z } from 'zod'
import { RetailerConflictError } from '#app/overrides/retailers/retailer-store.server.ts'
import { getBulkChanges } from '../retailers/bulk-changes.ts'
import { type Confirmation, getChangePreview } from '../retailers/change-preview.ts'
import type { MatchChoice } from './bulk-matches.server.ts'
import type { MatchEffect } from './preview-matches.server.ts'
import type { VocabularyStore } from './vocabulary-store.server.ts'

/** `pair` holds two product numbers for a match, or two retailer keys for a merge. */
const formSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('merge'),
    decision: z.enum(['approve', 'refuse', 'reopen']),
    pair: z.string().max(500),
    /** Set once the operator has confirmed a merge; otherwise the merge is only previewed. */
    confirmed: z.literal('1').optional(),
  }),
  z.object({
    kind: z.literal('match'),
    decision: z.enum(['approve', 'refuse', 'reopen']),
    pair: z.string().regex(/^\d{1,9} \d{1,9}$/),
  }),
  z.object({
    kind: z.literal('matches'),
    decision: z.enum(['approve', 'refuse']),
    brand: z.string().max(200),
    reason: z.string().max(1_000),
    /** Set once the operator has seen the effect. */
    confirmed: z.literal('1').optional(),
  }),
  z.object({ kind: z.literal('bulk'), bulk: z.string().regex(/^\d{1,9}$/) }),
])
export type ProposalForm = z.output<typeof formSchema>

/** Parses an operator's decision; undefined for an invalid form. */
export function parseProposalForm(form: FormData): ProposalForm | undefined {
  return formSchema.safeParse(Object.fromEntries(form)).data
}

/**
 * Accepts, refuses or reopens a proposal. Returns false if the
 * proposal no longer exists, for example because another operator has
 * decided on it. If a merge or a decision on many pairs needs confirmation, returns its effect.
 */
export async function decideOnProposal(
  store: VocabularyStore,
  actor: string,
  form: ProposalForm,
): Promise<boolean | Confirmation | MatchConfirmation> {
  if (form.kind === 'merge') return decideOnMerge(store, actor, form)
  if (form.kind === 'bulk') return (await store.matches.undoAll(actor, Number(form.bulk))) > 0
  if (form.kind === 'matches') return decideOnMatchGroup(store, actor, form)
  const [first = 0, second = 0] = form.pair.split(' ').map(Number)
  return store.matches.decide(actor, { first, second }, form.decision)
}

/** The effect of deciding on many pairs, before the operator has confirmed it. */
export interface MatchConfirmation {
  effect: MatchEffect
  choice: MatchChoice
  decision: 'approve' | 'refuse'
}

async function decideOnMatchGroup(
  { matches }: VocabularyStore,
  actor: string,
  { brand, reason, decision, confirmed }: Extract<ProposalForm, { kind: 'matches' }>,
): Promise<boolean | MatchConfirmation> {
  const choice = { brand, reason }
  if (confirmed) return (await matches.decideAll(actor, choice, decision)) > 0
  const effect = await matches.preview(choice, decision)
  return effect.pairs > 0 && { effect, choice, decision }
}

async function decideOnMerge(
  store: VocabularyStore,
  actor: string,
  { pair, decision, confirmed }: Extract<ProposalForm, { kind: 'merge' }>,
): Promise<boolean | Confirmation> {
  const { merges, retailers } = store
  const { open, refused } = await merges.fetch()
  const proposal = [...open, ...refused].find(each => each.pair === pair)
  if (!proposal) return false
  if (decision === 'refuse') await merges.refuse(actor, proposal)
  else if (decision === 'reopen') await merges.reopen(actor, proposal)
  else {
    const keys = proposal.retailers.map(({ key }) => key)
    const changes = getBulkChanges(proposal.retailers, keys, 'merge')
    if ('error' in changes) return false
    const { title, all } = changes
    const preview = confirmed ? undefined : await getChangePreview(store, all)
    if (preview)
      return { title, preview, fields: Object.entries({ kind: 'merge', pair, decision }) }
    try {
      await retailers.change(actor, all)
    } catch (error) {
      if (error instanceof RetailerConflictError) return false
      throw error
    }
  }
  return true
}
