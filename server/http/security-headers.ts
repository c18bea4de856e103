export interface PolicyOptions {
  /** The nonce that permits this response's inline scripts and styles. */
  nonce: string
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
    'Content-Security-Policy': formatContentPolicy(options),
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

function formatContentPolicy({ nonce, isDevelopment }: PolicyOptions): string {
  // Browsers ignore 'unsafe-inline' when there is a nonce, so development has no nonce for styles.
  const style = isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src ${style}`,
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
