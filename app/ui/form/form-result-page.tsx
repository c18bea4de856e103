import { accountPath } from '#app/domain/links.ts'
import { PageLink } from '../page-link.tsx'

interface Message {
  title: string
  text: string
}

/** The outcome of a form, for browsers without a script; `idle` shows on a visit without one. */
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
    <div className="container-page flex flex-col items-start gap-4 py-12">
      <h1 className="text-heading">{title}</h1>
      <p className="text-soft">{text}</p>
      <PageLink to={accountPath('alerts')} className="button-quiet">
        See your alerts
      </PageLink>
    </div>
  )

  function toMessage(): Message {
    if (!result) return idle
    return result.isDone ? done : { title: 'That didn’t work', text: result.error }
  }
}
