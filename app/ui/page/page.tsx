import { type ReactNode, useEffect } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { getLinkPage } from '#app/domain/link-page.ts'
import type { Notice } from '#app/domain/notice.ts'
import type { User } from '#app/domain/user.ts'
import type { Shell } from '#app/storefronts/shell.ts'
import { useAccountWatch } from '../account/account-watch.ts'
import { type CardsPerRow, CardsPerRowContext } from '../cards/cards-per-row.ts'
import { PrefetchContext, usePrefetch } from '../connection.ts'
import { LinkPageContext } from '../link-page-context.ts'
import { LinkSearchContext, useLinkSearch } from '../link-search.ts'
import { NavigateContext } from '../navigation/navigate-context.ts'
import { useNavigationState } from '../navigation/navigation-state.ts'
import { PageNotices } from '../navigation/page-notices.tsx'
import { OpenedProduct } from '../product/opened-product.tsx'
import { useQuickView } from '../product/quick-view-state.ts'
import { SaveForm } from '../saved/save-button.tsx'
import { useSavedEvents } from '../saved/saved-events.ts'
import { Scripted } from '../scripted.tsx'
import { ShellContext } from '../shell-context.ts'
import { showToast } from '../toasts.ts'
import { UserContext } from '../user-context.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { contentId, type PageHandle, productsId } from './page-handle.ts'
import { PreviewBar } from './preview-bar.tsx'
import type { ThemeChoice } from './theme-form.tsx'
import { TopBanner } from './top-banner.tsx'

/** The layout of every page: banner, header, content, footer, unless the page has its own frame. */
export function Page({
  shell,
  user,
  notices,
  isPreview,
  theme,
  cardsPerRow,
  children,
}: {
  shell: Shell
  user: User | undefined
  notices: Notice[] | undefined
  isPreview: boolean
  theme: ThemeChoice
  cardsPerRow: CardsPerRow
  children: ReactNode
}) {
  useNavigationState()
  useEffect(() => notices?.forEach(showToast), [notices])
  useSavedEvents(user?.id, useAccountWatch(user?.id))
  const linkPage = getLinkPage(useLocation().pathname)
  const linkSearch = useLinkSearch()
  const matches = useMatches()
  const isList = matches.some(
    ({ handle, loaderData }) => loaderData && (handle as PageHandle | undefined)?.isList,
  )
  // Without data, the page was refused, and the error is shown in the storefront's frame.
  const hasOwnFrame = matches.some(
    ({ handle, loaderData }) => loaderData && (handle as PageHandle | undefined)?.hasOwnFrame,
  )
  const isCovered = useQuickView() !== undefined
  return (
    <ShellContext value={shell}>
      <UserContext value={user}>
        <PrefetchContext value={usePrefetch()}>
          <LinkSearchContext value={linkSearch}>
            <NavigateContext value={useNavigate()}>
              <div
                className={`page-frame flex min-h-dvh flex-col ${hasOwnFrame ? 'has-own-frame' : ''}`}
              >
                <a href={`#${contentId}`} className="skip-link">
                  Skip to content
                </a>
                {isList ? (
                  <a href={`#${productsId}`} className="skip-link">
                    Skip to products
                  </a>
                ) : null}
                <CardsPerRowContext value={cardsPerRow}>
                  <LinkPageContext value={linkPage}>
                    {hasOwnFrame ? (
                      children
                    ) : (
                      <>
                        <TopBanner />
                        <Header shell={shell} theme={theme} />
                        <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
                          <Scripted>{children}</Scripted>
                        </main>
                        <Footer shell={shell} theme={theme} />
                      </>
                    )}
                  </LinkPageContext>
                </CardsPerRowContext>
                {isPreview ? <PreviewBar /> : null}
                <SaveForm />
                {isCovered ? null : <PageNotices />}
                <OpenedProduct siteName={shell.siteName} />
              </div>
            </NavigateContext>
          </LinkSearchContext>
        </PrefetchContext>
      </UserContext>
    </ShellContext>
  )
}
