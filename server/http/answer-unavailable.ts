import { data, type ServerBuild } from 'react-router'
import { LookupUnavailableError } from '#app/catalogue/lookup-unavailable-error.ts'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import { IndexUnavailableError } from '#app/search-index/index-state.ts'

type Route = NonNullable<ServerBuild['routes'][string]>
type Work<Args extends unknown[]> = (...args: Args) => unknown

/**
 * Wraps all routes of a build so that they return 503 while the database, the index or a product's source is
 * unavailable: pages with the storefront's error page, resource routes with `{ message }` as JSON.
 */
export function answerUnavailable(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && guardRoute(route)])
  return { ...build, routes: Object.fromEntries(routes) }
}

function guardRoute(route: Route): Route {
  const { loader, action, middleware } = route.module
  const isPage = route.module.default !== undefined
  const guard = <Args extends unknown[]>(work: Work<Args>) => {
    return async (...args: Args) => {
      try {
        return await work(...args)
      } catch (error) {
        throw toAnswer(error, isPage) ?? error
      }
    }
  }
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader ? { loader: guard(loader) } : {}),
      ...(action ? { action: guard(action) } : {}),
      ...(middleware ? { middleware: middleware.map(guard) as typeof middleware } : {}),
    },
  }
}

function toAnswer(error: unknown, isPage: boolean) {
  const message = findMessage(error)
  if (message === undefined) return undefined
  return isPage ? data(message, { status: 503 }) : Response.json({ message }, { status: 503 })
}

function findMessage(error: unknown): string | undefined {
  if (error instanceof IndexUnavailableError) return 'The catalog is still loading'
  if (error instanceof LookupUnavailableError) return 'This product cannot be shown right now'
  if (isConnectionLoss(error)) return 'This page cannot be shown right now'
  return undefined
}
