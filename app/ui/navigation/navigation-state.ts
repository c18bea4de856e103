import { useFailedNavigation } from './failed-navigation.ts'
import { useFailedScripts } from './failed-script.ts'
import { useDataScripts, useLinkScripts } from './link-scripts.ts'
import { useRouterLoads } from './loading-bar.tsx'
import { useOfflineLinks } from './offline-links.ts'
import { useStoredPages } from './stored-pages.ts'

/**
 * Connects the tab's navigation state to the router. Call it once, in the layout of every page.
 *
 * The state is in modules and not in React, because the router's middleware and loaders need it
 * too and an error page replaces every component. The state consists of failures and the page to
 * return to (failed-navigation.ts, failed-script.ts), the loading bar (load-progress.ts), the
 * pages of infinite-scroll lists (stored-pages.ts), and scripts loaded early (link-scripts.ts).
 * A choice whose list has not loaded yet is in pending-query.ts, which has its own hooks.
 */
export function useNavigationState(): void {
  useFailedNavigation()
  useFailedScripts()
  useOfflineLinks()
  useLinkScripts()
  useDataScripts()
  useRouterLoads()
  useStoredPages()
}
