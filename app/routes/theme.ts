import { redirect } from 'react-router'
import { homePath } from '#app/domain/urls/links.ts'
import { saveChoice, themeChoice } from '#app/requests/remembered-choice.server.ts'
import type { Route } from './+types/theme.ts'

/** Stores the chosen theme: light, dark or the system's. */
export function action({ request }: Route.ActionArgs) {
  return saveChoice(themeChoice, request)
}

export function loader() {
  return redirect(homePath)
}

export default function Theme() {
  return null
}
