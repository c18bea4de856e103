import { useSyncExternalStore } from 'react'

/**
 * False on the server and while the page becomes interactive, then true: for controls that need
 * JavaScript and are too many for the HTML of every page.
 */
export function useIsScripted(): boolean {
  return useSyncExternalStore(ignoreChanges, isTrue, isFalse)
}

const ignoreChanges = () => () => undefined
const isTrue = () => true
const isFalse = () => false
