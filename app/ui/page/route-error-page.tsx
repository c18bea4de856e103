import { type ErrorResponse, isRouteErrorResponse, useRouteError } from 'react-router'
import { useShell } from '../shell-context.ts'
import { ErrorPage } from './error-page.tsx'

/** The error page of a route. In development, the page includes the stack trace. */
export function RouteErrorPage() {
  const error = useRouteError()
  const siteName = useShell()?.siteName
  if (isRouteErrorResponse(error))
    return <ErrorPage status={error.status} message={getMessage(error)} siteName={siteName} />
  const detail = import.meta.env.DEV && error instanceof Error ? error.stack : undefined
  return <ErrorPage siteName={siteName} detail={detail} />
}

function getMessage({ status, data }: ErrorResponse): string | undefined {
  // Replaces React Router's own message, which mentions routes and actions.
  if (status === 405) return 'This page doesn’t accept that request'
  // An overloaded server and proxies answer with a document of their own.
  if (typeof data === 'string' && /^\s*</.test(data)) return 'This page isn’t available right now'
  return typeof data === 'string' && data !== '' ? data : undefined
}
