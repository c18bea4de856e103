import { redirect } from 'react-router'
import { searchForm } from '#app/accounts/searches/search-forms.ts'
import { servicesContext } from '#app/context/services.ts'
import { accountPath } from '#app/domain/urls/account-links.ts'
import { saveSearch } from '#app/middleware/save-search.server.ts'
import { failForm, readUserForm } from '#app/requests/read-user-form.server.ts'
import { FormResultPage } from '#app/ui/form/form-result-page.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/searches.ts'

/** Saves and removes searches, and gives their feeds a new URL. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readUserForm(request, context, searchForm, 'search')
  if ('error' in sent) return failForm(sent.error)
  const { user, values } = sent
  const { searches } = context.get(servicesContext).accounts
  if (values.intent === 'save') {
    const outcome = await saveSearch(context, user.id, values)
    return 'error' in outcome ? failForm(outcome.error) : outcome
  }
  if (values.intent === 'remove') await searches.remove(user.id, values.id)
  else await searches.renewFeed(user.id, values.id)
  return redirect(accountPath('alerts'))
}

/** Allows GET requests, which show a link to the account. */
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

/**
 * This page is shown only without JavaScript. With JavaScript, the form itself shows the outcome.
 */
export default function Searches({ actionData }: Route.ComponentProps) {
  return (
    <FormResultPage
      result={actionData}
      idle={{ title: 'Saved searches', text: 'Your saved searches are in your account.' }}
      done={{
        title: 'Search saved',
        text: 'We’ll email you once a day of new matches and price drops.',
      }}
    />
  )
}
