import { redirect } from 'react-router'
import { homePath, parseOwnPath } from '#app/domain/links.ts'
import { formatThemeCookie } from '#app/middleware/theme-cookie.server.ts'
import type { Route } from './+types/theme.ts'

/** Keeps the shopper's choice of light, dark or the system's own, and leads back to where they were. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const choice = form.get('theme')
  const theme = choice === 'light' || choice === 'dark' ? choice : undefined
  return redirect(parseOwnPath(form.get('from')), { headers: { 'Set-Cookie': formatThemeCookie(theme) } })
}

export function loader() {
  return redirect(homePath)
}

export default function Theme() {
  return null
}
