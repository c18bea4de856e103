import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { parseForm } from '#app/accounts/account-forms.ts'
import { setAlertForm } from '#app/accounts/alerts/alert-forms.ts'
import { saveSearchForm } from '#app/accounts/searches/search-forms.ts'
import { noticesContext, userContext } from '#app/context/contexts.ts'
import type { Notice } from '#app/domain/notice.ts'
import {
  clearPendingForm,
  type PendingForm,
  parsePendingForm,
  pendingForms,
} from '#app/domain/pending-form.ts'
import type { SentForm } from '#app/domain/sent-form.ts'
import { IndexUnavailableError } from '#app/search-index/index-state.ts'
import { saveSearch } from './save-search.server.ts'
import { setAlert } from './set-alert.server.ts'

type Context = Readonly<RouterContextProvider>

/** Sends the forms that a visitor sent before signing in: see domain/pending-form.ts. */
export const pendingFormsMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const user = context.get(userContext)
  const cookies = request.headers.get('Cookie')
  const cleared: string[] = []
  for (const name of user && cookies ? pendingForms : []) {
    const form = parsePendingForm(name, cookies)
    if (!user || !form) continue
    try {
      const notice = await finish[name](context, user.id, form)
      if (notice) context.set(noticesContext, [...context.get(noticesContext), notice])
      cleared.push(clearPendingForm(name))
    } catch (error) {
      // The cookie stays, so that the next request tries again.
      if (!(error instanceof IndexUnavailableError)) throw error
    }
  }
  const response = await next()
  for (const cookie of cleared) response.headers.append('Set-Cookie', cookie)
  return response
}

type Finish = (context: Context, userId: string, form: FormData) => Promise<Notice | undefined>

/** Sends each form for the user; an unreadable one is forgotten without a notice. */
const finish: Record<PendingForm, Finish> = {
  async alert(context, userId, form) {
    const { values } = parseForm(setAlertForm, form)
    const outcome = values && (await setAlert(context, userId, values))
    return outcome && toNotice(outcome, 'Alert set', 'We’ll email you when it happens.')
  },
  async search(context, userId, form) {
    const { values } = parseForm(saveSearchForm, form)
    const outcome = values && (await saveSearch(context, userId, values))
    const text = 'We’ll email you once a day of new matches and price drops.'
    return outcome && toNotice(outcome, 'Search saved', text)
  },
}

function toNotice(outcome: SentForm, title: string, text: string): Notice {
  return 'error' in outcome
    ? { kind: 'error', title: 'That didn’t go through', text: outcome.error }
    : { kind: 'success', title, text }
}
