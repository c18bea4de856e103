import { lookup } from 'node:dns'
import { describe, expect, it } from 'vitest'
import { isPublicAddress, lookUpPublic } from './public-address.server.ts'

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
    // A cloud's metadata service.
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
  ])('LS4 %j: %j', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })
})

describe('lookUpPublic', () => {
  it.each([true, false])('LS4 gives no address of this machine, asked for all: %j', async all => {
    const error = await new Promise(resolve => lookUpPublic('localhost', { all }, resolve))
    expect(error).toMatchObject({ status: 502, message: 'localhost leads to no public address' })
  })

  it('LS4 passes on that a name is unknown', async () => {
    const ask = (by: typeof lookUpPublic | typeof lookup) =>
      new Promise<NodeJS.ErrnoException | null>(resolve => by('nowhere.invalid', { all: true }, resolve))
    expect((await ask(lookUpPublic))?.code).toBe((await ask(lookup))?.code)
  })
})
