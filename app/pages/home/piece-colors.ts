import { colors as allColors } from '#app/domain/color.ts'
import type { ListedProduct } from '#app/domain/listing.ts'

/** Ids of colors that a light ground swallows. */
const paleColors = findIds('White', 'Beige', 'Silver', 'Clear')

/** Words for light shades of other colors. */
const paleWords =
  /\b(sky|ice|icy|baby|pale|light|powder|pastel|blush|butter|lilac|mint|washed|cream|ecru|ivory|oat)/i

/** Returns true if the product's first pictures stand out from a light ground. */
export function isStrong({
  colorIds: [color],
  colors: [shade],
}: Pick<ListedProduct, 'colorIds' | 'colors'>): boolean {
  return (
    (color === undefined || !paleColors.includes(color)) &&
    (shade === undefined || !paleWords.test(shade.name))
  )
}

/** Words for cloth of several colors, or with holes or pieces sewn on. */
const patternWords =
  /print|pattern|colou?r-?block|two-tone|contrast|strip|breton|check|plaid|tartan|gingham|houndstooth|argyle|\bdot|\bspot|flor|ditsy|botanical|paisley|medallion|motif|leopard|zebra|animal|snake|tie-dye|dip-dye|\bgeo|jacquard|mosaic|patchwork|lace|broderie|eyelet|sequin|bead|embellish|graphic|marble/i

const multicolored = allColors.find(({ name }) => name === 'Multi')?.id

/** Returns true if the product's cloth has one color, as far as its texts and its colors' names say. */
export function isOneHue(product: ListedProduct): boolean {
  const { name, description, colors, colorIds } = product
  const texts = [name, description, ...colors.map(each => each.name)].join(' ')
  return !patternWords.test(texts) && colorIds[0] !== multicolored
}

const grays = findIds('Gray', 'Grey')
const darkNeutrals = [...findIds('Black'), ...grays]

/** Returns true if the product's first color is not gray, of which many shades are light. */
export function isDeep({ colorIds: [color] }: ListedProduct): boolean {
  return color === undefined || !grays.includes(color)
}

/** Returns true if the product's first color is neither black nor gray. */
export function isColorful({ colorIds: [color] }: ListedProduct): boolean {
  return color !== undefined && !darkNeutrals.includes(color)
}

function findIds(...names: string[]): readonly string[] {
  return allColors.filter(({ name }) => names.includes(name)).map(({ id }) => id)
}
