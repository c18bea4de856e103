import type { LookupFunction } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPublicWeb } from '#app/public-web/public-web.server.ts'
import { createTestHost, redirect, send, type TestHost } from '#app/public-web/testing.ts'
import { followLink } from './follow-link.server.ts'

let network: TestHost
let inner: TestHost
const html = { 'Content-Type': 'text/html' }

beforeAll(async () => {
  inner = await createTestHost({ '/secret': send('of our own network') })
  network = await createTestHost({
    '/shop': send('<title>The shop</title>', html),
    '/one': redirect('/shop?utm_source=x&size=s'),
    '/shop?utm_source=x&size=s': send('<title>The shop</title>', html),
    '/outside': redirect('https://www.a.example/p?cjevent=1'),
    '/wrapped': redirect('https://go.skimresources.com/?id=1X2&url=https%3A%2F%2Fa.example%2Fp'),
    '/refresh': send('<meta http-equiv="refresh" content="0;url=/one">', html),
    '/loop': redirect('/loop'),
    '/long': redirect('/long/1'),
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].map(hop => [
        `/long/${hop}`,
        redirect(hop === 5 ? '/shop' : `/long/${hop + 1}`),
      ]),
    ),
    '/script': redirect('javascript:alert(1)'),
    '/data': redirect('data:text/html,x'),
    '/file': redirect('file:///etc/passwd'),
    '/nowhere': redirect('http://['),
    '/userinfo': redirect('https://user:password@a.example/'),
    '/metadata': redirect('http://169.254.169.254/latest/meta-data'),
    '/mapped': redirect('http://[::ffff:10.0.0.1]/'),
    '/by-number': redirect('http://2130706433/'),
    '/by-name': redirect('http://intranet/'),
    '/inside': redirect(inner.url('/secret')),
    '/huge': redirect(`https://a.example/${'a'.repeat(1_000_000)}`),
    '/gone': (_, response) => void response.writeHead(410).end(),
    '/silent': () => {},
    '/bomb': send(gzipSync(Buffer.alloc(20_000_000, '<p>')), {
      ...html,
      'Content-Encoding': 'gzip',
    }),
    '/late-refresh': send(
      `${' '.repeat(300_000)}<meta http-equiv="refresh" content="0;url=https://a.example/">`,
      html,
    ),
    '/endless': (_, response) => {
      response.writeHead(200, html)
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384, ' ')));
      }
      response.on('drain', pour)
      pour()
    },
  })
})
afterAll(() => {
  network.close()
  inner.close()
})

function follow(path: string) {
  const privateHosts = [network.host]
  const web = createPublicWeb({ privateHosts })
  return followLink(network.url(path), { web, privateHosts, seconds: 1 })
}

describe('followLink', () => {
  it.each([
    ['/shop', '/shop'],
    ['/one', '/shop?size=s'],
    ['/refresh', '/shop?size=s'],
    // A chain of six URLs, including the destination.
    ['/long/1', '/shop'],
    ['/late-refresh', '/late-refresh'],
    ['/bomb', '/bomb'],
    ['/endless', '/endless'],
  ])('OU2 follows %s to %s', async (path, end) => {
    expect(await follow(path)).toMatchObject({ destination: network.url(end) })
  })

  it.each([
    ['/outside', 'https://www.a.example/p'],
    ['/wrapped', 'https://a.example/p'],
  ])('OU2 reads the destination of %s without requesting it', async (path, destination) => {
    const followed = await follow(path)
    expect(followed).toMatchObject({ destination, hops: [{ status: 302 }, {}] })
    expect(followed.hops[1]).not.toHaveProperty('status')
  })

  it.each([
    ['in a circle', '/loop', 'more than 6 hops'],
    ['through seven addresses', '/long', 'more than 6 hops'],
    ['to a script', '/script', 'does not lead to a web address'],
    ['to data', '/data', 'does not lead to a web address'],
    ['to a file', '/file', 'does not lead to a web address'],
    ['to an invalid address', '/nowhere', 'invalid URL'],
    ['to an address with a password', '/userinfo', 'does not lead to a web address'],
    ['to a metadata service', '/metadata', 'not public'],
    ['to a mapped address', '/mapped', 'not public'],
    ['to this machine by number', '/by-number', 'not public'],
    ['to a name of our own network', '/by-name', 'not public'],
    ['into our own network', '/inside', 'not public'],
    ['to a megabyte-long address', '/huge', 'Header overflow'],
    ['to a removed product', '/gone', 'returned 410'],
    ['to a host that never answers', '/silent', 'more than 1 s'],
  ])('OU2 finds no destination for a link that leads %s', async (_, path, fault) => {
    const followed = await follow(path)
    expect(followed).toMatchObject({ fault: expect.stringContaining(fault) })
    expect(followed).not.toHaveProperty('destination')
    expect(inner.requested).toEqual([])
  })

  it('OU2 sends no request to a host that is not a network', async () => {
    const web = createPublicWeb({ privateHosts: [] })
    const before = network.requested.length
    expect(await followLink(network.url('/one'), { web, privateHosts: [] })).toMatchObject({
      fault: expect.stringContaining('not public'),
    })
    expect(await followLink('https://a.example/p', { web, privateHosts: [] })).toEqual({
      destination: 'https://a.example/p',
      hops: [{ url: 'https://a.example/p' }],
    })
    expect(network.requested).toHaveLength(before)
  })

  it('OU2 connects to the address that was checked, even if the network’s name then resolves to another', async () => {
    const { port } = new URL(network.url('/'))
    const link = `http://bit.ly:${port}/one`
    // The lookup returns this machine's own address as if it were public.
    const lookUps: string[] = []
    const lookUpPublic: LookupFunction = (hostname, options, callback) => {
      lookUps.push(hostname)
      const address = '127.0.0.1'
      if (options.all) callback(null, [{ address, family: 4 }])
      else callback(null, address, 4)
    }
    const web = createPublicWeb({ privateHosts: [], lookUpPublic })
    const followed = await followLink(link, { web, privateHosts: [], seconds: 1 })
    expect(followed.hops.map(({ status }) => status)).toEqual([302, 200])
    expect(followed.fault).toContain('a page of its network')
    // There is one lookup per connection, and the connection goes to the address that it returned.
    expect(lookUps.length).toBeLessThanOrEqual(2)
  })
})
