import { toColorIds } from '#app/vocabulary/color-words.ts'
import type { OfferFacts } from './offer-facts.ts'
import { isPlainColor } from './telling-words.ts'

/**
 * Finds a color for which two listings have names of their own, although another name, which no
 * retailer would think of by itself, shows that both use the brand's names. Their products look
 * alike, but are two.
 *
 *     Navy, Jet, Camel      Navy, Ink Black, Camel    jet, ink black
 *     Navy, Jet, Camel      Navy, Camel               none: it is out of stock
 *     White, Jet            White, Ink Black          none: anyone calls white white
 */
export function findRenamedColor(
  { colorNames: ofA }: OfferFacts,
  { colorNames: ofB }: OfferFacts,
): readonly [string, string] | undefined {
  if (!ofA.some(name => ofB.includes(name) && !isPlainColor(name))) return undefined
  const [onlyA, onlyB] = [
    ofA.filter(name => !ofB.includes(name)),
    ofB.filter(name => !ofA.includes(name)),
  ]
  for (const one of onlyA)
    for (const other of onlyB)
      if (toColorIds(one).some(id => toColorIds(other).includes(id))) return [one, other]
  return undefined
}
