import { data, Form } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { accountPath, unsubscribePath } from '#app/domain/urls/account-links.ts'
import { secretLinkMiddleware } from '#app/middleware/secret-link.server.ts'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { AuthPage } from '#app/ui/form/auth-page.tsx'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/unsubscribe.ts'

export const middleware = [secretLinkMiddleware]

/**
 * Changes nothing, because email clients and scanners
 * fetch links in emails. Only a POST unsubscribes.
 */
export function loader({ context, params }: Route.LoaderArgs) {
  return { kind: requireToken(context, params.token).kind }
}

/**
 * Handles the one-click unsubscribe of email clients (RFC 8058) and the
 * page's own button; neither requires a login.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  if (request.method !== 'POST') throw data(null, { status: 405 })
  await context.get(servicesContext).accounts.unsubscriber.end(requireToken(context, params.token))
  return { isDone: true }
}

function requireToken(context: Route.LoaderArgs['context'], token: string) {
  const what = context.get(servicesContext).accounts.unsubscriber.parse(token)
  if (!what)
    throw data('This link is incomplete. Copy the whole link from the email.', { status: 404 })
  return what
}

export function meta({ matches, params }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Unsubscribe',
    path: unsubscribePath(params.token),
    isNoindex: true,
  })
}

export default function Unsubscribe({ loaderData: { kind }, actionData }: Route.ComponentProps) {
  return (
    <AuthPage
      title="Unsubscribe"
      footer={
        <PageLink to={accountPath('alerts')} className="text-link">
          Manage your alerts
        </PageLink>
      }
    >
      {actionData ? (
        <FormMessage kind="success">
          {kind === 'alert'
            ? 'Done. This alert is removed, and we won’t email you about it again.'
            : 'Done. We won’t email you about alerts and saved searches anymore.'}
        </FormMessage>
      ) : (
        <>
          <p>
            {kind === 'alert'
              ? 'Remove this alert and stop its emails?'
              : 'Stop all emails about your alerts and saved searches?'}
          </p>
          <Form method="post" className="flex flex-col">
            <SubmitButton>Unsubscribe</SubmitButton>
          </Form>
        </>
      )}
    </AuthPage>
  )
}
