import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { z } from 'zod'
import { toPagePath } from '#app/domain/urls/data-path.ts'

export interface RouteMethods {
  methods: readonly string[]
  /** True when the route renders a page, false when it answers with data. */
  isPage: boolean
}

/**
 * Finds the methods that a build's routes accept for a path; undefined when only
 * the catch-all matches. A route without an action does not accept POST; a route
 * that accepts other methods lists all of its methods as `methods` in its handle.
 */
export function createMethodFinder(
  routes: ServerBuild['routes'],
): (pathname: string) => RouteMethods | undefined {
  const tree = toTree(routes)
  return pathname => {
    const leaf = matchRoutes(tree, toPagePath(pathname))?.at(-1)?.route
    const route = leaf?.id === undefined ? undefined : routes[leaf.id]
    if (route === undefined || route.path === '*') return undefined
    const { action, handle, default: page } = route.module
    const usual = action ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
    return { methods: ownMethods.parse(handle)?.methods ?? usual, isPage: page !== undefined }
  }
}

const ownMethods = z.object({ methods: z.array(z.string()).optional() }).optional()

function toTree(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter(route => route !== undefined)
    .filter(route => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) => {
      const own = {
        id,
        ...(path === undefined ? {} : { path }),
        ...(caseSensitive === undefined ? {} : { caseSensitive }),
      }
      return index ? { ...own, index } : { ...own, children: toTree(routes, id) }
    })
}
