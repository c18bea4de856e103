import { createContext, use } from 'react'

/** Known while the document is rendered on the server; a browser hides it, and needs it no more. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return use(NonceContext)
}
