import { redirect } from 'react-router'
import { alertForm } from '#app/accounts/alerts/alert-forms.ts'
import type { AlertOutcome } from '#app/accounts/alerts/alert-store.server.ts'
import { servicesContext } from '#app/context/services.ts'
import { parseProductKey } from '#app/domain/product-key.ts'
import { accountPath } from '#app/domain/urls/account-links.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { failForm, readUserForm } from '#app/requests/read-user-form.server.ts'
import { FormResultPage } from '#app/ui/form/form-result-page.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/alerts.ts'

const faults: Record<Exclude<AlertOutcome, 'set'>, string> = {
  'unknown-product': 'This product is no longer in our catalog.',
  'too-many': 'You’ve reached the limit for alerts. Remove one first.',
}

/**
 * Sets, changes and removes alerts, and saves the email setting. Every
 * intent except `set` is sent by the alerts tab of the account page.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readUserForm(request, context, alertForm)
  if ('error' in sent) return failForm(sent.error)
  const { user, values } = sent
  const { alerts, profiles } = context.get(servicesContext).accounts
  if (values.intent === 'set') {
    const key = parseProductKey(values.product)
    if (!key) return failForm(faults['unknown-product'])
    const { kind, below, size } = values
    const outcome = await alerts.set(user.id, context.get(storefrontContext).id, key, {
      kind,
      ...(below === undefined || kind !== 'drop' ? {} : { belowCents: below }),
      ...(size === undefined ? {} : { size }),
    })
    return outcome === 'set' ? { isDone: true as const } : failForm(faults[outcome])
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
