import { redirect } from 'react-router'
import { alertForm } from '#app/accounts/alerts/alert-forms.ts'
import { servicesContext } from '#app/context/services.ts'
import { accountPath } from '#app/domain/urls/account-links.ts'
import { setAlert } from '#app/middleware/set-alert.server.ts'
import { failForm, readUserForm } from '#app/requests/read-user-form.server.ts'
import { FormResultPage } from '#app/ui/form/form-result-page.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/alerts.ts'

/**
 * Sets, changes and removes alerts, and saves the email setting. Every
 * intent except `set` is sent by the alerts tab of the account page.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readUserForm(request, context, alertForm, 'alert')
  if ('error' in sent) return failForm(sent.error)
  const { user, values } = sent
  const { alerts, profiles } = context.get(servicesContext).accounts
  if (values.intent === 'set') {
    const outcome = await setAlert(context, user.id, values)
    return 'error' in outcome ? failForm(outcome.error) : outcome
  }
  if (values.intent === 'change') await alerts.setBelow(user.id, values.id, values.below)
  else if (values.intent === 'remove') await alerts.remove(user.id, values.id)
  else await profiles.change(user.id, { delivery: values.delivery })
  return redirect(accountPath('alerts'))
}

/** Allows GET requests, which show a link to the account. */
export function loader() {
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Alert',
    path: accountPath('alerts'),
    isNoindex: true,
  })
}

/** This page is shown only without JavaScript. With it, the form itself shows the outcome. */
export default function Alerts({ actionData }: Route.ComponentProps) {
  return (
    <FormResultPage
      result={actionData}
      idle={{ title: 'Alerts', text: 'Your alerts are in your account.' }}
      done={{ title: 'Alert set', text: 'We’ll email you when it happens.' }}
    />
  )
}
