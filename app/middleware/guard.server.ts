import { data, type MiddlewareFunction, redirect } from 'react-router'
import { userContext } from '#app/context/contexts.ts'
import { accountPath, loginPath } from '#app/domain/urls/account-links.ts'
import { toPagePath } from '#app/domain/urls/data-path.ts'

type Guard = MiddlewareFunction<Response>

/** Login, sign-up and reset pages redirect signed-in users to the account. */
const signedOut: Guard = ({ context }, next) => {
  if (context.get(userContext)) throw redirect(accountPath())
  return next()
}

/** The guards that routes can use. */
const guards = new Map<string, Guard>(
  Object.entries({
    'signed-out': signedOut,
    /**
     * The same, except for a link with a token from an email, which carries its own
     * right: it works for its account, whoever is signed in.
     */
    'signed-out-or-token': (args, next) => {
      const hasToken = new URL(args.request.url).searchParams.has('token')
      return hasToken ? next() : signedOut(args, next)
    },
    /** Visitors must log in first and then return to the page. */
    'signed-in': ({ request, context }, next) => {
      if (!context.get(userContext)) throw redirect(loginPath({ to: getPagePath(request) }))
      return next()
    },
    /** Users who are not operators get a 404. */
    admin: ({ context }, next) => {
      if (context.get(userContext)?.role !== 'admin')
        throw data('This page could not be found', { status: 404 })
      return next()
    },
  }),
)

/**
 * Returns the guard with this name as route middleware:
 * `export const middleware = [guard('signed-in')]`.
 */
export function guard(name: string): Guard {
  return (args, next) => {
    const found = guards.get(name)
    if (!found) throw data(`Unknown middleware: ${name}`, { status: 500 })
    return found(args, next)
  }
}

/** Returns the path of the requested page or, for a form, of the page it was on. */
function getPagePath(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  const search = new URLSearchParams(searchParams)
  search.delete('_routes')
  const path = toPagePath(pathname)
  return search.size === 0 ? path : `${path}?${search}`
}
