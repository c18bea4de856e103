import { createClusters } from './clusters.ts'
import { haveDifferentColors } from './group-colors.ts'
import type { MatchedOffer, OfferDecision } from './group-offers.ts'
import { toSource } from './judge-pair.ts'

/**
 * Joins offer groups and color groups into cards, as product numbers in ascending order. Lists show
 * a card for each. A color group is left out if it would join two products: a pair that an operator
 * refused, or two listings of one retailer in the same color.
 */
export function joinCards(
  offers: readonly MatchedOffer[],
  { groups, colorGroups }: { groups: readonly number[][]; colorGroups: readonly number[][] },
  decisions: readonly OfferDecision[] = [],
): number[][] {
  const refused = decisions.filter(({ isApproved }) => !isApproved)
  const byNumber = new Map(offers.map(offer => [offer.number, offer]))
  const sameProduct = createClusters([...byNumber.keys()])
  const cards = createClusters([...byNumber.keys()])
  const members = new Map(offers.map(offer => [offer.number, [offer]]))

  function join(numbers: readonly number[]): void {
    const roots = [...new Set(numbers.map(cards.find))]
    const joined = roots.flatMap(root => members.get(root) ?? [])
    for (const root of roots) cards.join(roots[0] ?? root, root)
    members.set(cards.find(numbers[0] ?? 0), joined)
  }

  function isOneProduct(numbers: readonly number[]): boolean {
    const roots = new Set(numbers.map(cards.find))
    const isMember = (number: number) => roots.has(cards.find(number))
    if (refused.some(({ first, second }) => isMember(first) && isMember(second))) return false
    const joined = [...roots].flatMap(root => members.get(root) ?? [])
    return joined.every((a, at) =>
      joined
        .slice(at + 1)
        .every(
          b =>
            a.retailer !== b.retailer ||
            toSource(a) !== toSource(b) ||
            sameProduct.find(a.number) === sameProduct.find(b.number) ||
            haveDifferentColors(a, b),
        ),
    )
  }

  for (const group of groups) {
    for (const number of group) sameProduct.join(group[0] ?? number, number)
    join(group)
  }
  // Sorted by the sources' keys, because product numbers depend on the order of arrival.
  const toKey = (numbers: readonly number[]) =>
    numbers.map(number => byNumber.get(number)?.key ?? '').sort()[0] ?? ''
  const inOrder = colorGroups.toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : 1))
  for (const colors of inOrder) if (isOneProduct(colors)) join(colors)
  return cards.groups()
}
