import { accountPath } from '#app/domain/links.ts'
import { PageLink } from '../page-link.tsx'

/** The outcome of a form, for browsers without a script. */
export function FormResultPage({ title, text }: { title: string; text: string }) {
  return (
    <div className="container-page flex flex-col items-start gap-4 py-12">
      <h1 className="text-xl">{title}</h1>
      <p className="text-soft">{text}</p>
      <PageLink to={accountPath('alerts')} className="button-quiet">
        See your alerts
      </PageLink>
    </div>
  )
}
