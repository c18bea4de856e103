import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { requireOperatorForm } from '../frame/require-operator-form.server.ts'
import type { Route } from './+types/source-route.ts'
import { adminSourcePath } from './admin-sources-path.ts'
import { findSourcePage } from './source-page.ts'
import { SourceView } from './source-view.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { sources } = context.get(servicesContext).operators
  const page = await findSourcePage(sources, params.source, new URL(request.url).searchParams)
  if (!page) throw data('There is no such source', { status: 404 })
  return { page }
}

/** Requests a sync, removes a feed, or releases or discards a run's quarantined products. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { form, actor } = await requireOperatorForm(request, context)
  const { sources } = context.get(servicesContext).operators
  const row = (await sources.fetchAll()).find(({ name }) => name === params.source)
  if (!row) throw data('There is no such source', { status: 404 })
  const intent = form.get('intent')
  if (intent === 'sync') {
    if (!row.schedule) throw data('This source has no schedule', { status: 400 })
    await sources.requestSync(actor, row)
    return redirect(toFreshPath(row.name))
  }
  if (intent === 'remove') {
    // The page asks first, with the number of products.
    if (form.get('confirmed') !== '1') return data({ isRemoving: true as const }, { status: 200 })
    const error = await sources.removeFeed(actor, row)
    return error ? data({ error }, { status: 409 }) : redirect(toFreshPath(row.name))
  }
  const run = Number(form.get('run'))
  if ((intent !== 'release' && intent !== 'discard') || !Number.isSafeInteger(run) || run < 1)
    throw data('Send sync or remove, or send release or discard with a run number', { status: 400 })
  const error = await sources.decide(actor, intent, row, run)
  return error ? data({ error }, { status: 409 }) : redirect(toFreshPath(row.name))
}

/**
 * Adds a parameter to the source page's path, because the browser
 * might otherwise show the page that it prefetched before the change.
 */
function toFreshPath(name: string): string {
  return `${adminSourcePath(name)}?done=1`
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: loaderData?.page.title ?? 'Source',
    path: adminSourcePath(loaderData?.page.name ?? ''),
    isNoindex: true,
  })
}

export default function SourceRoute({ loaderData, actionData }: Route.ComponentProps) {
  const error = actionData && 'error' in actionData ? actionData.error : undefined
  const isRemoving = actionData !== undefined && 'isRemoving' in actionData
  return <SourceView {...loaderData} error={error} isRemoving={isRemoving} />
}
