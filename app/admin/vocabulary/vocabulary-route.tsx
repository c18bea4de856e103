import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { requireOperatorForm } from '../frame/require-operator-form.server.ts'
import { parseTableQuery } from '../frame/table-query.ts'
import type { Route } from './+types/vocabulary-route.ts'
import { adminVocabularyPath } from './admin-vocabulary-path.ts'
import { decideOnProposal, parseProposalForm } from './decide-on-proposal.ts'
import { getVocabularyPage } from './vocabulary-page.ts'
import { getVocabularyStore } from './vocabulary-store.server.ts'
import { VocabularyView } from './vocabulary-view.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const store = getVocabularyStore(context.get(servicesContext).operators)
  const { page } = parseTableQuery(new URL(request.url).searchParams)
  return { page: await getVocabularyPage(store, page) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { form, actor } = await requireOperatorForm(request, context)
  const proposal = parseProposalForm(form)
  if (!proposal) throw data('The form needs a decision, a kind and a pair', { status: 400 })
  const store = getVocabularyStore(context.get(servicesContext).operators)
  const outcome = await decideOnProposal(store, actor, proposal)
  if (outcome === true) return redirect(adminVocabularyPath)
  if (outcome) return 'effect' in outcome ? { matches: outcome } : { confirmation: outcome }
  return data({ error: 'Somebody else has already decided this.' }, { status: 409 })
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Vocabulary',
    path: adminVocabularyPath,
    isNoindex: true,
  })
}

export default function VocabularyRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <VocabularyView {...loaderData} result={actionData} />
}
