import { data, Form } from 'react-router'
import { type FieldErrors, logInForm, parseForm } from '#app/accounts/account-forms.ts'
import { loginPath, resetPasswordPath, signUpPath } from '#app/domain/links.ts'
import { guard } from '#app/middleware/guard.server.ts'
import { requireForm } from '#app/middleware/require-form.server.ts'
import {
  getClient,
  getReturnPath,
  getSiteAccounts,
  redirectWithCookies,
} from '#app/middleware/user.server.ts'
import { getFaultMessage } from '#app/ui/account-faults.ts'
import { AuthPage } from '#app/ui/auth-page.tsx'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/login.ts'

const none: FieldErrors = {}

export const middleware = [guard('signed-out')]

export function loader({ request }: Route.LoaderArgs) {
  return { to: getReturnPath(request) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const to = getReturnPath(request)
  const form = await requireForm(request)
  const email = String(form.get('email') ?? '')
  const { values, errors } = parseForm(logInForm, form)
  if (errors) return data({ email, errors, fault: undefined }, { status: 400 })
  const outcome = await getSiteAccounts(context).logIn(
    { ...values, to },
    getClient(request, context),
  )
  return 'fault' in outcome
    ? data({ email, errors: none, fault: outcome.fault }, { status: 400 })
    : redirectWithCookies(to, outcome.setCookies)
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Log in',
    path: loginPath(),
    isNoindex: true,
  })
}

export default function LogIn({ loaderData: { to }, actionData }: Route.ComponentProps) {
  const { email, errors = none, fault } = actionData ?? {}
  return (
    <AuthPage
      title="Log in"
      footer={
        <p>
          New here?{' '}
          <PageLink to={signUpPath({ to })} className="text-link">
            Create an account
          </PageLink>
        </p>
      }
    >
      {fault ? <FormMessage kind="error">{getFaultMessage(fault)}</FormMessage> : null}
      <Form method="post" noValidate className="flex flex-col gap-5">
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
          autoComplete="current-password"
          error={errors.password}
        />
        <PageLink to={resetPasswordPath({ to })} className="text-link -mt-2 self-start text-sm">
          Forgot your password?
        </PageLink>
        <SubmitButton>Log in</SubmitButton>
      </Form>
    </AuthPage>
  )
}
