import { createContext } from 'react'
import type { getPageFrame } from '#app/requests/page-frame.server.ts'

/**
 * The data of the page's frame for a document whose loaders did not run, because a middleware
 * refused the request. Such a document has no scripts, since they could not know this data.
 */
export const PageFrameContext = createContext<ReturnType<typeof getPageFrame> | undefined>(
  undefined,
)
