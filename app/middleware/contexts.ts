import { createContext } from 'react-router'
import type { Catalogue } from '#app/catalogue/catalogue.ts'

/** What the process hands to every request, set before React Router sees it. */
export const catalogueContext = createContext<Catalogue>()

export interface Visit {
  /** The host the visitor asked for, as trusted as the deployment says; chooses the storefront and nothing else. */
  host: string
  /** On every line the log keeps of this request. */
  requestId: string
  /** Allows this document's own inline scripts. */
  nonce: string
}

export const visitContext = createContext<Visit>()
