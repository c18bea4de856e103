import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { isDescendant } from '#app/domain/category-tree.ts'
import { formatUsd } from '#app/domain/currency.ts'
import type { ListedProduct } from '#app/domain/listing.ts'
import { formatProductPrice } from '#app/domain/price.ts'
import type { PriceStep } from '#app/domain/price-step.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { getShownBrand } from '#app/domain/retailer-name.ts'
import { findVerifiedDrop } from '#app/domain/verified-drop.ts'
import type { HomeSelection, HomeSettings } from '#app/storefronts/home-settings.ts'
import { findCloth, isOnePiece } from './find-cloths.ts'
import { dropsQuery } from './find-drops.ts'
import { findInScope } from './find-in-scope.ts'
import { chooseVaried } from './find-scene.ts'
import { isDeep, isOneHue, isStrong } from './piece-colors.ts'
import { spreadProducts } from './spread-products.ts'

/** The most products of each layout. */
export const heroSizes = { prices: 6, cloth: 1, horizon: 3 }
/** The number of products to choose from, since our history verifies few prices. */
const candidates = 60
/** A wall of fewer products repeats brands. */
const leastPrices = 3
const clothWidth = 960
/** How many pieces to put in an order in which they differ, of which one of each brand is shown. */
const variedPieces = 12

/** A product for the hero, and how far it is below its 30-day low, in percent. */
export interface HeroChoice {
  product: ListedProduct
  percentBelow?: number
}

type Layout = HomeSettings['hero']['layout']
type HeroCatalogue = Pick<Catalogue, 'list' | 'findPriceSteps'>

/**
 * Chooses products about whose price we can say something: a verified sale, a verified drop, or
 * that several stores have them. The price wall takes them from the scope, or from everywhere if
 * there are too few, and shows no others, even if it has fewer tiles, unless there is none at all, as
 * in a new catalogue. The other layouts prefer them among the `products` of the hero's list, and show
 * each brand once if they can.
 */
export async function chooseHeroProducts(
  catalogue: HeroCatalogue,
  { layout, scope }: { layout: Layout; scope: readonly HomeSelection[] },
  products: readonly ListedProduct[],
  now: Date,
): Promise<HeroChoice[]> {
  if (layout !== 'prices') {
    const told = await findTold(catalogue, products, now)
    const varied = chooseFrom({ layout, scope }, told, products)
    return varied.map(product => told.find(choice => choice.product === product) ?? { product })
  }
  const find = async (where: readonly HomeSelection[]) => {
    const changes = [{ deals: ['sale'] }, { deals: dropsQuery.deals }, {}]
    const found = await Promise.all(
      changes.map(change =>
        findInScope(catalogue, where, { sort: 'popular', ...change }, candidates),
      ),
    )
    const told = await findTold(catalogue, found.flat(), now)
    const verified = told.filter(choice => getRank(choice) < comparedRank)
    const choose = (choices: readonly HeroChoice[]) => {
      const products = choices.map(({ product }) => product)
      const varied = [...new Set([...chooseUnlike(products, where), ...products])]
      const chosen = spreadProducts(varied, heroSizes.prices, leastPrices)
      return choices.filter(({ product }) => chosen.includes(product))
    }
    // A wall of percentages has a gap where one is missing, even if several stores' prices compare.
    const chosen = choose(verified)
    return chosen.length === heroSizes.prices ? chosen : choose(told)
  }
  const scoped = await find(scope)
  const chosen = scoped.length < leastPrices && scope.length > 0 ? await find([]) : scoped
  return chosen.length > 0 ? chosen : toPlainTiles(products)
}

/**
 * Returns products that look unlike each other: one of each part of the scope, of each brand and of
 * each kind, which is the last word of a name, and only one with a pattern. Those of one color each
 * come first, because three navy pieces look like one.
 */
function chooseUnlike(
  products: readonly ListedProduct[],
  scope: readonly HomeSelection[],
): ListedProduct[] {
  const taken = new Set<string>()
  const take = (toMarks: (product: ListedProduct) => string[]) =>
    products.filter(product => {
      const marks = toMarks(product)
      if (marks.some(mark => taken.has(mark))) return false
      for (const mark of marks) taken.add(mark)
      return true
    })
  const toMarks = (product: ListedProduct) => [
    `part ${findPart(product, scope)}`,
    `brand ${getShownBrand(product)}`,
    `kind ${product.name.toLowerCase().split(' ').at(-1)}`,
    ...(isOneHue(product) ? [] : ['pattern']),
  ]
  const toColors = ({ colorIds }: ListedProduct) => colorIds.slice(0, 1).map(id => `color ${id}`)
  return [...take(product => [...toMarks(product), ...toColors(product)]), ...take(toMarks)]
}

/** Returns the category of the scope that the product is in, or its own. */
function findPart({ categoryId = '' }: ListedProduct, scope: readonly HomeSelection[]): string {
  const part = scope.find(
    ({ category = '' }) => category === categoryId || isDescendant(categoryId, category),
  )
  return part?.category ?? categoryId
}

/** Tiles that say nothing about their prices. */
function toPlainTiles(products: readonly ListedProduct[]): HeroChoice[] {
  const shown = products.filter(({ inStock, images }) => inStock && images.length > 0)
  return spreadProducts(shown, heroSizes.prices, leastPrices).map(product => ({ product }))
}

