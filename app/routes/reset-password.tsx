import { data, Form } from 'react-router'
import { requestResetForm, resetPasswordForm } from '#app/accounts/account-forms.ts'
import { loginPath, resetPasswordPath } from '#app/domain/account-links.ts'
import { guard } from '#app/middleware/guard.server.ts'
import { requireForm } from '#app/middleware/require-form.server.ts'
import { sendAuthForm } from '#app/middleware/send-auth-form.server.ts'
import { getClient, getReturnPath, getSiteAccounts } from '#app/middleware/user.server.ts'
import { getFaultMessage } from '#app/ui/account/account-faults.ts'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { EmailField, NewPasswordField } from '#app/ui/form/account-fields.tsx'
import { AuthPage } from '#app/ui/form/auth-page.tsx'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/reset-password.ts'

export const middleware = [guard('signed-out')]

export function loader({ request }: Route.LoaderArgs) {
  return { to: getReturnPath(request), hasToken: getToken(request) !== undefined }
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
  const { answer } =
    token === undefined
      ? await sendAuthForm(form, requestResetForm, values =>
          accounts.requestReset({ ...values, to }, getClient(request, context)),
        )
      : await sendAuthForm(form, resetPasswordForm, values =>
          accounts.resetPassword({ ...values, token }),
        )
  return data(answer, answer.isDone ? 200 : 400)
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
  const { to, hasToken } = loaderData
  const { email, errors, fault, isDone } = actionData ?? {}
  if (isDone) return hasToken ? <PasswordChanged to={to} /> : <LinkSent email={email} to={to} />
  const message = fault ? (
    <FormMessage kind="error">
      {getFaultMessage(fault)}
      {fault === 'invalid-link' || fault === 'expired-link' ? (
        <>
          {' '}
          <PageLink to={resetPasswordPath({ to })} className="text-link">
            Get a new link
          </PageLink>
        </>
      ) : null}
    </FormMessage>
  ) : null
  return hasToken ? (
    <AuthPage title="Choose a new password" intro="You’ll be logged out on all your devices.">
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
