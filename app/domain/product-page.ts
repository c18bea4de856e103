import { buyPath, listPath, productPath } from './links.ts'
import { getListCrumbs } from './list-page.ts'
import type { Offer } from './offer.ts'
import { type Picture, toPicture } from './picture.ts'
import { type CheckedProduct, formatProductPrice, type ProductPrice } from './price.ts'
import type { ImageVariant, Product } from './product.ts'

/** A product as its page shows it. */
export interface ProductPage {
  crumbs: { label: string; to?: string }[]
  brand: string
  brandPath?: string
  name: string
  title: string
  /** Sanitised HTML. */
  description: string
  price: ProductPrice
  retailer: string
  retailerPath: string
  pictures: { id: string; picture: Picture }[]
  colors: { id: string; name: string }[]
  sizes: { name: string; title?: string }[]
  materials: string[]
  isPreOwned: boolean
  isRental: boolean
  /** The source no longer offers it. */
  isGone: boolean
  buyPath: string
  path: string
  shareImage?: ImageVariant
  /** The same product elsewhere, cheapest in stock first. */
  otherOffers: Offer[]
}

/** `offers`: all offers of the product, this one among them. */
export function toProductPage(
  product: CheckedProduct,
  isGone: boolean,
  offers: readonly Offer[] = [],
): ProductPage {
  const { brand, retailer, sizes } = product
  const name = product.unbrandedName || product.name
  return {
    crumbs: getCrumbs(product, name),
    brand: brand?.name ?? product.retailerBrand ?? retailer.name,
    ...(brand ? { brandPath: listPath({ brands: [brand.name] }) } : {}),
    name,
    title: product.brandedName || product.name,
    description: product.description,
    price: formatProductPrice(product),
    retailer: retailer.name,
    retailerPath: listPath({ stores: [retailer.name] }),
    pictures: product.images.map(image => ({ id: image.id, picture: toPicture(product, image) })),
    colors: product.colors.map(({ id, name }) => ({ id, name })),
    sizes: sizes.map(size => ({
      name: size.name.toUpperCase(),
      ...(size.canonicalSize ? { title: size.canonicalSize.name } : {}),
    })),
    materials: product.materialTags.map(tag => tag.name),
    isPreOwned: product.preOwned,
    isRental: product.rental,
    isGone,
    buyPath: buyPath(product.source, product.id),
    path: productPath(product),
    ...(product.imageMetadata ? { shareImage: product.imageMetadata } : {}),
    otherOffers: offers.filter(({ source, id }) => source !== product.source || id !== product.id),
  }
}

/** All, main category, the product's category, retailer, brand, name. */
function getCrumbs({ categoryId, retailer, brand }: Product, name: string): { label: string; to?: string }[] {
  const [all, main, ...below] = getListCrumbs(categoryId)
  const category = below.at(-1)
  const inCategory = categoryId === undefined ? {} : { category: categoryId }
  return [
    ...[all, main, category].filter(crumb => crumb !== undefined),
    { label: retailer.name, to: listPath({ ...inCategory, stores: [retailer.name] }) },
    ...(brand ? [{ label: brand.name, to: listPath({ ...inCategory, brands: [brand.name] }) }] : []),
    { label: name },
  ]
}