function chooseFrom(
  { layout, scope }: { layout: Exclude<Layout, 'prices'>; scope: readonly HomeSelection[] },
  told: readonly HeroChoice[],
  all: readonly ListedProduct[],
): ListedProduct[] {
  const preferred = told.map(({ product }) => product)
  const products = [...new Set([...preferred, ...all])]
  if (layout === 'horizon') {
    const size = heroSizes.horizon
    const getPart: GetKey = product => findPart(product, scope)
    const strong = preferred.filter(isStrong)
    // A pattern's light parts cannot be told from the ground of its picture.
    const plain = strong.filter(isOneHue)
    // Three coats of three kinds in three colors look better, even if one of them has a pattern. The light
    // threads of a gray coat cannot be told from the ground either, so the sun would shine through it.
    const deep = [plain.filter(isDeep), strong.filter(isDeep)]
    const known = [...deep.map(pool => pool.filter(isBrief)), ...deep, plain, strong]
    // Three kinds count more than that we can say something about each price.
    const others = products.filter(each => isStrong(each) && isOneHue(each) && isDeep(each))
    const unlike = [
      ...known.map(pool => takeUnlike([getPart, getShownBrand, getColor], varied(pool))),
      takeUnlike([getPart, getShownBrand, getColor], [...varied(plain), ...others]),
      ...known.map(pool => takeUnlike([getCut, getShownBrand, getColor], varied(pool))),
    ].find(({ length }) => length >= size)
    if (unlike) return unlike.slice(0, size)
    const pools = [plain, strong, preferred, products.filter(isStrong), products]
    const enough = pools.find(pool => takeUnlike([getShownBrand], pool).length >= size)
    if (!enough) return chooseVaried(pools.find(({ length }) => length >= size) ?? products, size)
    // The more of them are ordered, the more likely those of other brands differ, too.
    return takeUnlike([getShownBrand], [...chooseVaried(enough, variedPieces), ...enough]).slice(
      0,
      size,
    )
  }
  const piece = chooseCloth(preferred) ?? chooseCloth(products) ?? products[0]
  return piece ? [piece] : []
}

/** Chooses the fabric that looks best from edge to edge; undefined if there is no close-up. */
function chooseCloth(products: readonly ListedProduct[]): ListedProduct | undefined {
  const closeUps = products.filter(findCloth)
  // The fabric reaches from edge to edge, and sharp pictures of it come first.
  const whole = closeUps.filter(isOnePiece)
  const known =
    [whole.filter(isOneHue), whole, closeUps.filter(isOneHue)].find(({ length }) => length > 0) ??
    closeUps
  const sharp = known.find(product => (findCloth(product)?.largestWidth ?? 0) >= clothWidth)
  return sharp ?? known[0]
}

const varied = (products: readonly ListedProduct[]) => chooseVaried(products, products.length)

type GetKey = (product: ListedProduct) => string | undefined

/** Returns products no two of which share a brand, color or the like, or lack it. */
function takeUnlike(
  getKeys: readonly GetKey[],
  products: readonly ListedProduct[],
): ListedProduct[] {
  const chosen: ListedProduct[] = []
  for (const product of products) {
    const isUnlike = getKeys.every(getKey => {
      const key = getKey(product)
      return key !== undefined && chosen.every(other => getKey(other) !== key)
    })
    if (isUnlike) chosen.push(product)
  }
  return chosen
}

/** Three names in the thirds of a phone's width have about as many lines. */
const briefName = 32
const isBrief = ({ name }: ListedProduct) => name.length <= briefName

const getColor: GetKey = ({ colorIds: [color] }) => color
/** The last two words of a name say how the piece is cut: "wrap coat". */
const getCut: GetKey = ({ name }) => name.toLowerCase().split(' ').slice(-2).join(' ')

/** Finds those about whose price we can say something, and puts verified sales and drops first. */
async function findTold(
  catalogue: HeroCatalogue,
  products: readonly ListedProduct[],
  now: Date,
): Promise<HeroChoice[]> {
  const known = [...new Map(products.map(each => [formatProductKey(each), each])).values()].filter(
    ({ inStock, images }) => inStock && images.length > 0,
  )
  const histories = await catalogue.findPriceSteps(known)
  return known
    .map((product): HeroChoice => {
      const percentBelow = findPercentBelow(product, histories.get(formatProductKey(product)), now)
      return percentBelow === undefined ? { product } : { product, percentBelow }
    })
    .filter(choice => getRank(choice) < unknownRank)
    .toSorted((a, b) => getRank(a) - getRank(b))
}

/** A source's own conversion, or a price that changed just now, is not the one we compared. */
function findPercentBelow(
  product: ListedProduct,
  steps: readonly PriceStep[] = [],
  now: Date,
): number | undefined {
  const drop = findVerifiedDrop(steps, now)
  const { price, salePrice = price } = formatProductPrice(product)
  return drop && salePrice === formatUsd(drop.cents) ? drop.percent : undefined
}

/** Prices of which we know only that another store has another. */
const comparedRank = 4
const unknownRank = 5

/** Of prices that we can judge, those that several stores' prices can be compared with come first. */
function getRank({ product, percentBelow }: HeroChoice): number {
  const isAlone = product.stores === undefined
  if (formatProductPrice(product).percentOff !== undefined) return isAlone ? 2 : 0
  if (percentBelow !== undefined) return isAlone ? 3 : 1
  return isAlone ? unknownRank : comparedRank
}
