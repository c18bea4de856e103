import { data, Form } from 'react-router'
import { logInForm } from '#app/accounts/account-forms.ts'
import { parseLoginPurpose } from '#app/domain/login-purpose.ts'
import {
  loginPath,
  resetPasswordPath,
  savedPath,
  signUpPath,
} from '#app/domain/urls/account-links.ts'
import { guard } from '#app/middleware/guard.server.ts'
import {
  getClient,
  getReturnPath,
  getSiteAccounts,
  redirectWithCookies,
} from '#app/middleware/user.server.ts'
import { findLoginReason } from '#app/requests/find-login-reason.server.ts'
import { requireForm } from '#app/requests/require-form.server.ts'
import { sendAuthForm } from '#app/requests/send-auth-form.server.ts'
import { getFaultMessage, parseFault } from '#app/ui/account/account-faults.ts'
import { OAuthLinks } from '#app/ui/account/oauth-links.tsx'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { EmailField, PasswordField } from '#app/ui/form/account-fields.tsx'
import { AuthPage } from '#app/ui/form/auth-page.tsx'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/login.ts'

export const middleware = [guard('signed-out')]

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    reason: await findLoginReason(context, request),
    purpose: parseLoginPurpose(new URL(request.url).searchParams),
    to: getReturnPath(request),
    providers: getSiteAccounts(context).oauth.providers,
    problem: parseFault(new URL(request.url).searchParams.get('problem')),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const to = getReturnPath(request)
  const { answer, setCookies } = await sendAuthForm(await requireForm(request), logInForm, values =>
    getSiteAccounts(context).logIn({ ...values, to }, getClient(request, context)),
  )
  return setCookies ? redirectWithCookies(to, setCookies) : data(answer, 400)
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Log in',
    path: loginPath(),
    isNoindex: true,
  })
}

/** Returns what the visitor wanted to do, if that takes an account. */
function getIntro(reason: string | undefined, to: string): string | undefined {
  if (reason !== undefined) return `Log in to ${reason}.`
  const isSaved = `${to.split('?')[0]}/`.startsWith(savedPath())
  return isSaved ? 'Log in to see what you saved.' : undefined
}

export default function LogIn({ loaderData, actionData }: Route.ComponentProps) {
  const { to, providers, problem, reason, purpose } = loaderData
  const { email, errors } = actionData ?? {}
  const fault = actionData ? actionData.fault : problem
  return (
    <AuthPage
      title="Log in"
      intro={getIntro(reason, to)}
      footer={
        <p>
          New here?{' '}
          <PageLink to={signUpPath({ to, purpose })} className="text-link">
            Sign up
          </PageLink>
        </p>
      }
    >
      {fault ? <FormMessage kind="error">{getFaultMessage(fault)}</FormMessage> : null}
      <OAuthLinks providers={providers} to={to} />
      <Form method="post" noValidate className="flex flex-col gap-5">
        <EmailField defaultValue={email} error={errors?.email} />
        <PasswordField error={errors?.password} />
        <PageLink
          to={resetPasswordPath({ to })}
          className="text-link -my-3 flex min-h-11 items-center self-start text-sm"
        >
          Forgot your password?
        </PageLink>
        <SubmitButton>Log in</SubmitButton>
      </Form>
    </AuthPage>
  )
}
