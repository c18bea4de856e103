import { draw, pick } from './draw.ts'
import type { FamilyName } from './families.ts'
import { mix } from './hash.ts'

const w = (text: string): readonly string[] => text.split(', ')

/**
 * The words that distinguish siblings. An empty word means
 * the plain product, like "Serum" beside "Serum+".
 */
const words = {
  wash: w('Dark Wash, Light Wash, Medium Wash, Black Rinse, Acid Wash'),
  sleeve: w('Long Sleeve, Short Sleeve, Sleeveless, Cap Sleeve, 3/4 Sleeve'),
  neck: w('Crewneck, V-Neck, Turtleneck, Mock Neck, Scoop Neck'),
  fit: w('Slim Fit, Regular Fit, Relaxed Fit, Athletic Fit, Classic Fit'),
  length: w('Regular, Petite, Tall, Cropped, Full Length'),
  motif: w('Paisley, Polka Dot, Floral, Medallion, Houndstooth'),
  generation: w(', +, 2.0, II, V2'),
  pack: w(', 2-Pack, Set of 3, Travel Size, Jumbo'),
  width: w(', Wide, Extra Wide, Narrow, Half Size'),
  dimension: w('48-Inch, 60-Inch, 72-Inch, 84-Inch, 96-Inch'),
  people: w(", Kids', Boys', Girls', Toddler"),
  department: w(", Adults', Kids', Boys', Girls'"),
} as const
export type TraitKind = keyof typeof words

const kinds: Readonly<Record<FamilyName, readonly TraitKind[]>> = {
  dress: ['sleeve', 'motif', 'length', 'neck'],
  evening: ['neck', 'length'],
  denim: ['wash', 'wash', 'fit', 'length'],
  top: ['sleeve', 'neck', 'motif'],
  knit: ['neck', 'sleeve', 'people', 'department'],
  bottoms: ['fit', 'length'],
  coat: ['length'],
  puffer: ['generation', 'people'],
  leatherwear: ['length'],
  swim: ['motif', 'people'],
  intimates: ['pack', 'neck'],
  bra: ['pack'],
  active: ['generation', 'sleeve', 'people'],
  handbag: ['motif'],
  shoe: ['width'],
  sneaker: ['generation', 'people', 'department'],
  jewel: ['motif'],
  accessory: ['motif', 'motif', 'people'],
  eyewear: ['generation'],
  watch: ['generation'],
  makeup: ['generation', 'pack'],
  skincare: ['generation', 'pack', 'pack'],
  home: ['motif', 'pack'],
  hard: ['pack'],
  furniture: ['dimension'],
  seat: ['dimension'],
  bedlinen: ['motif', 'pack'],
  rug: ['motif'],
  menshirt: ['fit', 'sleeve', 'motif', 'people'],
  menknit: ['neck', 'people', 'department'],
  mendenim: ['wash', 'wash', 'fit'],
  mentrouser: ['fit', 'length'],
  mencoat: ['people'],
  mensuit: ['fit'],
  menshoe: ['width'],
  kids: ['sleeve', 'motif'],
}

/**
 * The place where a record states the trait.
 *
 *     name      inside the name: Harbour Short Sleeve Shirt
 *     tail      after the name: Harbour Shirt - Short Sleeve
 *     color     in the names of its colors: Navy Paisley
 *     nowhere   only in the description and the picture
 */
export type ShownIn = 'name' | 'tail' | 'color' | 'nowhere'

export interface SiblingTrait {
  kind: TraitKind
  /** The word in the name; empty for the plain product of the line. */
  word: string
  shownIn: ShownIn
}

const dice = { kind: 212, first: 213, shownIn: 214, dropped: 215 } as const

export function getTraitKind(seed: number, family: FamilyName, head: number): TraitKind {
  return pick(kinds[family], draw(mix(seed, head), dice.kind))
}

/**
 * Returns where a record states the trait. This also depends on the offer's
 * `index`, because one shop in eight omits a word that the others include.
 */
export function getSiblingTrait(
  seed: number,
  kind: TraitKind,
  offer: { index: number; item: number; head: number; place: number },
): SiblingTrait {
  const line = mix(seed, offer.head)
  const list: readonly string[] = words[kind]
  const first = list[0] === '' ? 0 : mix(line, dice.first)
  const word = list[(first + offer.place) % list.length] ?? ''
  const shownIn = chooseShownIn(kind, draw(line, dice.shownIn))
  const isDropped =
    offer.index !== offer.item &&
    draw(mix(seed, offer.index), dice.dropped) < 0.12 &&
    !isAlwaysShown(kind)
  return { kind, word, shownIn: isDropped ? 'nowhere' : shownIn }
}

function chooseShownIn(kind: TraitKind, chance: number): ShownIn {
  if (isAlwaysShown(kind)) return 'name'
  if (kind === 'wash') return chance < 0.45 ? 'color' : chance < 0.65 ? 'tail' : 'nowhere'
  if (kind === 'motif') return chance < 0.3 ? 'color' : chance < 0.5 ? 'name' : 'nowhere'
  return chance < 0.3 ? 'name' : chance < 0.5 ? 'tail' : 'nowhere'
}

/** Shops always state these traits, because the price depends on them. */
function isAlwaysShown(kind: TraitKind): boolean {
  return kind === 'generation' || kind === 'pack' || kind === 'dimension'
}

/** True if the trait replaces the cut in the name. */
export function replacesCut(kind: TraitKind): boolean {
  return ['wash', 'sleeve', 'neck', 'fit', 'length'].includes(kind)
}
