import { accountPath } from '#app/domain/urls/account-links.ts'
import { PageLink } from '../elements/page-link.tsx'
import { AuthPage } from '../form/auth-page.tsx'
import { LogOutForm } from './log-out-form.tsx'

/**
 * A page that asks for confirmation. Opening the page does
 * not log anybody out, because another site may link to it.
 */
export function LogOutPage() {
  return (
    <AuthPage title="Log out?" intro="You stay logged in on your other devices.">
      <LogOutForm className="button-primary w-full" />
      <PageLink to={accountPath()} className="text-link self-center text-sm">
        Back to your account
      </PageLink>
    </AuthPage>
  )
}
