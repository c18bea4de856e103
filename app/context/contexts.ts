import { createContext } from 'react-router'
import type { Notice } from '#app/domain/notice.ts'
import type { User } from '#app/domain/user.ts'

export interface Visit {
  /**
   * The requested host; forwarded headers count only behind a trusted proxy.
   * The host selects the storefront, and a form's origin must match the host.
   */
  host: string
  /** IP address of the client, or of the proxy's last hop; empty without a socket. */
  address: string
  /** An id included in every log line of this request. */
  requestId: string
  /** True while pages are written to files for a static host; see `npm run export`. */
  isExport?: true
}

export const visitContext = createContext<Visit>()

/** The signed-in user, if any; set by `userMiddleware` on every request. */
export const userContext = createContext<User | undefined>()

/** The id of the signed-in user's session; set with `userContext`. */
export const sessionIdContext = createContext<string | undefined>()

/** Messages to the shopper about work that finished just before this page, such as a pending form. */
export const noticesContext = createContext<Notice[]>([])
