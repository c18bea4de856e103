import { redirect } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { accountPath } from '#app/domain/urls/account-links.ts'
import { parseWornSize } from '#app/domain/worn-sizes.ts'
import { requireForm } from '#app/requests/require-form.server.ts'
import { requireFormUser } from '#app/requests/require-form-user.server.ts'
import type { Route } from './+types/worn-sizes.ts'

/** Replaces the shopper's sizes with those checked in the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await requireForm(request)
  const user = requireFormUser(context, form)
  const sizes = form.getAll('size').flatMap(value => parseWornSize(String(value)) ?? [])
  await context.get(servicesContext).accounts.wornSizes.replace(user.id, sizes)
  return redirect(`${accountPath('sizes')}&saved=1`)
}

export function loader() {
  return redirect(accountPath('sizes'))
}

export default function WornSizes() {
  return null
}
