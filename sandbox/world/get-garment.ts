import type { GarmentCut, Heel, Length, Neck, Sleeve } from './garment-cut.ts'
import type { GarmentKind } from './garment-kinds.ts'
import { kindsByName } from './kinds-by-name.ts'

type Rules<Value> = readonly (readonly [name: RegExp, value: Value])[]

/**
 * Chooses what to draw from the words of a product's name, of which the cut comes before
 * the noun. The category decides only what the name leaves open.
 */
export function getGarment(
  base: GarmentKind,
  name: string,
  category: string,
): { kind: GarmentKind; cut: GarmentCut } {
  const read = <Value>(rules: Rules<Value>) => find(rules, name) ?? find(rules, category)
  const kind = read(kindsByName[base] ?? []) ?? base
  const sleeve = read(sleeveRules)
  const named = read(neckRules)
  const length = kind === 'gown' ? undefined : read(lengthRules)
  const heel = read(heelRules)
  const neck = named && canHaveNeck(kind, named, sleeve) ? named : undefined
  const cut: GarmentCut = {
    ...(sleeve && { sleeve }),
    ...(neck && { neck }),
    ...(length && { length }),
    ...(/belted|tie-waist/i.test(name) ? { isBelted: true } : {}),
    ...(heel && { heel }),
  }
  return { kind, cut }
}

function find<Value>(rules: Rules<Value>, words: string): Value | undefined {
  return rules.find(([word]) => word.test(words))?.[1]
}

/** Clothes whose neck is free; the others have collars, lapels or fronts that need their own. */
const freeNecked =
  /^(dress|gown|(tiered|slip|flared|column|party|sweater)-dress|top|tee|t-shirt|tank|knit|cable-knit|sweatshirt|blouse|swimsuit|bodysuit|jumpsuit|long-jumpsuit|playsuit)$/

function canHaveNeck(kind: GarmentKind, neck: Neck, sleeve: Sleeve | undefined): boolean {
  if (neck === 'hood') return kind !== 'hoodie'
  const hasSleeves = sleeve !== undefined && sleeve !== 'none'
  return freeNecked.test(kind) && !(hasSleeves && neck === 'camisole')
}

const sleeveRules: Rules<Sleeve> = [
  [/sleeveless/i, 'none'],
  [/short[- ]sleeve/i, 'short'],
  [/cap sleeve/i, 'cap'],
  [/3\/4 sleeve/i, 'elbow'],
  [/puff-sleeve/i, 'puff'],
  [/balloon-sleeve/i, 'balloon'],
  [/cape-sleeve/i, 'flutter'],
  [/long[- ]?sleeve/i, 'long'],
  [/sundress|\btank\b|vest top|slip dress/i, 'none'],
]

const neckRules: Rules<Neck> = [
  [/hooded/i, 'hood'],
  [/strapless|corset|bandeau/i, 'sweetheart'],
  [/one-shoulder/i, 'one-shoulder'],
  [/off-the-shoulder/i, 'off-shoulder'],
  [/halter/i, 'halter'],
  [/plunge/i, 'deep-v'],
  [/square-neck/i, 'square'],
  [/scoop/i, 'scoop'],
  [/v-neck/i, 'v'],
  [/crewneck/i, 'crew'],
  [/turtleneck|mock neck|roll-neck/i, 'mock'],
  [/sundress|slip dress/i, 'camisole'],
]

const lengthRules: Rules<Length> = [
  [/mini skirt|skort/i, 'short'],
  [/\bmaxi\b|long (dress|skirt)|longline|full[- ]length|cardi-coat|tunic/i, 'long'],
  [/\bmini\b|cropped|crop top|culottes/i, 'short'],
  [/\bmidi\b|mid-length/i, 'middle'],
]

const heelRules: Rules<Heel> = [
  [/kitten-heel/i, 'kitten'],
  [/block-heel/i, 'block'],
  [/platform/i, 'platform'],
  [/stiletto/i, 'stiletto'],
  [/wedge/i, 'wedge'],
  [/flat-sandals|mens-sandals/i, 'flat'],
  [/heeled-sandals|evening-shoes/i, 'stiletto'],
]
