import { lookup as lookUpName } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { WebFault } from './web-fault.ts'

/**
 * Networks outside the public internet. A link to one of them may be an attempt to reach our own
 * network.
 */
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
// Teredo and other special-purpose ranges, documentation, and 6to4, which embeds an IPv4 address.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, bits, 'ipv6')
}

/** The IPv6 range assigned so far; the rest is local, mapped or unassigned. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  return version === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/**
 * Creates a DNS lookup that only returns public addresses. The agent connects to the address
 * checked here, which defeats DNS rebinding, where a name resolves differently the second time.
 */
export function createPublicLookup(lookUp: typeof lookUpName = lookUpName): LookupFunction {
  return (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      const allowed = addresses.filter(({ address }) => isPublicAddress(address))
      const [first] = allowed
      if (!first) return callback(new WebFault(`${hostname} has no public address`), [])
      if (options.all) callback(null, allowed)
      else callback(null, first.address, first.family)
    })
  }
}
