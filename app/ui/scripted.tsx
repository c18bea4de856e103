import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

const ScriptedContext = createContext(false)

/**
 * False on the server and until the page has become interactive and idle, then true: for controls
 * that need JavaScript and are too many for the HTML of every page.
 */
export function useIsScripted(): boolean {
  return use(ScriptedContext)
}

/**
 * Tells the parts of a page when it has become idle. A list has hundreds of them, so they are
 * rendered in a transition, which gives way to taps, and not in one go right after hydration.
 */
export function Scripted({ children }: { children: ReactNode }) {
  const [isScripted, setScripted] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setScripted(true))), [])
  return <ScriptedContext value={isScripted}>{children}</ScriptedContext>
}
