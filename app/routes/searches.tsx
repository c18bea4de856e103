import { data, redirect } from 'react-router'
import { parseForm } from '#app/accounts/account-forms.ts'
import { searchForm } from '#app/accounts/searches/search-forms.ts'
import { findCategory } from '#app/domain/category-tree.ts'
import { accountPath } from '#app/domain/links.ts'
import { formatListQuery } from '#app/domain/list-query.ts'
import { parseListQuery } from '#app/domain/parse-list-query.ts'
import { accountsContext, catalogueContext } from '#app/middleware/contexts.ts'
import { requireForm } from '#app/middleware/require-form.server.ts'
import { requireFormUser } from '#app/middleware/require-form-user.server.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { toSavableSearch } from '#app/pages/savable-search.ts'
import { FormResultPage } from '#app/ui/form/form-result-page.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/searches.ts'

/** Saves and removes searches, and gives their feeds a new URL. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await requireForm(request)
  const user = requireFormUser(context, form)
  const { searches } = context.get(accountsContext)
  const { values, errors } = parseForm(searchForm, form)
  if (errors) return fail('This form could not be read.')
  if (values.intent === 'save') {
    const category = findCategory(values.category)?.id
    const asked = parseListQuery(new URLSearchParams(values.query), category)
    const search = await toSavableSearch(context.get(catalogueContext), asked)
    const isSaved = await searches.save(user.id, context.get(storefrontContext).id, {
      title: search.title,
      query: formatListQuery(search.query),
      ...(category === undefined ? {} : { category }),
    })
    return isSaved
      ? { isDone: true as const }
      : fail('You’ve reached the limit for saved searches. Remove one first.')
  }
  if (values.intent === 'remove') await searches.remove(user.id, values.id)
  else await searches.renewFeed(user.id, values.id)
  return redirect(accountPath('alerts'))
}

function fail(error: string) {
  return data({ isDone: false as const, error }, { status: 400 })
}

/** Visits without a form show a link to the account. */
export function loader() {
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Saved search',
    path: accountPath('alerts'),
    isNoindex: true,
  })
}

/** Shown only without a script; with one, the form shows the outcome in place. */
export default function Searches({ actionData }: Route.ComponentProps) {
  if (!actionData)
    return <FormResultPage title="Saved searches" text="Your saved searches are in your account." />
  return actionData.isDone ? (
    <FormResultPage
      title="Search saved"
      text="New and cheaper matches come in your daily email and in the search’s feed."
    />
  ) : (
    <FormResultPage title="That didn’t work" text={actionData.error} />
  )
}
