import { data, type MiddlewareFunction, redirect } from 'react-router'
import { accountPath, loginPath } from '#app/domain/account-links.ts'
import { userContext } from './contexts.ts'

type Guard = MiddlewareFunction<Response>

/** The guards that routes can use. */
const guards = new Map<string, Guard>(
  Object.entries({
    /** Login, sign-up and reset pages redirect signed-in users to the account. */
    'signed-out': ({ context }, next) => {
      if (context.get(userContext)) throw redirect(accountPath())
      return next()
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
  const path = pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  return search.size === 0 ? path : `${path}?${search}`
}
