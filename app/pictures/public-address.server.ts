import { lookup as lookUpName } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { PictureFault } from './picture-fault.ts'

/** Addresses that are not of the public internet: a picture there is somebody's try to look into our network. */
const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, bits, 'ipv4')
}
// Teredo and its neighbours, documentation, and 6to4, which is an IPv4 address in disguise.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, bits, 'ipv6')
}

/** All that has been given out of IPv6 so far; the rest is local, mapped or nobody's. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  return version === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/**
 * Name look-up for connections to the public internet alone. The connection is made to the very address checked here,
 * so a name that answers differently the second time gains nothing.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookUpName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const known = addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = known
    if (!first) return callback(new PictureFault(502, `${hostname} leads to no public address`), [])
    if (options.all) callback(null, known)
    else callback(null, first.address, first.family)
  })
}
