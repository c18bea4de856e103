import type { RouterContextProvider } from 'react-router'
import {
  deleteForm,
  emailForm,
  type FieldErrors,
  nameForm,
  parseForm,
  passwordForm,
} from '#app/accounts/account-forms.ts'
import type { AccountFault, AccountSettings, Client, Outcome } from '#app/accounts/accounts.ts'
import { userContext } from '#app/context/contexts.ts'
import { homePath } from '#app/domain/urls/links.ts'
import type { User } from '#app/domain/user.ts'
import { getClient, getSiteAccounts, redirectWithCookies } from '#app/middleware/user.server.ts'
import { requireForm } from './require-form.server.ts'

/** The result of one of the account's forms, shown in that form. */
export interface ChangeResult {
  intent: string
  isDone: boolean
  errors: FieldErrors
  fault?: AccountFault
  setCookies: string[]
}

interface Change {
  settings: AccountSettings
  client: Client
  user: User
  form: FormData
}

/** A form's errors by field, or its outcome. */
type Answer = { errors: FieldErrors } | Outcome

const done: Outcome = { setCookies: [] }

const changes = new Map<string, (change: Change) => Promise<Answer>>(
  Object.entries({
    async name({ settings, client, form }) {
      const { values, errors } = parseForm(nameForm, form)
      return errors ? { errors } : settings.changeName(client, values.name)
    },
    async photo({ settings, user, form }) {
      const file = form.get('photo')
      if (!(file instanceof File) || file.size === 0) return { errors: { photo: 'Choose a photo' } }
      return settings.savePhoto(user, new Uint8Array(await file.arrayBuffer()))
    },
    async 'remove-photo'({ settings, user }) {
      await settings.removePhoto(user)
      return done
    },
    async email({ settings, client, user, form }) {
      const { values, errors } = parseForm(emailForm, form)
      return errors ? { errors } : settings.changeEmail(client, user, values)
    },
    async password({ settings, client, user, form }) {
      const { values, errors } = parseForm(passwordForm, form)
      return errors ? { errors } : settings.changePassword(client, user, values)
    },
    async 'end-session'({ settings, user, form }) {
      await settings.endSession(user, String(form.get('session') ?? ''))
      return done
    },
    async 'end-others'({ settings, client, user }) {
      await settings.endOtherSessions(client, user)
      return done
    },
    async delete({ settings, client, user, form }) {
      const { values, errors } = parseForm(deleteForm, form)
      return errors ? { errors } : settings.deleteAccount(client, user, values)
    },
  }),
)

/**
 * Processes the form identified by its `intent`. Deleting the account redirects to the home page.
 */
export async function changeAccount(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<ChangeResult | Response> {
  const form = await requireForm(request)
  const user = context.get(userContext)
  const intent = String(form.get('intent') ?? '')
  const change = changes.get(intent)
  const result: ChangeResult = { intent, isDone: false, errors: {}, setCookies: [] }
  if (!change || !user) return result
  const { settings } = getSiteAccounts(context)
  const answer = await change({ settings, client: getClient(request, context), user, form })
  if ('errors' in answer) return { ...result, errors: answer.errors }
  if ('fault' in answer) return { ...result, fault: answer.fault }
  if (intent === 'delete') return redirectWithCookies(homePath, answer.setCookies)
  return { ...result, isDone: true, setCookies: answer.setCookies }
}
