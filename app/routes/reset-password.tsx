import { data, Form } from 'react-router'
import {
  type FieldErrors,
  parseForm,
  requestResetForm,
  resetPasswordForm,
} from '#app/accounts/account-forms.ts'
import { loginPath, resetPasswordPath } from '#app/domain/links.ts'
import { guard } from '#app/middleware/guard.server.ts'
import { requireForm } from '#app/middleware/require-form.server.ts'
import { getClient, getReturnPath, getSiteAccounts } from '#app/middleware/user.server.ts'
import { getFaultMessage } from '#app/ui/account-faults.ts'
import { AuthPage } from '#app/ui/auth-page.tsx'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/reset-password.ts'

const none: FieldErrors = {}

export const middleware = [guard('signed-out')]

export function loader({ request }: Route.LoaderArgs) {
  return { to: getReturnPath(request), hasToken: getToken(request) !== undefined }
}

/** Without a token from a mail the form requests one; with a token it sets the new password. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await requireForm(request)
  const accounts = getSiteAccounts(context)
  const to = getReturnPath(request)
  const token = getToken(request)
  const email = String(form.get('email') ?? '')
  const fail = (errors: FieldErrors, fault?: FaultName) =>
    data({ email, errors, fault, sentTo: undefined, isDone: false }, 400)
  if (token === undefined) {
    const { values, errors } = parseForm(requestResetForm, form)
    if (errors) return fail(errors)
    const outcome = await accounts.requestReset({ ...values, to }, getClient(request, context))
    return 'fault' in outcome
      ? fail(none, outcome.fault)
      : data({ email, errors: none, fault: undefined, sentTo: values.email, isDone: false })
  }
  const { values, errors } = parseForm(resetPasswordForm, form)
  if (errors) return fail(errors)
  const outcome = await accounts.resetPassword({ ...values, token })
  return 'fault' in outcome
    ? fail(none, outcome.fault)
    : data({ email, errors: none, fault: undefined, sentTo: undefined, isDone: true })
}

type FaultName = Parameters<typeof getFaultMessage>[0]

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

export default function ResetPassword({
  loaderData: { to, hasToken },
  actionData,
}: Route.ComponentProps) {
  const { email, errors = none, fault, sentTo, isDone } = actionData ?? {}
  if (isDone) {
    return (
      <AuthPage title="Password changed">
        <FormMessage kind="success">You can log in with your new password now.</FormMessage>
        <PageLink to={loginPath({ to })} className="button-primary">
          Log in
        </PageLink>
      </AuthPage>
    )
  }
  if (sentTo !== undefined) {
    return (
      <AuthPage title="Check your email">
        <FormMessage kind="success">
          If <strong className="break-words">{sentTo}</strong> has an account, a link to choose a
          new password is on its way. It works for one hour.
        </FormMessage>
        <PageLink to={loginPath({ to })} className="text-link self-start text-sm">
          Back to log in
        </PageLink>
      </AuthPage>
    )
  }
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
        <TextField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters."
          error={errors.password}
        />
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
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          error={errors.email}
        />
        <SubmitButton>Send link</SubmitButton>
      </Form>
    </AuthPage>
  )
}
