import { redirect } from 'react-router'
import { homePath } from '#app/domain/urls/links.ts'
import { getClient, getSiteAccounts, redirectWithCookies } from '#app/middleware/user.server.ts'
import { requireForm } from '#app/requests/require-form.server.ts'
import type { Route } from './+types/log-out.ts'

/** Logs the user out. Requires a form, so that a link on another site cannot log anybody out. */
export async function action({ request, context }: Route.ActionArgs) {
  await requireForm(request)
  const setCookies = await getSiteAccounts(context).logOut(getClient(request, context))
  return redirectWithCookies(homePath, setCookies)
}

export function loader() {
  return redirect(homePath)
}

export default function LogOut() {
  return null
}
