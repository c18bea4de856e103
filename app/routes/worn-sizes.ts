import { redirect } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { accountPath } from '#app/domain/urls/account-links.ts'
import { formatWornSize, parseWornSize, wornKinds } from '#app/domain/worn-sizes.ts'
import { requireForm } from '#app/requests/require-form.server.ts'
import { requireFormUser } from '#app/requests/require-form-user.server.ts'
import { readSizeId } from '#app/vocabulary/read-size-id.ts'
import type { Route } from './+types/worn-sizes.ts'

const maxTyped = 30

/** Replaces the shopper's sizes with those checked and typed in the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await requireForm(request)
  const user = requireFormUser(context, form)
  const checked = form.getAll('size').map(String)
  const typed = wornKinds.flatMap(kind =>
    String(form.get(`other-${kind}`) ?? '')
      .split(/[,;\n]/)
      .slice(0, maxTyped)
      .flatMap(text => {
        const size = readSizeId(text.trim(), { categoryId: kind })
        return size === undefined ? [] : formatWornSize({ kind, size })
      }),
  )
  const sizes = [...new Set([...checked, ...typed])].flatMap(value => parseWornSize(value) ?? [])
  await context.get(servicesContext).accounts.wornSizes.replace(user.id, sizes)
  return redirect(`${accountPath('sizes')}&saved=1`)
}

export function loader() {
  return redirect(accountPath('sizes'))
}

export default function WornSizes() {
  return null
}
