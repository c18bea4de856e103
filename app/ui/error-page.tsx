import { homePath } from '#app/domain/links.ts'
import { PageLink } from './page-link.tsx'

/** An error message within the storefront's layout. */
export function ErrorPage({
  status = 500,
  message = 'Error',
  advice,
  detail,
  siteName,
  wayOn = { label: 'Back to the home page', to: homePath },
}: {
  status?: number
  message?: string
  /** The likely reason. */
  advice?: string
  detail?: string
  siteName?: string
  /** Links onward, except where retrying is the only option. */
  wayOn?: { label: string; to: string }
}) {
  return (
    <div className="container-page py-24 text-center">
      <title>{[message, siteName].filter(Boolean).join(' | ')}</title>
      <meta name="robots" content="noindex" />
      <p className="type-display text-display text-accent">{status}</p>
      <h1 className="mt-2 text-heading">{message}</h1>
      {advice ? <p className="mt-4 text-soft">{advice}</p> : null}
      {status < 500 ? (
        <p className="mt-8">
          <PageLink
            to={wayOn.to}
            className="inline-block rounded-control bg-button px-6 py-3 font-semibold text-on-button"
          >
            {wayOn.label}
          </PageLink>
        </p>
      ) : (
        <p className="mt-4 text-soft">Please try again in a moment.</p>
      )}
      {detail ? <pre className="mt-8 overflow-x-auto text-left text-xs">{detail}</pre> : null}
    </div>
  )
}
