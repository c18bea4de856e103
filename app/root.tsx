import dmSans from '@fontsource/dm-sans/files/dm-sans-latin-400-normal.woff2?url'
import dmSansSemibold from '@fontsource/dm-sans/files/dm-sans-latin-600-normal.woff2?url'
import poppins from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url'
import { type ReactNode, use } from 'react'
import {
  Links,
  type Location,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import { isAccountPath } from '#app/domain/urls/account-links.ts'
import { choicePaths } from '#app/domain/urls/links.ts'
import { namedStoresMiddleware } from '#app/middleware/named-stores.server.ts'
import { pendingFormsMiddleware } from '#app/middleware/pending-forms.server.ts'
import { previewMiddleware } from '#app/middleware/preview.server.ts'
import { retailersMiddleware } from '#app/middleware/retailers.server.ts'
import { pendingSaveMiddleware } from '#app/middleware/save-product.server.ts'
import { storefrontMiddleware } from '#app/middleware/storefront.server.ts'
import { userMiddleware } from '#app/middleware/user.server.ts'
import { wornSizesMiddleware } from '#app/middleware/worn-sizes.server.ts'
import { getPageFrame } from '#app/requests/page-frame.server.ts'
import type { Shell } from '#app/storefronts/shell.ts'
import { shouldReloadAccount } from '#app/ui/account/account-watch.ts'
import { IconSprite } from '#app/ui/elements/icon.tsx'
import { exportMark, keepPageOnFailure } from '#app/ui/navigation/failed-navigation.ts'
import { replaceRedirected } from '#app/ui/navigation/replace-redirected.ts'
import { Page } from '#app/ui/page/page.tsx'
import { RouteErrorPage } from '#app/ui/page/route-error-page.tsx'
import { useScriptMark } from '#app/ui/script-mark.ts'
import type { Route } from './+types/root.ts'
import { PageFrameContext } from './page-frame-context.ts'
import './styles/app.css'
import 'virtual:looks.css'

export const middleware: Route.MiddlewareFunction[] = [
  previewMiddleware,
  storefrontMiddleware,
  userMiddleware,
  retailersMiddleware,
  namedStoresMiddleware,
  pendingSaveMiddleware,
  pendingFormsMiddleware,
  wornSizesMiddleware,
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  keepPageOnFailure,
  replaceRedirected,
]

export function loader({ context, request }: Route.LoaderArgs) {
  return getPageFrame(context, request)
}

/** Reloads the page frame only when the shopper's choices or account may have changed. */
export function shouldRevalidate({ formAction }: ShouldRevalidateFunctionArgs) {
  if (shouldReloadAccount()) return true
  return formAction !== undefined && (choicePaths.includes(formAction) || isAccountPath(formAction))
}

export function Layout({ children }: { children: ReactNode }) {
  const mark = useScriptMark()
  const loaded = useRouteLoaderData<typeof loader>('root')
  const spare = use(PageFrameContext)
  const data = loaded ?? spare
  const {
    shell,
    user,
    notices,
    language = 'en',
    isPreview = false,
    theme,
    cardsPerRow,
  } = data ?? {}
  const classes = [theme, cardsPerRow === 'two' ? 'two-per-row' : undefined]
  return (
    <html lang={language} className={shell ? getLookClasses(shell) : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {data?.isExport ? <meta name={exportMark} /> : null}
        <Meta />
        {shell ? <link rel="icon" href={shell.favIcon} /> : null}
        {getFonts(shell).map(href => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
        ))}
        <Links />
      </head>
      <body className={classes.filter(Boolean).join(' ')} suppressHydrationWarning>
        <IconSprite />
        {shell ? (
          <Page
            shell={shell}
            user={user}
            notices={notices}
            isPreview={isPreview}
            theme={theme}
            cardsPerRow={cardsPerRow}
          >
            {children}
          </Page>
        ) : (
          <main className="page-frame container-page">{children}</main>
        )}
        <ScrollRestoration nonce={mark} getKey={getScrollKey} />
        {loaded === undefined && spare ? null : <Scripts nonce={mark} />}
      </body>
    </html>
  )
}

/**
 * Returns the font files that the first screen needs; the browser finds others in the style sheet.
 */
function getFonts(shell: Shell | undefined): string[] {
  const isPoppins = shell?.look.display.font === 'Poppins'
  return isPoppins ? [dmSans, dmSansSemibold, poppins] : [dmSans, dmSansSemibold]
}

/**
 * Returns the key of a history entry's scroll position. A dialog's entry has another key while the
 * page behind it is shown, since a reload shows the product's own page, which starts at its top.
 */
function getScrollKey({ key, mask }: Location): string {
  return mask ? `${key} dialog` : key
}

function getLookClasses({ id, look }: Shell): string {
  return `look-${id} header-${look.header} cards-${look.card} frames-${look.frame} galleries-${look.gallery} facts-${look.facts} tabs-${look.tabs} shortcuts-${look.shortcuts}`
}

export default function App() {
  return <Outlet />
}

/** Handles errors in the root itself; page-boundary.tsx handles those in pages. */
export function ErrorBoundary() {
  return <RouteErrorPage />
}
