/**
 * The result of the last check of an offer's link, as shown to shoppers.
 *
 *     broken         the link does not lead to the product: dead, parked, or redirected elsewhere
 *     replaced       an operator has confirmed that it is broken
 *     sold out       the retailer's page says so, though the source says it is in stock
 *     price differs  the retailer's page shows a different price
 */
export type LinkWarning = 'broken' | 'replaced' | 'sold out' | 'price differs'

const warnings = new Map<string, LinkWarning>(
  Object.entries({
    dead: 'broken',
    parked: 'broken',
    elsewhere: 'broken',
    'home page': 'broken',
    replaced: 'replaced',
    'sold out': 'sold out',
    'price differs': 'price differs',
  }),
)

/**
 * Returns the warning for a link's state; undefined for states that
 * do not affect shoppers, such as a link that earns no commission.
 */
export function toLinkWarning(state: string | null): LinkWarning | undefined {
  return state === null ? undefined : warnings.get(state)
}

/** Returns true if a shopper most likely cannot buy the product through the link. */
export function isDeadEnd(warning: LinkWarning | undefined): boolean {
  return warning !== undefined && warning !== 'price differs'
}
