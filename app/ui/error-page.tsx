import { Link } from 'react-router'
import { homePath } from '#app/domain/links.ts'

/** What went wrong, in the storefront's own frame. */
export function ErrorPage({
  status = 500,
  message = 'Error',
  detail,
  siteName,
}: {
  status?: number
  message?: string
  detail?: string
  siteName?: string
}) {
  return (
    <div className="container-page py-24 text-center">
      <title>{[message, siteName].filter(Boolean).join(' | ')}</title>
      <meta name="robots" content="noindex" />
      <p className="font-display font-semibold text-2xl text-accent">{status}</p>
      <h1 className="mt-2 text-xl">{message}</h1>
      {status === 404 ? (
        <p className="mt-8">
          <Link
            to={homePath}
            className="inline-block rounded bg-accent px-6 py-3 font-semibold text-on-accent"
          >
            Back to the home page
          </Link>
        </p>
      ) : (
        <p className="mt-4 text-soft">Please try again in a moment.</p>
      )}
      {detail ? <pre className="mt-8 overflow-x-auto text-left text-xs">{detail}</pre> : null}
    </div>
  )
}
