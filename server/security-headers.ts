export interface PolicyOptions {
  /** Allows this response's own inline scripts and styles. */
  nonce: string
  /** Whether the visitor's connection is encrypted, as far as we are told. */
  isSecure: boolean
  /** Hot reload puts styles into the page and talks over a socket. */
  isDevelopment: boolean
}

/** What a browser may do with a response. A header a route has set itself stays. */
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
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Browsers ignore it over http, but a proxy's cache might keep it for both.
    ...(options.isSecure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

function formatContentPolicy({ nonce, isDevelopment }: PolicyOptions): string {
  // With a nonce beside it 'unsafe-inline' is ignored, so development drops the nonce for styles.
  const style = isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src ${style}`,
    // Retailers' pictures come from our own address too: nobody learns from them who looks at what.
    "img-src 'self' data:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
