import { data, Form } from 'react-router'
import type { LinkPurpose } from '#app/accounts/links/issued-links.server.ts'
import { accountPath, loginPath, verifyEmailPath } from '#app/domain/urls/account-links.ts'
import { secretLinkMiddleware } from '#app/middleware/secret-link.server.ts'
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

export const middleware = [secretLinkMiddleware]

/** Returns what the link confirms. Opening the page changes nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const to = getReturnPath(request)
  const purposes = ['verify-email', 'change-email'] as const
  const link = await getSiteAccounts(context).findLink(getToken(request), purposes)
  if ('fault' in link) return data({ to, link: undefined, fault: link.fault }, 404)
  const { purpose, email } = link
  return { to, link: { purpose, email }, fault: undefined }
}

/** Confirms the address. Only the button submits this, because email scanners open links. */
export async function action({ request, context }: Route.ActionArgs) {
  const client = getClient(request, context)
  const outcome = await getSiteAccounts(context).verifyEmail(getToken(request), client)
  if ('fault' in outcome) return data({ fault: outcome.fault, confirmed: undefined }, 400)
  const { setCookies, ...confirmed } = outcome
  return confirmed.isSignedIn && confirmed.purpose === 'verify-email'
    ? redirectWithCookies(getReturnPath(request), setCookies)
    : data({ fault: undefined, confirmed }, 200)
}

function getToken(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Confirm your email',
    path: verifyEmailPath({ token: '' }),
    isNoindex: true,
  })
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { to, link } = loaderData
  if (actionData?.confirmed) return <Confirmed {...actionData.confirmed} to={to} />
  const fault = actionData?.fault ?? loaderData.fault
  if (fault) {
    return (
      <AuthPage title="Confirm your email">
        <FormMessage kind="error">{getFaultMessage(fault)}</FormMessage>
        <p className="text-soft text-sm">
          Already confirmed? Just log in. If not, logging in sends you a new link.
        </p>
        <PageLink to={loginPath({ to })} className="button-primary">
          Log in
        </PageLink>
      </AuthPage>
    )
  }
  return link?.purpose === 'change-email' ? (
    <AuthPage
      title="Confirm your new email"
      intro={`${link.email} becomes the email of your account.`}
    >
      <Form method="post" className="flex flex-col">
        <SubmitButton>Confirm new email</SubmitButton>
      </Form>
    </AuthPage>
  ) : (
    <AuthPage title="Confirm your email" intro="One more step and your account is ready.">
      <Form method="post" className="flex flex-col">
        <SubmitButton>Confirm email</SubmitButton>
      </Form>
    </AuthPage>
  )
}

function Confirmed({
  purpose,
  email,
  isSignedIn,
  to,
}: {
  purpose: LinkPurpose
  email: string
  isSignedIn: boolean
  to: string
}) {
  const isChange = purpose === 'change-email'
  return (
    <AuthPage title={isChange ? 'Email changed' : 'Email confirmed'}>
      <FormMessage kind="success">
        {isChange ? (
          <>
            Your email is confirmed. From now on you log in with{' '}
            <strong className="break-words">{email}</strong>.
          </>
        ) : (
          'Your email is confirmed. Log in.'
        )}
      </FormMessage>
      {isSignedIn ? (
        <PageLink to={accountPath('settings')} className="button-primary">
          Back to your account
        </PageLink>
      ) : (
        <PageLink to={loginPath({ to })} className="button-primary">
          Log in
        </PageLink>
      )}
    </AuthPage>
  )
}
