import type { Sandbox } from '../../sandbox.ts'

/** Returns the authorization header of a token request. */
export function toTokenKey({ clientId, clientSecret }: Sandbox['rakuten']): string {
  return Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
}

export async function fetchToken(
  sandbox: Sandbox,
  form: Record<string, string> = {},
  authorization?: string,
) {
  const response = await fetch(`${sandbox.rakuten.apiUrl}/token`, {
    method: 'POST',
    headers: { Authorization: authorization ?? `Bearer ${toTokenKey(sandbox.rakuten)}` },
    body: new URLSearchParams({ scope: sandbox.rakuten.siteId, ...form }),
  })
  const body = (await response.json()) as Record<string, unknown>
  return {
    response,
    body,
    token: String(body.access_token),
    refreshToken: String(body.refresh_token),
  }
}

/** Fetches a page of search results as XML. */
export async function fetchRakuten(
  sandbox: Sandbox,
  query: string,
  token?: string,
): Promise<Response> {
  const bearer = token ?? (await fetchToken(sandbox)).token
  return fetch(`${sandbox.rakuten.apiUrl}/productsearch/1.0?${query}`, {
    headers: { Authorization: `Bearer ${bearer}` },
  })
}

export async function fetchItems(
  sandbox: Sandbox,
  query: string,
): Promise<{ xml: string; items: string[] }> {
  const xml = await (await fetchRakuten(sandbox, query)).text()
  return { xml, items: xml.match(/<item>.*?<\/item>/gs) ?? [] }
}

/**
 * Returns an element's text, or undefined if there is no such element: `<mid>40001</mid>` → 40001
 */
export function findText(xml: string, name: string): string | undefined {
  const [, empty, text] =
    new RegExp(`<${name}(?: [^>]*?)?(?:(/)>|>([^<]*)</${name}>)`).exec(xml) ?? []
  return empty ? '' : text
}
