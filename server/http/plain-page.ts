import { createWholeResponse } from '#app/requests/whole-body.ts'

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
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${message}</title>
<h1>${message}</h1>
<p><a href="/">Back to the home page</a></p>
</html>
`
  return createWholeResponse(encoder.encode(html), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

const encoder = new TextEncoder()
