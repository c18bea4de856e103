import { createContext, use } from 'react'

/** Set during server rendering. Browsers hide the attribute and return empty text. */
export const NonceContext = createContext<string | undefined>(
  typeof document === 'undefined' ? undefined : '',
)

export function useNonce(): string | undefined {
  return use(NonceContext)
}
