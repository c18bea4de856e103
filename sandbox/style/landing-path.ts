import { getProductName, toPictureSlug } from '../world/product-name.ts'
import { getRetailer } from '../world/retailers.ts'
import type { World } from '../world/world.ts'

/** Returns the path of the product's page at its retailer, without tracking. */
export function landingPath(world: World, index: number): string {
  const facts = world.getFacts(index)
  const slug = toPictureSlug(getProductName(world.seed, facts).unbranded)
  return `/shops/${getRetailer(facts.retailer).hostDomain}/p/${world.toId(index)}-${slug}`
}
