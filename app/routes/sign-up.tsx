import { data, Form } from 'react-router'
import { signUpForm } from '#app/accounts/account-forms.ts'
import { parseLoginPurpose } from '#app/domain/login-purpose.ts'
import { loginPath, signUpPath } from '#app/domain/urls/account-links.ts'
import { companyPath } from '#app/domain/urls/links.ts'
import { guard } from '#app/middleware/guard.server.ts'
import { getClient, getReturnPath, getSiteAccounts } from '#app/middleware/user.server.ts'
import { findLoginReason } from '#app/requests/find-login-reason.server.ts'
import { requireForm } from '#app/requests/require-form.server.ts'
import { sendAuthForm } from '#app/requests/send-auth-form.server.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { getFaultMessage } from '#app/ui/account/account-faults.ts'
import { OAuthLinks } from '#app/ui/account/oauth-links.tsx'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { EmailField, NewPasswordField } from '#app/ui/form/account-fields.tsx'
import { AuthPage } from '#app/ui/form/auth-page.tsx'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/sign-up.ts'

export const middleware = [guard('signed-out')]

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    reason: await findLoginReason(context, request),
    purpose: parseLoginPurpose(new URL(request.url).searchParams),
    to: getReturnPath(request),
    providers: getSiteAccounts(context).oauth.providers,
    sites: new Intl.ListFormat('en-US').format(storefronts.map(({ siteName }) => siteName)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const to = getReturnPath(request)
  const { answer, setCookies = [] } = await sendAuthForm(
    await requireForm(request),
    signUpForm,
    values => getSiteAccounts(context).signUp({ ...values, to }, getClient(request, context)),
  )
  const headers = new Headers()
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie)
  return data(answer, { status: answer.isDone ? 200 : 400, headers })
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Sign up',
    path: signUpPath(),
    isNoindex: true,
  })
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { to, providers, sites, reason, purpose } = loaderData
  const { name, email, errors, fault, isDone } = actionData ?? {}
  if (isDone) {
    return (
      <AuthPage title="Check your email">
        <FormMessage kind="success">
          We’ve sent a link to <strong className="break-words">{email}</strong>. Open it to finish
          signing up. It works for one hour.
        </FormMessage>
        <p className="text-soft text-sm">
          Nothing there? Look in your spam folder, or{' '}
          <PageLink to={signUpPath({ to, purpose })} reloadDocument className="text-link">
            try again
          </PageLink>
          .
        </p>
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title="Sign up"
      intro={`${reason === undefined ? 'Save what you like and find it on every device' : `Sign up to ${reason}`}. One account works on ${sites}.`}
      footer={
        <p>
          Already have an account?{' '}
          <PageLink to={loginPath({ to, purpose })} className="text-link">
            Log in
          </PageLink>
        </p>
      }
    >
      {fault ? <FormMessage kind="error">{getFaultMessage(fault)}</FormMessage> : null}
      <OAuthLinks providers={providers} to={to} />
      <Form method="post" noValidate className="flex flex-col gap-5">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          defaultValue={name}
          error={errors?.name}
        />
        <EmailField defaultValue={email} error={errors?.email} />
        <NewPasswordField label="Password" error={errors?.password} />
        <SubmitButton>Sign up</SubmitButton>
        <p className="text-soft text-sm">
          By signing up you agree to our{' '}
          <PageLink to={companyPath('terms')} className="text-link">
            terms
          </PageLink>{' '}
          and{' '}
          <PageLink to={companyPath('privacy_policy')} className="text-link">
            privacy policy
          </PageLink>
          .
        </p>
      </Form>
    </AuthPage>
  )
}
