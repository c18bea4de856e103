import { data, Form } from 'react-router'
import { loginPath, verifyEmailPath } from '#app/domain/account-links.ts'
import {
  getClient,
  getReturnPath,
  getSiteAccounts,
  redirectWithCookies,
} from '#app/middleware/user.server.ts'
import { getFaultMessage } from '#app/ui/account/account-faults.ts'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { AuthPage } from '#app/ui/form/auth-page.tsx'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/verify-email.ts'

/** Confirms the address. Only the button submits this, because email scanners open links. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const outcome = await getSiteAccounts(context).verifyEmail(token, getClient(request, context))
  return 'fault' in outcome
    ? data({ fault: outcome.fault }, 400)
    : redirectWithCookies(getReturnPath(request), outcome.setCookies)
}

/** Data requests need a loader, even though the page needs no data. */
export function loader() {
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Confirm your email',
    path: verifyEmailPath({ token: '' }),
    isNoindex: true,
  })
}

export default function VerifyEmail({ actionData }: Route.ComponentProps) {
  if (actionData) {
    return (
      <AuthPage title="Confirm your email">
        <FormMessage kind="error">{getFaultMessage(actionData.fault)}</FormMessage>
        <p className="text-soft text-sm">
          Already confirmed? Just log in. If not, logging in sends you a new link.
        </p>
        <PageLink to={loginPath()} className="button-primary">
          Log in
        </PageLink>
      </AuthPage>
    )
  }
  return (
    <AuthPage title="Confirm your email" intro="One more step and your account is ready.">
      <Form method="post" className="flex flex-col">
        <SubmitButton>Confirm email</SubmitButton>
      </Form>
    </AuthPage>
  )
}
