/** A card of a search's list. */
export interface RankedCard {
  /** The relevance step; smaller is better. */
  step: number
  /** What the variants of a product have in common: see model-key.ts; 0 if the card has none. */
  model: number
  isSoldOut: boolean
}

/** The number of cards at the beginning of a list that are rearranged: two pages of it. */
export const firstCards = 100
/** At most one variant of a product is among this many cards, about a row in a wide window. */
const among = 5
/** Matches at most this many relevance steps apart are about as good: a hundredth of the best score. */
export const closeSteps = 80
/**
 * A sold-out card lets those pass that are at most this many steps behind, about a tenth: hardly any
 * shopper prefers what nobody can buy.
 */
export const soldOutSteps = 820

/**
 * Moves variants of one product, such as its lengths and sleeves, apart, so that no product fills the
 * first row of a list, and sold-out cards behind those that match about as well. The cards stay in their
 * order otherwise, and none is left out.
 */
export function arrangeFirstCards<Card extends RankedCard>(cards: readonly Card[]): Card[] {
  const rest = [...cards]
  const placed: Card[] = []
  while (rest.length > 0) {
    const [first] = rest
    const recent = placed.slice(1 - among)
    const reach = first?.isSoldOut ? soldOutSteps : closeSteps
    const isFree = ({ model }: RankedCard) =>
      model === 0 || recent.every(card => card.model !== model)
    const place =
      first === undefined || (isFree(first) && !first.isSoldOut)
        ? 0
        : rest.findIndex(card => card.step <= first.step + reach && !card.isSoldOut && isFree(card))
    placed.push(...rest.splice(Math.max(place, 0), 1))
  }
  return placed
}
