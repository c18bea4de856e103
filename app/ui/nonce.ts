import { createContext, use } from 'react'

/**
 * The nonce of the page's scripts. It is set only during server rendering,
 * because browsers hide the attribute and return an empty string.
 */
export const NonceContext = createContext<string | undefined>(
  typeof document === 'undefined' ? undefined : '',
)

export function useNonce(): string | undefined {
  return use(NonceContext)
}
