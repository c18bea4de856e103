/** The result of checking an offer's link. */
export type LinkState =
  | 'fine'
  /** The shop did not respond to this check. */
  | 'unreachable'
  /** The page does not exist, or several checks in a row got no answer. */
  | 'dead'
  /** The domain is for sale. */
  | 'parked'
  /** The link leads to a site that belongs neither to a network nor to the shop. */
  | 'elsewhere'
  | 'home page'
  /** The link reaches the shop without the network's tracking, so a sale would not be credited. */
  | 'not affiliated'
  | 'sold out'
  | 'price differs'
  /** The site's robots.txt disallows the check, or the shop's site is unknown. */
  | 'not checked'

export interface LinkFinding {
  state: LinkState
  /** For operators: the status, the address, or both prices. */
  detail?: string
  /** The last address that responded. */
  url?: string
}

/** The link states that cost sales and need an operator's attention. */
export const troubleStates = [
  'dead',
  'parked',
  'elsewhere',
  'home page',
  'not affiliated',
  'sold out',
  'price differs',
] as const satisfies readonly LinkState[]
