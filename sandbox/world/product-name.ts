import { getBrand } from './brands.ts'
import { getCategory } from './categories.ts'
import { draw, pick } from './draw.ts'
import { getFamily } from './families.ts'
import { mix } from './hash.ts'
import { patternWords, shadeWords, styleWords } from './name-words.ts'
import { patternSets } from './palettes.ts'
import { type Pattern, patterns } from './picture-id.ts'
import { dice, type ProductFacts } from './product-facts.ts'
import { type Recipe, recipes } from './recipes.ts'
import { shades } from './shades.ts'
import { replacesCut } from './sibling-trait.ts'

export interface ProductName {
  branded: string
  unbranded: string
  /** Returns one of two strings, depending on the retailer. */
  shown: string
}

export function getProductName(seed: number, facts: ProductFacts): ProductName {
  const unbranded = addTrait(seed, facts, withoutRepeats(getNameParts(seed, facts)).join(' '))
  const branded = `${getBrand(facts.brand).name} ${unbranded}`
  return {
    branded,
    unbranded,
    shown: mix(mix(seed, facts.index), dice.nameForm) % 5 < 3 ? branded : unbranded,
  }
}

/**
 * Builds a name like Harbour + Stripe + Linen + Midi + Dress.
 * Copies share all parts, siblings all except the trait.
 */
export function getNameParts(seed: number, facts: ProductFacts): string[] {
  const shared = mix(seed, facts.head)
  const { trait } = facts
  const recipe = pick(recipes, facts.namedAs / recipes.length)
  const parts = [
    pick(recipe.nouns, (mix(shared, dice.noun) % recipe.nouns.length) / recipe.nouns.length),
  ]
  if (trait?.shownIn === 'name' && replacesCut(trait.kind)) parts.unshift(trait.word)
  const form = draw(shared, dice.nameForm)
  if (form < 0.72 && !(trait && replacesCut(trait.kind)))
    parts.unshift(pick(recipe.cuts, draw(shared, dice.cut)))
  if (form > 0.24) parts.unshift(getMaterial(seed, facts))
  const family = getFamily(recipe.family)
  const set = patternSets[family.patterns]
  const patternNames: readonly string[] =
    trait?.kind === 'motif'
      ? trait.shownIn === 'name'
        ? [trait.word]
        : []
      : patternWords[pick<Pattern>(set, (mix(shared, dice.pattern) % set.length) / set.length)]
  if (patternNames.length > 0) parts.unshift(pick(patternNames, draw(shared, dice.pattern)))
  if (form < 0.9) parts.unshift(pick(styleWords[family.names], draw(shared, dice.style)))
  return parts
}

/**
 * Returns the words that decide how a product is cut, which are the same at every shop: the cut
 * or the trait that replaces it, then the noun.
 */
export function getCutName(seed: number, facts: ProductFacts): { words: string; noun: string } {
  const { trait } = facts
  const isReplaced = trait !== undefined && replacesCut(trait.kind)
  const shown = getNameParts(seed, isReplaced ? { ...facts, trait: undefined } : facts)
  const noun = shown.at(-1) ?? ''
  const recipe = pick(recipes, facts.namedAs / recipes.length)
  const cut = recipe.cuts.find(each => shown.at(-2) === each)
  return { words: [isReplaced ? trait.word : cut, noun].filter(Boolean).join(' '), noun }
}

export function getMaterial(seed: number, { head, namedAs }: ProductFacts): string {
  const { materials } = pick(recipes, namedAs / recipes.length)
  return pick(materials, draw(mix(seed, head), dice.material))
}

/**
 * Adds the trait to a name: Serum → Serum+, Shirt → Shirt - Slim Fit, Sneakers → Kids' Sneakers.
 */
function addTrait(seed: number, facts: ProductFacts, name: string): string {
  const { trait } = facts
  if (!trait || trait.word === '') return name
  const { kind, shownIn } = trait
  const word = getTraitLabel(facts)
  if (shownIn === 'tail') return toTail(name, word, mix(mix(seed, facts.head), dice.tail) % 4)
  if (shownIn !== 'name') return name
  if (kind === 'generation') return word === '+' ? `${name}+` : `${name} ${word}`
  if (kind === 'pack' || kind === 'dimension') return `${name}, ${word}`
  if (kind === 'people' || kind === 'department') return `${word} ${name}`
  return kind === 'width' ? `${name} ${word}` : name
}

/** Returns the trait as a label, like Slim Fit, Kids' or Women's. Empty for the plain product. */
export function getTraitLabel({ trait, ...facts }: ProductFacts): string {
  if (trait?.word !== "Adults'") return trait?.word ?? ''
  const { category } = pick(recipes, facts.recipe / recipes.length)
  return getCategory(category).gender === 'men' ? "Men's" : "Women's"
}

function toTail(name: string, word: string, manner: number): string {
  if (manner === 0) return `${name} (${word})`
  return `${name}${manner === 1 ? ', ' : manner === 2 ? ' | ' : ' - '}${word}`
}

export function getRecipe(facts: ProductFacts): Recipe {
  return pick(recipes, facts.recipe / recipes.length)
}

export function getPattern(facts: ProductFacts): Pattern {
  const set = patternSets[getFamily(getRecipe(facts).family).patterns]
  return pick<Pattern>(set, facts.pattern / set.length) ?? patterns[0]
}

/** The share of retailers that copy the brands' names of shades; the others have their own. */
const copyingShops = 0.95

/**
 * Returns a color as the retailer writes it: Navy, Midnight, Navy Stripe, Navy Paisley, Dark Wash.
 */
export function getColorName(seed: number, facts: ProductFacts, shadeIndex: number): string {
  const shade = pick(shades, shadeIndex / shades.length)
  const own = mix(mix(seed, facts.index), shadeIndex)
  const shop = mix(seed, facts.retailer)
  const namer = draw(shop, dice.shadeName) < copyingShops ? mix(seed, facts.brand) : shop
  const name = pick(shadeWords[shade.name] ?? [shade.name], draw(mix(namer, shadeIndex), dice.text))
  const { trait } = facts
  if (trait?.shownIn === 'color')
    return trait.kind === 'wash' && shadeIndex === facts.colors[0]
      ? trait.word
      : `${name} ${trait.word}`
  if (trait?.kind === 'motif' || facts.recipe !== facts.namedAs) return name
  const patternNames: readonly string[] = patternWords[getPattern(facts)]
  return patternNames[0] && draw(own, dice.pattern) < 0.4 ? `${name} ${patternNames[0]}` : name
}

export function toPictureSlug(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'product'
}

/** Avoids repetitions like "Cashmere Cashmere Sweater". */
function withoutRepeats(words: string[]): string[] {
  const rest = words.slice(1).join(' ')
  const first = words[0]
  if (first === undefined) return words
  return rest.includes(first)
    ? withoutRepeats(words.slice(1))
    : [first, ...withoutRepeats(words.slice(1))]
}
