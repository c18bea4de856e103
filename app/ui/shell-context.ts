import { createContext, use } from 'react'
import type { Shell } from '#app/storefronts/shell.ts'

/** The storefront of the page, for what stands deep inside it. */
export const ShellContext = createContext<Shell | undefined>(undefined)

/** Undefined on the page of last resort, which has no storefront. */
export function useShell(): Shell | undefined {
  return use(ShellContext)
}
