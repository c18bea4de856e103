import { data } from 'react-router'
import { userContext } from '#app/context/contexts.ts'
import { servicesContext } from '#app/context/services.ts'
import { accountPath, parseAccountTab } from '#app/domain/urls/account-links.ts'
import type { User } from '#app/domain/user.ts'
import { guard } from '#app/middleware/guard.server.ts'
import { findRetailerView } from '#app/middleware/retailers.server.ts'
import { getClient, getSiteAccounts } from '#app/middleware/user.server.ts'
import { getAlertsPage } from '#app/pages/alerts-page.ts'
import { getNewestSaved } from '#app/pages/saved-page.ts'
import { changeAccount } from '#app/requests/change-account.server.ts'
import { AccountPage } from '#app/ui/account/account-page.tsx'
import { AlertsTab } from '#app/ui/account/alerts.tsx'
import { LogOutPage } from '#app/ui/account/log-out-page.tsx'
import { ProfileTab } from '#app/ui/account/profile.tsx'
import { SavedTab } from '#app/ui/account/saved.tsx'
import { SettingsTab } from '#app/ui/account/settings.tsx'
import { SizesTab } from '#app/ui/account/sizes.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/account.ts'

export const middleware = [guard('signed-in')]

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  // Unreachable, since the guard only lets users through.
  if (!user) throw data('Please log in', { status: 401 })
  const search = new URL(request.url).searchParams
  const tab = parseAccountTab(search)
  const accounts = context.get(servicesContext).accounts
  return {
    tab,
    user,
    isLoggingOut: search.get('logout') === '1',
    security: tab === 'settings' ? await getSecurity(request, context, user) : undefined,
    saved: tab === 'saved' ? await getSaved(context, user) : undefined,
    alerts:
      tab === 'alerts'
        ? await getAlertsPage(accounts, user.id, findRetailerView(context))
        : undefined,
    sizes:
      tab === 'sizes'
        ? { worn: await accounts.wornSizes.list(user.id), isSaved: search.has('saved') }
        : undefined,
  }
}

async function getSecurity(request: Request, context: Route.LoaderArgs['context'], user: User) {
  const { settings } = getSiteAccounts(context)
  const [sessions, hasPassword] = await Promise.all([
    settings.listSessions(getClient(request, context), user),
    settings.hasPassword(user),
  ])
  return { sessions, hasPassword }
}

function getSaved(context: Route.LoaderArgs['context'], user: User) {
  const { alerts, saved } = context.get(servicesContext).accounts
  return getNewestSaved({
    catalogue: context.get(servicesContext).catalogue,
    store: saved.store,
    alerts,
    userId: user.id,
    retailers: findRetailerView(context),
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const result = await changeAccount(request, context)
  if (result instanceof Response) return result
  const { setCookies, ...shown } = result
  const headers = new Headers()
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie)
  return data(shown, { status: shown.isDone ? 200 : 400, headers })
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Account',
    path: accountPath(),
    isNoindex: true,
  })
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, user, saved, alerts, sizes, isLoggingOut, security } = loaderData
  if (isLoggingOut) return <LogOutPage />
  return (
    <AccountPage tab={tab}>
      {tab === 'profile' ? <ProfileTab user={user} result={actionData} /> : null}
      {saved ? <SavedTab saved={saved} /> : null}
      {alerts ? <AlertsTab page={alerts} /> : null}
      {sizes ? <SizesTab {...sizes} /> : null}
      {security ? <SettingsTab user={user} {...security} result={actionData} /> : null}
    </AccountPage>
  )
}
