import { data, Form } from 'react-router'
import { requestResetForm, resetPasswordForm } from '#app/accounts/account-forms.ts'
import { userContext } from '#app/context/contexts.ts'
import { accountPath, loginPath, resetPasswordPath } from '#app/domain/urls/account-links.ts'
import { guard } from '#app/middleware/guard.server.ts'
import { secretLinkMiddleware } from '#app/middleware/secret-link.server.ts'
import { getClient, getReturnPath, getSiteAccounts } from '#app/middleware/user.server.ts'
import { requireForm } from '#app/requests/require-form.server.ts'
import { sendAuthForm } from '#app/requests/send-auth-form.server.ts'
import { type FaultName, getFaultMessage } from '#app/ui/account/account-faults.ts'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { EmailField, NewPasswordField } from '#app/ui/form/account-fields.tsx'
import { AuthPage } from '#app/ui/form/auth-page.tsx'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/reset-password.ts'

export const middleware = [secretLinkMiddleware, guard('signed-out-or-token')]

/** A token from an email is checked before the page asks for a new password. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const to = getReturnPath(request)
  const token = getToken(request)
  const user = context.get(userContext)
  if (token === undefined) return { to, link: undefined, signedInAs: undefined }
  const link = await getSiteAccounts(context).findLink(token, ['reset-password'])
  const signedInAs = user?.email
  return 'fault' in link
    ? data({ to, link: { fault: link.fault, email: undefined }, signedInAs }, 404)
    : { to, link: { fault: undefined, email: link.email }, signedInAs }
}

/**
 * Handles the page's form. Without a token, the page sends
 * one by email; with a token, it sets the new password.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await requireForm(request)
  const accounts = getSiteAccounts(context)
  const to = getReturnPath(request)
  const token = getToken(request)
  const client = getClient(request, context)
  const { answer, setCookies = [] } =
    token === undefined
      ? await sendAuthForm(form, requestResetForm, values =>
          accounts.requestReset({ ...values, to }, client),
        )
      : await sendAuthForm(form, resetPasswordForm, values =>
          accounts.resetPassword({ ...values, token }, client),
        )
  const headers = new Headers()
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie)
  return data(answer, { status: answer.isDone ? 200 : 400, headers })
}

function getToken(request: Request): string | undefined {
  return new URL(request.url).searchParams.get('token') ?? undefined
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Reset password',
    path: resetPasswordPath(),
    isNoindex: true,
  })
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { to, link, signedInAs } = loaderData
  const { email, errors, fault, isDone } = actionData ?? {}
  if (isDone) return link ? <PasswordChanged to={to} /> : <LinkSent email={email} to={to} />
  if (link?.fault)
    return <DeadLink fault={link.fault} to={to} isSignedIn={signedInAs !== undefined} />
  const message = fault ? <FormMessage kind="error">{getFaultMessage(fault)}</FormMessage> : null
  const isOther = signedInAs !== undefined && signedInAs !== link?.email
  return link ? (
    <AuthPage
      title="Choose a new password"
      intro={
        <>
          For the account of <strong className="break-words">{link.email}</strong>. You’ll be logged
          out on all your devices.
          {isOther ? (
            <>
              {' '}
              Here you’re logged in as <strong className="break-words">{signedInAs}</strong>; that
              session ends too.
            </>
          ) : null}
        </>
      }
    >
      {message}
      <Form method="post" noValidate className="flex flex-col gap-5">
        <NewPasswordField error={errors?.password} />
        <SubmitButton>Save password</SubmitButton>
      </Form>
    </AuthPage>
  ) : (
    <AuthPage
      title="Reset your password"
      intro="Enter your email and we’ll send you a link."
      footer={
        <PageLink to={loginPath({ to })} className="text-link">
          Back to log in
        </PageLink>
      }
    >
      {message}
      <Form method="post" noValidate className="flex flex-col gap-5">
        <EmailField defaultValue={email} error={errors?.email} />
        <SubmitButton>Send link</SubmitButton>
      </Form>
    </AuthPage>
  )
}

/** Offers what leads to a new password instead: another link or, when signed in, the settings. */
function DeadLink({
  fault,
  to,
  isSignedIn,
}: {
  fault: FaultName
  to: string
  isSignedIn: boolean
}) {
  return (
    <AuthPage title="Choose a new password">
      <FormMessage kind="error">{getFaultMessage(fault)}</FormMessage>
      {isSignedIn ? (
        <PageLink to={accountPath('settings')} className="button-primary">
          Change your password in your account
        </PageLink>
      ) : (
        <PageLink to={resetPasswordPath({ to })} className="button-primary">
          Get a new link
        </PageLink>
      )}
    </AuthPage>
  )
}

function PasswordChanged({ to }: { to: string }) {
  return (
    <AuthPage title="Password changed">
      <FormMessage kind="success">You can log in with your new password now.</FormMessage>
      <PageLink to={loginPath({ to })} className="button-primary">
        Log in
      </PageLink>
    </AuthPage>
  )
}

function LinkSent({ email, to }: { email: string | undefined; to: string }) {
  return (
    <AuthPage title="Check your email">
      <FormMessage kind="success">
        If <strong className="break-words">{email}</strong> has an account, a link to choose a new
        password is on its way. It works for one hour.
      </FormMessage>
      <PageLink
        to={loginPath({ to })}
        className="text-link flex min-h-11 items-center self-start text-sm"
      >
        Back to log in
      </PageLink>
    </AuthPage>
  )
}
