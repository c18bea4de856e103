import { createContext, use } from 'react'
import type { Shell } from '#app/storefronts/shell.ts'

/** The page's storefront, for components deep inside a page. */
export const ShellContext = createContext<Shell | undefined>(undefined)

/** Returns undefined on the last-resort error page, which has no storefront. */
export function useShell(): Shell | undefined {
  return use(ShellContext)
}
