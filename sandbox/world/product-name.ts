import { getBrand } from './brands.ts'
import { draw, pick } from './draw.ts'
import { getFamily } from './families.ts'
import { mix } from './hash.ts'
import { patternWords, shadeWords, styleWords } from './name-words.ts'
import { patternSets } from './palettes.ts'
import { type Pattern, patterns } from './picture-id.ts'
import { dice, type ProductFacts } from './product-facts.ts'
import { type Recipe, recipes } from './recipes.ts'
import { shades } from './shades.ts'

export interface ProductName {
  branded: string
  unbranded: string
  /** Either of the two, as the retailer pleases. */
  shown: string
}

export function getProductName(seed: number, facts: ProductFacts): ProductName {
  const unbranded = withoutRepeats(getNameParts(seed, facts)).join(' ')
  const branded = `${getBrand(facts.brand).name} ${unbranded}`
  return {
    branded,
    unbranded,
    shown: mix(mix(seed, facts.index), dice.nameForm) % 5 < 3 ? branded : unbranded,
  }
}

/** Harbour + Stripe + Linen + Midi + Dress. Copies of a thing share its name. */
export function getNameParts(seed: number, facts: ProductFacts): string[] {
  const shared = mix(seed, facts.item)
  const recipe = getRecipe(facts)
  const family = getFamily(recipe.family)
  const parts = [pick(recipe.nouns, facts.noun / recipe.nouns.length)]
  const form = draw(shared, dice.nameForm)
  if (form < 0.72) parts.unshift(pick(recipe.cuts, draw(shared, dice.cut)))
  if (form > 0.24) parts.unshift(pick(family.materials, draw(shared, dice.material)))
  const patternNames: readonly string[] = patternWords[getPattern(facts)]
  if (patternNames.length > 0) parts.unshift(pick(patternNames, draw(shared, dice.pattern)))
  if (form < 0.9) parts.unshift(pick(styleWords[family.names], draw(shared, dice.style)))
  return parts
}

export function getRecipe(facts: ProductFacts): Recipe {
  return pick(recipes, facts.recipe / recipes.length)
}

export function getPattern(facts: ProductFacts): Pattern {
  const set = patternSets[getFamily(getRecipe(facts).family).patterns]
  return pick<Pattern>(set, facts.pattern / set.length) ?? patterns[0]
}

/** A colour in the retailer's words: "Navy", "Midnight", "Navy Stripe". */
export function getColorName(seed: number, facts: ProductFacts, shadeIndex: number): string {
  const shade = pick(shades, shadeIndex / shades.length)
  const own = mix(mix(seed, facts.index), shadeIndex)
  const name = pick(shadeWords[shade.name] ?? [shade.name], draw(own, dice.text))
  const patternNames: readonly string[] = patternWords[getPattern(facts)]
  return patternNames[0] && draw(own, dice.pattern) < 0.4 ? `${name} ${patternNames[0]}` : name
}

export function toPictureSlug(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'product'
}

/** No "Cashmere Cashmere Sweater". */
function withoutRepeats(words: string[]): string[] {
  const rest = words.slice(1).join(' ')
  const first = words[0]
  if (first === undefined) return words
  return rest.includes(first) ? withoutRepeats(words.slice(1)) : [first, ...withoutRepeats(words.slice(1))]
}
