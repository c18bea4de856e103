/**
 * Returns true unless the browser says that it loads the address as something
 * other than the page of a window: a picture, frame, script, fetch and so on.
 * A link that such a request followed would claim a sale without a click.
 *
 * Old browsers, and all browsers over plain HTTP, send no fetch metadata; their
 * requests are allowed. A value that is not known is not a navigation.
 */
export function isNavigation(headers: Headers): boolean {
  return (
    (headers.get('Sec-Fetch-Dest') ?? 'document') === 'document' &&
    (headers.get('Sec-Fetch-Mode') ?? 'navigate') === 'navigate'
  )
}

/**
 * Returns true for a navigation, a server, and a call by our own pages' scripts. A
 * script of another site cannot read the response, so it can only want the click.
 */
export function isOwnCall(headers: Headers): boolean {
  // Node's fetch sends a mode, but only browsers say what a request is for and where it is from.
  const isServer = !headers.has('Sec-Fetch-Dest') && !headers.has('Sec-Fetch-Site')
  if (isServer || isNavigation(headers)) return true
  return (
    headers.get('Sec-Fetch-Dest') === 'empty' &&
    ['cors', 'same-origin'].includes(headers.get('Sec-Fetch-Mode') ?? '') &&
    ['same-origin', 'none'].includes(headers.get('Sec-Fetch-Site') ?? '')
  )
}
