import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { visitContext } from '#app/context/contexts.ts'
import { provideService } from '#app/context/testing.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import type { Outbound, OutboundClick } from '#app/outbound/outbound.ts'
import { getStorefront } from '#app/storefronts/storefronts.ts'
import { loader } from './api-outbound.ts'

const known = 'https://www.jdoqocy.com/click-1-2?url=https%3A%2F%2Fwww.a.example%2Fp'
const links = { url: 'https://www.a.example/p', vigUrl: 'https://v/', skimUrl: 'https://s/' }

async function ask(search: string, headers: Record<string, string> = {}) {
  const requested: OutboundClick[] = []
  const context = new RouterContextProvider()
  const catalogue: Partial<Catalogue> = {
    findByClickUrl: async url => (url === known ? { product: sampleProduct } : undefined),
  }
  const outbound: Partial<Outbound> = {
    async findLinks(click) {
      requested.push(click)
      return click.id === sampleProduct.id ? links : undefined
    },
  }
  provideService(context, 'catalogue', catalogue as Catalogue)
  provideService(context, 'outbound', outbound as Outbound)
  context.set(storefrontContext, getStorefront('fashion8.localhost'))
  context.set(visitContext, { host: '', address: '203.0.113.9', requestId: '' })
  const request = new Request(`http://fashion8.localhost/api/outbound?${search}`, { headers })
  const answer = await loader({ context, params: {}, request } as never)
  return { status: answer.status, body: await answer.json(), requested, headers: answer.headers }
}

describe('/api/outbound', () => {
  it.each([`product=s:${sampleProduct.id}`, `url=${encodeURIComponent(known)}`])(
    'OU2 returns the tracked links for %s',
    async search => {
      const { status, body, requested, headers } = await ask(search)
      expect([status, body]).toEqual([200, links])
      expect(requested[0]).toMatchObject({ source: 's', id: sampleProduct.id, page: 'api' })
      expect(requested[0]?.site.id).toBe('fashion8')
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    },
  )

  it.each([
    ['nothing', ''],
    ['a script', 'url=javascript:alert(1)'],
    ['a script behind a line break', 'url=java%0Ascript:alert(1)'],
    ['data', 'url=data:text%2Fhtml,<script>alert(1)</script>'],
    ['a file', 'url=file:%2F%2F%2Fetc%2Fpasswd'],
    ['a path of another host', 'url=%2F%2Fevil.example'],
    ['an address of a megabyte', `url=https:%2F%2Fa.example%2F${'a'.repeat(1_000_000)}`],
    ['a key that is none', 'product=https:%2F%2Fevil.example'],
    ['a key of a megabyte', `product=s:${'a'.repeat(1_000_000)}`],
  ])('OU2 rejects %s', async (_, search) => {
    const { status, requested } = await ask(search)
    expect(status).toBe(400)
    expect(requested).toEqual([])
  })

  it.each([
    ['a foreign address', 'https://evil.example/'],
    ['a network’s link for an unknown product', known.replace('click-1-2', 'click-1-3')],
    ['a known link with a login', known.replace('www.jdoqocy.com', 'www.jdoqocy.com@evil.example')],
    ['a homograph of a known link', known.replace('jdoqocy', 'jdоqocy')],
    ['a known link below another host', known.replace('.com/', '.com.evil.example/')],
    ['a known link with another target', known.replace('a.example', 'evil.example')],
    ['a known link, encoded twice', encodeURIComponent(known)],
    ['the metadata service', 'http://169.254.169.254/latest/meta-data'],
  ])('OU2 finds no product for %s', async (_, url) => {
    const { status, requested, body } = await ask(`url=${encodeURIComponent(url)}`)
    expect([400, 404]).toContain(status)
    expect(requested).toEqual([])
    expect(JSON.stringify(body)).not.toContain('evil')
  })

  it.each([
    ['a picture of another site', { dest: 'image', mode: 'no-cors', site: 'cross-site' }, 403],
    ['a picture of this site', { dest: 'image', mode: 'no-cors', site: 'same-origin' }, 403],
    ['a frame', { dest: 'iframe', mode: 'navigate', site: 'cross-site' }, 403],
    ['a script', { dest: 'script', mode: 'no-cors', site: 'same-site' }, 403],
    ['a call of another site', { dest: 'empty', mode: 'no-cors', site: 'cross-site' }, 403],
    ['a readable call of another site', { dest: 'empty', mode: 'cors', site: 'cross-site' }, 403],
    ['an unknown kind of request', { dest: 'unheard', mode: 'cors', site: 'same-origin' }, 403],
    ['a call by our own page', { dest: 'empty', mode: 'cors', site: 'same-origin' }, 200],
    ['a server’s fetch', { mode: 'cors' }, 200],
    ['an opened address', { dest: 'document', mode: 'navigate', site: 'none' }, 200],
  ])('OU3 answers %s with its links only if it is a call: %o', async (_, sent, status) => {
    const metadata = Object.entries(sent).map(([name, value]) => [`Sec-Fetch-${name}`, value])
    const answer = await ask(`product=s:${sampleProduct.id}`, Object.fromEntries(metadata))
    expect([answer.status, answer.requested.length]).toEqual([status, status === 200 ? 1 : 0])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it('OU3 gives a prefetch no links', async () => {
    const answer = await ask(`product=s:${sampleProduct.id}`, { 'Sec-Purpose': 'prefetch' })
    expect([answer.status, answer.requested]).toEqual([403, []])
  })
})
