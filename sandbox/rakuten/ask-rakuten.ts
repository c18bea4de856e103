import type { Sandbox } from '../sandbox.ts'

/** The header that asks for a token. */
export function toTokenKey({ clientId, clientSecret }: Sandbox['rakuten']): string {
  return Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
}

export async function askToken(sandbox: Sandbox, form: Record<string, string> = {}, authorization?: string) {
  const response = await fetch(`${sandbox.rakuten.apiUrl}/token`, {
    method: 'POST',
    headers: { Authorization: authorization ?? `Bearer ${toTokenKey(sandbox.rakuten)}` },
    body: new URLSearchParams({ scope: sandbox.rakuten.siteId, ...form }),
  })
  const body = (await response.json()) as Record<string, unknown>
  return { response, body, token: String(body.access_token), refreshToken: String(body.refresh_token) }
}

/** A page of the search as its XML. */
export async function askRakuten(sandbox: Sandbox, query: string, token?: string): Promise<Response> {
  const bearer = token ?? (await askToken(sandbox)).token
  return fetch(`${sandbox.rakuten.apiUrl}/productsearch/1.0?${query}`, {
    headers: { Authorization: `Bearer ${bearer}` },
  })
}

export async function askItems(sandbox: Sandbox, query: string): Promise<{ xml: string; items: string[] }> {
  const xml = await (await askRakuten(sandbox, query)).text()
  return { xml, items: xml.match(/<item>.*?<\/item>/gs) ?? [] }
}

/** `<mid>40001</mid>` → 40001; undefined without the element. */
export function findText(xml: string, name: string): string | undefined {
  const [, empty, text] = new RegExp(`<${name}(?: [^>]*?)?(?:(/)>|>([^<]*)</${name}>)`).exec(xml) ?? []
  return empty ? '' : text
}
