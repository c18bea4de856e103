/** What one proxy reports about the request that it received. Nothing is checked yet. */
export interface ForwardedHop {
  for?: string
  host?: string
  proto?: string
}

const pair = /[ \t]*([!#$%&'*+.^_`|~\w-]+)=(?:([^\s",;]+)|"((?:[^"\\]|\\.)*)")[ \t]*(?:([;,])|$)/y

/**
 * Parses a `Forwarded` header (RFC 7239): one entry for each proxy, the nearest last.
 * Undefined if any part cannot be read, since the entries could then be misaligned.
 *
 *     for=192.0.2.1;proto=https, for="[2001:db8::1]:80"  → two entries
 *     for="192.0.2.1                                     → undefined
 */
export function parseForwarded(header: string): ForwardedHop[] | undefined {
  const hops: Record<string, string>[] = [{}]
  let separator: string | undefined = ','
  pair.lastIndex = 0
  while (separator !== undefined) {
    const found = pair.exec(header)
    if (!found) return undefined
    const [, name = '', token, quoted = ''] = found
    const hop = hops.at(-1) ?? {}
    const key = name.toLowerCase()
    // A parameter may occur only once in an entry.
    if (Object.hasOwn(hop, key)) return undefined
    hop[key] = token ?? quoted.replace(/\\(.)/g, '$1')
    separator = found[4]
    if (separator === ',') hops.push({})
  }
  return hops
}
