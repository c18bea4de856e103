import { lookup } from 'node:dns'
import { describe, expect, it } from 'vitest'
import { createPublicLookup, isPublicAddress } from './public-address.server.ts'
import { createPublicWeb } from './public-web.server.ts'
import { createTestHost, send } from './testing.ts'

describe('isPublicAddress', () => {
  it.each([
    ['8.8.8.8', true],
    ['172.32.0.1', true],
    ['2606:4700::6810:84e5', true],
    ['127.0.0.1', false],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    // Cloud metadata services.
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::a00:1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['2001:0:53aa:64c::1', false],
    ['2001:db8::1', false],
    ['2002:7f00:1::', false],
    ['localhost', false],
    ['', false],
  ])('OU2 %j: %j', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })
})

describe('createPublicLookup', () => {
  const lookUpPublic = createPublicLookup()

  it.each([true, false])('OU2 rejects loopback addresses (all: %j)', async all => {
    const error = await new Promise(resolve => lookUpPublic('localhost', { all }, resolve))
    expect(error).toMatchObject({ message: 'localhost has no public address' })
  })

  it('OU2 passes on the error for an unknown name', async () => {
    const ask = (by: typeof lookUpPublic | typeof lookup) =>
      new Promise<NodeJS.ErrnoException | null>(resolve =>
        by('nowhere.invalid', { all: true }, resolve),
      )
    expect((await ask(lookUpPublic))?.code).toBe((await ask(lookup))?.code)
  })
})

describe('a name whose address changes between two lookups', () => {
  it('OU2 is checked at each lookup, and the connection goes to the checked address', async () => {
    const inner = await createTestHost({ '/': send('of our own network') })
    const answers = [
      ['8.8.8.8', '127.0.0.1'],
      ['127.0.0.1', '10.0.0.1'],
    ]
    const rebinding = ((_: string, __: object, callback: (...given: unknown[]) => void) =>
      callback(
        null,
        (answers.shift() ?? []).map(address => ({ address, family: 4 })),
      )) as unknown as typeof lookup
    const lookUpPublic = createPublicLookup(rebinding)
    const look = () =>
      new Promise(resolve =>
        lookUpPublic('rebind.example', { all: true }, (error, found) => resolve(error ?? found)),
      )
    expect(await look()).toEqual([{ address: '8.8.8.8', family: 4 }])
    const { port } = new URL(inner.url('/'))
    const web = createPublicWeb({ privateHosts: [], lookUpPublic })
    const get = web.get(new URL(`http://rebind.example:${port}/`), {
      signal: AbortSignal.timeout(2_000),
      headers: {},
    })
    await expect(get).rejects.toThrow('rebind.example has no public address')
    expect(inner.requested).toEqual([])
    inner.close()
  })
})
