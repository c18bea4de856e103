import { data, Form } from 'react-router'
import { type FieldErrors, parseForm, signUpForm } from '#app/accounts/account-forms.ts'
import { companyPath, loginPath, signUpPath } from '#app/domain/links.ts'
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
import type { Route } from './+types/sign-up.ts'

const none: FieldErrors = {}

export const middleware = [guard('signed-out')]

export function loader({ request }: Route.LoaderArgs) {
  return { to: getReturnPath(request) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await requireForm(request)
  const email = String(form.get('email') ?? '')
  const name = String(form.get('name') ?? '')
  const { values, errors } = parseForm(signUpForm, form)
  if (errors) return data({ name, email, errors, fault: undefined, sentTo: undefined }, 400)
  const outcome = await getSiteAccounts(context).signUp(
    { ...values, to: getReturnPath(request) },
    getClient(request, context),
  )
  return 'fault' in outcome
    ? data({ name, email, errors: none, fault: outcome.fault, sentTo: undefined }, 400)
    : data({ name, email, errors: none, fault: undefined, sentTo: values.email })
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Sign up',
    path: signUpPath(),
    isNoindex: true,
  })
}

export default function SignUp({ loaderData: { to }, actionData }: Route.ComponentProps) {
  const { name, email, errors = none, fault, sentTo } = actionData ?? {}
  if (sentTo !== undefined) {
    return (
      <AuthPage title="Check your email">
        <FormMessage kind="success">
          We’ve sent a link to <strong className="break-words">{sentTo}</strong>. Open it to finish
          signing up. It works for one hour.
        </FormMessage>
        <p className="text-soft text-sm">
          Nothing there? Look in your spam folder, or{' '}
          <PageLink to={signUpPath({ to })} reloadDocument className="text-link">
            try again
          </PageLink>
          .
        </p>
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title="Create an account"
      intro="Save what you like and find it on every device."
      footer={
        <p>
          Already have an account?{' '}
          <PageLink to={loginPath({ to })} className="text-link">
            Log in
          </PageLink>
        </p>
      }
    >
      {fault ? <FormMessage kind="error">{getFaultMessage(fault)}</FormMessage> : null}
      <Form method="post" noValidate className="flex flex-col gap-5">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          defaultValue={name}
          error={errors.name}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          error={errors.email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters."
          error={errors.password}
        />
        <SubmitButton>Create account</SubmitButton>
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
