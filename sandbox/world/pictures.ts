import { getCategory } from './categories.ts'
import { getGarment } from './get-garment.ts'
import { mix } from './hash.ts'
import { palettes } from './palettes.ts'
import { type DrawnPattern, formatPictureId, pictureViews, type Sheen } from './picture-id.ts'
import type { ProductFacts } from './product-facts.ts'
import { getCutName, getMaterial, getNameParts, getPattern, getRecipe } from './product-name.ts'
import { type ShadeName, shades } from './shades.ts'

/**
 * The ids of a product's pictures. Offers of one product share
 * them, because retailers use the manufacturer's pictures.
 */
export interface ProductPictures {
  main: string
  alternates: string[]
  /**
   * One id per color, in the order of the product's colors;
   * undefined where the retailer has no picture.
   */
  colors: (string | undefined)[]
}

export function getProductPictures(seed: number, facts: ProductFacts): ProductPictures {
  const shared = mix(seed, facts.item)
  const own = mix(seed, facts.index)
  const [main = 0, second] = facts.colors
  const accents: readonly ShadeName[] = isForMen(facts) ? palettes.mens : allShades
  const accent = accents[mix(shared, 81) % accents.length] ?? 'White'
  const material = getMaterial(seed, facts)
  const pattern = getDrawnPattern(seed, facts)
  const look = {
    product: facts.item,
    ...findGarment(seed, facts),
    // A pattern in the main color would be invisible.
    accent: accent === toShadeName(main) ? (accent === 'Ivory' ? 'Navy' : 'Ivory') : accent,
    // Plain woollen cloth shows its weave.
    pattern: pattern === 'plain' && woollens.test(material) ? 'textured' : pattern,
    sheen: getSheen(material),
    ...(isForMen(facts) ? { isStraight: true } : {}),
    grain: mix(shared, 82) & 0xffff,
  } as const
  const count = 1 + (mix(own, 83) % 4)
  return {
    main: formatPictureId({ ...look, view: 'front', shade: toShadeName(main) }),
    alternates: [
      ...pictureViews
        .slice(1, 1 + count)
        .map(view => formatPictureId({ ...look, view, shade: toShadeName(main) })),
      ...(count > 3 && second !== undefined
        ? [formatPictureId({ ...look, view: 'model', shade: toShadeName(second) })]
        : []),
    ],
    colors: facts.colors.map((shade, at) =>
      mix(own, 84 + at) % 9 === 0
        ? undefined
        : formatPictureId({ ...look, view: 'front', shade: toShadeName(shade) }),
    ),
  }
}

const patternsByName: readonly (readonly [name: RegExp, pattern: DrawnPattern])[] = [
  [/paisley|medallion/i, 'paisley'],
  [/houndstooth/i, 'houndstooth'],
  [/polka dot/i, 'dot'],
  [/floral/i, 'floral'],
  [/pinstripe/i, 'pinstripe'],
  [/gingham/i, 'gingham'],
  [/plaid|tartan/i, 'tartan'],
]

/** Returns the pattern that the name states, of which a sibling's own motif counts first. */
function getDrawnPattern(seed: number, facts: ProductFacts): DrawnPattern {
  const { trait } = facts
  const name = trait?.kind === 'motif' ? trait.word : getNameParts(seed, facts).join(' ')
  return patternsByName.find(([words]) => words.test(name))?.[1] ?? getPattern(facts)
}

const allShades = shades.map(({ name }) => name)
const woollens = /wool|alpaca|tweed|melton|shetland|donegal|cashmere/i

/**
 * Chooses what to draw. The kids' version of a product is drawn as what it is
 * named after, like a puffer jacket, although it is listed among tops.
 */
function findGarment(seed: number, facts: ProductFacts) {
  const named = getRecipe({ ...facts, recipe: facts.namedAs })
  const { kinds, category, nouns } = named
  const { words, noun } = getCutName(seed, facts)
  const kind = kinds[nouns.indexOf(noun) % kinds.length] ?? 'top'
  return getGarment(kind, words, getCategory(category).id)
}

function isForMen(facts: ProductFacts): boolean {
  return getCategory(getRecipe(facts).category).gender === 'men'
}

const sheens: readonly [material: RegExp, sheen: Sheen][] = [
  [/patent|vinyl|coated|gloss/i, 'patent'],
  [/satin|silk|lam[eé]|taffeta|sequin|metallic/i, 'satin'],
  [/suede|nubuck|velvet|moleskin/i, 'suede'],
  [/leather|nappa|lambskin|croc/i, 'leather'],
  [/linen|hopsack/i, 'slub'],
  [/alpaca|mohair|boucl[eé]|fleece/i, 'brushed'],
  [/cashmere|merino/i, 'fine'],
]

function getSheen(material: string): Sheen {
  return sheens.find(([pattern]) => pattern.test(material))?.[1] ?? 'matte'
}

function toShadeName(index: number): ShadeName {
  return shades[index]?.name ?? 'Black'
}
