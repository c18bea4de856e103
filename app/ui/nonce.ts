import { createContext, use } from 'react'

/** Known while the document is rendered on the server. A browser hides it and reads it back as empty text. */
export const NonceContext = createContext<string | undefined>(
  typeof document === 'undefined' ? undefined : '',
)

export function useNonce(): string | undefined {
  return use(NonceContext)
}
