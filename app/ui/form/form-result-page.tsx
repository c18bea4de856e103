import { accountPath } from '#app/domain/urls/account-links.ts'
import { PageLink } from '../elements/page-link.tsx'
import { AuthPage } from './auth-page.tsx'

interface Message {
  title: string
  text: string
}

/**
 * The outcome of a form, for browsers without JavaScript. `idle` is shown if no form was submitted.
 */
export function FormResultPage({
  result,
  idle,
  done,
}: {
  result: { isDone: true } | { isDone: false; error: string } | undefined
  idle: Message
  done: Message
}) {
  const { title, text } = toMessage()
  return (
    <AuthPage title={title} intro={text}>
      <PageLink to={accountPath('alerts')} className="button-primary">
        See your alerts
      </PageLink>
    </AuthPage>
  )

  function toMessage(): Message {
    if (!result) return idle
    return result.isDone ? done : { title: 'That didn’t work', text: result.error }
  }
}
