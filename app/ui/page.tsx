import type { ReactNode } from 'react'
import type { Shell } from '#app/storefronts/shell.ts'
import { useFailedRoute } from './failed-route.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { QuickView } from './quick-view.tsx'
import { ShellContext } from './shell-context.ts'
import type { ThemeChoice } from './theme-menu.tsx'
import { Toaster } from './toaster.tsx'
import { TopBanner } from './top-banner.tsx'

/** Every page of a storefront: banner, header, its own content, footer. */
export function Page({
  shell,
  theme,
  hasFailed,
  children,
}: {
  shell: Shell
  theme: ThemeChoice
  /** The page is an error page. */
  hasFailed: boolean
  children: ReactNode
}) {
  useFailedRoute()
  return (
    <ShellContext value={shell}>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="sr-only rounded bg-ink px-4 py-2 text-paper focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50"
        >
          Skip to content
        </a>
        <LoadingBar hasFailed={hasFailed} />
        <TopBanner partners={shell.partners} />
        <Header shell={shell} theme={theme} />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer shell={shell} />
        <OfflineNotice />
        <Toaster />
        <QuickView siteName={shell.siteName} />
      </div>
    </ShellContext>
  )
}
