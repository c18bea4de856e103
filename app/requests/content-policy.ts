export interface ContentPolicyOptions {
  /** The hashes that permit the document's inline scripts; other responses have none. */
  scriptSources: readonly string[]
  /** True in development, where hot reload needs inline styles and a WebSocket. */
  isDevelopment: boolean
}

export const contentPolicyHeader = 'Content-Security-Policy'

/** Formats the content security policy of a response. */
export function formatContentPolicy({
  scriptSources,
  isDevelopment,
}: ContentPolicyOptions): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptSources].join(' '),
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    // Retailers' pictures are served from our own origin
    // so that retailers cannot use them to track visitors.
    "img-src 'self' data:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
