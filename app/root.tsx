import dmSans from '@fontsource/dm-sans/files/dm-sans-latin-400-normal.woff2?url'
import dmSansSemibold from '@fontsource/dm-sans/files/dm-sans-latin-600-normal.woff2?url'
import poppins from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { themePath } from '#app/domain/links.ts'
import { storefrontContext, storefrontMiddleware } from '#app/middleware/storefront.server.ts'
import { parseThemeCookie } from '#app/middleware/theme-cookie.server.ts'
import { getShell } from '#app/storefronts/shell.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { ErrorPage } from '#app/ui/error-page.tsx'
import { useNonce } from '#app/ui/nonce.ts'
import { Page } from '#app/ui/page.tsx'
import type { Route } from './+types/root.ts'
import './styles/app.css'

export const middleware: Route.MiddlewareFunction[] = [storefrontMiddleware]

export function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(storefrontContext)
  return { shell: getShell(site, storefronts), theme: parseThemeCookie(request.headers.get('Cookie')) }
}

/** The frame of a page changes with the theme alone. */
export function shouldRevalidate({ formAction }: ShouldRevalidateFunctionArgs) {
  return formAction === themePath
}

export const links: Route.LinksFunction = () =>
  [dmSans, dmSansSemibold, poppins].map(href => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    href,
  }))

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const data = useRouteLoaderData<typeof loader>('root')
  const { shell, theme } = data ?? {}
  const hasFailed = useRouteError() !== undefined
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {shell ? <link rel="icon" href={shell.favIcon} /> : null}
        <Links nonce={nonce} />
      </head>
      <body
        className={[`theme-${shell?.theme ?? 'blue'}`, theme].filter(Boolean).join(' ')}
        suppressHydrationWarning
      >
        {shell ? (
          <Page shell={shell} theme={theme} hasFailed={hasFailed}>
            {children}
          </Page>
        ) : (
          <main className="container-page">{children}</main>
        )}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const siteName = useRouteLoaderData<typeof loader>('root')?.shell.siteName
  if (isRouteErrorResponse(error)) {
    return <ErrorPage status={error.status} message={parseMessage(error.data)} siteName={siteName} />
  }
  const detail = import.meta.env.DEV && error instanceof Error ? error.stack : undefined
  return <ErrorPage siteName={siteName} detail={detail} />
}

function parseMessage(data: unknown): string | undefined {
  return typeof data === 'string' && data !== '' ? data : undefined
}
