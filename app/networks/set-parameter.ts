/**
 * Sets a query parameter of a link, in place of any other of that name. It is added before all
 * others, because an unencoded target absorbs everything after it. The rest of the link is left as
 * it is, because the network may have signed it.
 */
export function setParameter(link: string, name: string, value: string): string {
  const [address = '', ...fragment] = link.split('#')
  const [path, ...query] = address.split('?')
  const [parameters = '', ...unencoded] = query
  const remaining = parameters
    .split('&')
    .filter(part => part !== '' && part.split('=', 1)[0]?.toLowerCase() !== name.toLowerCase())
  const search = [[`${name}=${value}`, ...remaining].join('&'), ...unencoded].join('?')
  return [`${path}?${search}`, ...fragment].join('#')
}
