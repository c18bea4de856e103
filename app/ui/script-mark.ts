import { createContext, use } from 'react'

/**
 * A random mark that only scripts of our own and of React Router carry while a document is
 * rendered, as their nonce; see `hashScripts`. Sent documents do not contain it.
 */
export const ScriptMarkContext = createContext<string | undefined>(undefined)

export function useScriptMark(): string | undefined {
  return use(ScriptMarkContext)
}
