import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { parseForm } from '#app/accounts/account-forms.ts'
import { setAlertForm } from '#app/accounts/alerts/alert-forms.ts'
import type { AlertOutcome } from '#app/accounts/alerts/alert-store.server.ts'
import { saveSearchForm } from '#app/accounts/searches/search-forms.ts'
import { noticesContext, userContext } from '#app/context/contexts.ts'
import { servicesContext } from '#app/context/services.ts'
import { findCategory } from '#app/domain/category-tree.ts'
import type { Notice } from '#app/domain/notice.ts'
import {
  clearPendingForm,
  type PendingForm,
  parsePendingForm,
  pendingForms,
} from '#app/domain/pending-form.ts'
import { parseProductKey } from '#app/domain/product-key.ts'
import { formatListQuery } from '#app/domain/urls/list-query.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { toSavableSearch } from '#app/pages/savable-search.ts'
import { IndexUnavailableError } from '#app/search-index/index-state.ts'
import { storefrontContext } from './storefront.server.ts'

type Context = Readonly<RouterContextProvider>
/** The outcome of a form that a shopper sent; `error` is shown to them. */
type Outcome = { isDone: true } | { error: string }

const faults: Record<Exclude<AlertOutcome, 'set'>, string> = {
  'unknown-product': 'This product is no longer in our catalog.',
  'too-many': 'You’ve reached the limit for alerts. Remove one first.',
}

export async function setAlert(
  context: Context,
  userId: string,
  { product, kind, below, size }: z.infer<typeof setAlertForm>,
): Promise<Outcome> {
  const key = parseProductKey(product)
  if (!key) return { error: faults['unknown-product'] }
  const { alerts } = context.get(servicesContext).accounts
  const outcome = await alerts.set(userId, context.get(storefrontContext).id, key, {
    kind,
    ...(below === undefined || kind !== 'drop' ? {} : { belowCents: below }),
    ...(size === undefined ? {} : { size }),
  })
  return outcome === 'set' ? { isDone: true } : { error: faults[outcome] }
}

export async function saveSearch(
  context: Context,
  userId: string,
  values: z.infer<typeof saveSearchForm>,
): Promise<Outcome> {
  const { accounts, catalogue } = context.get(servicesContext)
  const category = findCategory(values.category)?.id
  const requested = parseListQuery(new URLSearchParams(values.query), category)
  const search = await toSavableSearch(catalogue, requested)
  const isSaved = await accounts.searches.save(userId, context.get(storefrontContext).id, {
    title: search.title,
    query: formatListQuery(search.query),
    ...(category === undefined ? {} : { category }),
  })
  return isSaved
    ? { isDone: true }
    : { error: 'You’ve reached the limit for saved searches. Remove one first.' }
}

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

function toNotice(outcome: Outcome, title: string, text: string): Notice {
  return 'error' in outcome
    ? { kind: 'error', title: 'That didn’t go through', text: outcome.error }
    : { kind: 'success', title, text }
}
