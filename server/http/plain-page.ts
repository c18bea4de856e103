import { createHash } from 'node:crypto'
import { contentPolicyHeader } from '#app/requests/content-policy.ts'
import { createWholeResponse } from '#app/requests/whole-body.ts'

/**
 * The look of a page that no storefront renders. It is in the page itself,
 * because a server that is overloaded or starting may not answer a second request.
 */
const style = `:root{color-scheme:light dark}
body{max-width:32rem;margin:0 auto;padding:20vh 1.5rem 2rem;font:1rem/1.5 system-ui,sans-serif;text-align:center}
h1{font-size:1.5rem;line-height:1.3;overflow-wrap:anywhere;text-wrap:balance}
a{display:inline-block;margin-top:.5rem;padding:.625rem 1.5rem;border:1px solid;border-radius:.25rem;color:inherit;text-decoration:none}
a:focus-visible{outline:2px solid;outline-offset:2px}
@media (hover:hover){a:hover{text-decoration:underline}}`

/** Allows only this style, and the icon that the browser asks for. */
const contentPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Renders a page without a storefront or scripts, for when the real pages
 * cannot be rendered. `message` is not escaped, so it must never contain input.
 */
export function createPlainPage(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${message}</title>
<style>${style}</style>
<h1>${message}</h1>
<p><a href="/">Back to the home page</a></p>
</html>
`
  return createWholeResponse(encoder.encode(html), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      [contentPolicyHeader]: contentPolicy,
      ...headers,
    },
  })
}

const encoder = new TextEncoder()
