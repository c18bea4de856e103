import { contentPolicyHeader, formatContentPolicy } from '#app/requests/content-policy.ts'

export interface PolicyOptions {
  /** True when the proxy reports an https connection. */
  isSecure: boolean
  /** True if the URL contains a secret, which must not be passed on as a referrer. */
  isSecret: boolean
  /** True in development, where hot reload needs inline styles and a WebSocket. */
  isDevelopment: boolean
}

/** Adds the security headers that the response does not set itself. */
export function addSecurityHeaders(headers: Headers, options: PolicyOptions): void {
  for (const [name, value] of Object.entries(getSecurityHeaders(options))) {
    if (!headers.has(name)) headers.set(name, value)
  }
}

function getSecurityHeaders(options: PolicyOptions): Record<string, string> {
  return {
    // A document's own policy contains the hashes of its scripts; see app/entry.server.tsx.
    [contentPolicyHeader]: formatContentPolicy({ scriptSources: [], ...options }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Unlike `no-referrer`, this keeps the Origin header of forms.
    'Referrer-Policy': options.isSecret ? 'strict-origin' : 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // The header is sent over https only. Browsers ignore it over http,
    // but a shared cache might serve the same response over both.
    ...(options.isSecure
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
}
