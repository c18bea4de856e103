import { createContext, type ReactNode } from 'react'

/**
 * Returns the HTML of a part of a page that depends on nothing but `key` and `texts`. It is rendered
 * once for each key, with marks in the place of the texts.
 */
export type Draw = (
  key: string,
  texts: readonly string[],
  render: (marks: readonly string[]) => ReactNode,
) => string

/** Undefined in browsers, where all parts are rendered as any other component. */
export const DrawContext = createContext<Draw | undefined>(undefined)
