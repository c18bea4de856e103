import { getBrand } from './brands.ts'
import { getDescription } from './description.ts'
import { formatPrice } from './format-price.ts'
import type { FindLandingProduct } from './landing-product.ts'
import { getProductPictures } from './pictures.ts'
import { getColorName, getProductName, getRecipe, toPictureSlug } from './product-name.ts'
import { getRetailer } from './retailers.ts'
import { getSizeScale } from './sizes.ts'
import type { World } from './world.ts'

/** What the retailers' own pages know of the products. */
export function createFindLandingProduct(world: World, baseUrl: string): FindLandingProduct {
  return id => {
    const index = world.findIndex(id)
    if (index === undefined) return undefined
    const facts = world.getFacts(index)
    const retailer = getRetailer(facts.retailer)
    const name = getProductName(world.seed, facts).unbranded
    const slug = toPictureSlug(name)
    const scale = getSizeScale(getRecipe(facts).sizes)
    const sizes: readonly string[] = scale.namings[retailer.manner % scale.namings.length] ?? []
    const pictures = getProductPictures(world.seed, facts)
    return {
      id,
      slug,
      name,
      brand: getBrand(facts.brand).name,
      description: getDescription(world.seed, facts),
      retailer: { id: String(retailer.id), name: retailer.name, hostDomain: retailer.hostDomain },
      price: formatPrice(facts.listCents),
      ...(facts.saleCents > 0 && { salePrice: formatPrice(facts.saleCents) }),
      isInStock: !facts.isSoldOut,
      sizes: sizes.filter((_, at) => facts.sizes & (1 << at)),
      colors: facts.colors.map(shade => getColorName(world.seed, facts, shade)),
      images: [pictures.main, ...pictures.alternates].map(
        picture => `${baseUrl}/sim/${picture.slice(0, 2)}/${picture.slice(2, 4)}/${picture}_best/${slug}.jpg`,
      ),
    }
  }
}
