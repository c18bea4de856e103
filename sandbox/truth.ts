import { formatDay } from './world/days.ts'
import { isHostile } from './world/description.ts'
import type { Breakage } from './world/product-facts.ts'
import type { World } from './world/world.ts'

/** The ground truth that tests compare results with. */
export interface Truth {
  day: string
  /** The number of products, whether listed or not. */
  products: number
  /** The number of products that a search can return: all except those sold out. */
  listed: number
  soldOutIds: number[]
  /** The records that are listed but unusable, with the reasons. */
  broken: { id: number; breakage: Breakage }[]
}

export function getTruth(world: World): Truth {
  const { columns } = world
  return {
    day: formatDay(world.day),
    products: world.products,
    listed: world.products - columns.soldOut.length,
    soldOutIds: columns.soldOut.map(world.toId),
    broken: columns.broken.map(({ index, breakage }) => ({ id: world.toId(index), breakage })),
  }
}

export function getListedIds(world: World): number[] {
  const ids: number[] = []
  world.forEachMatch({}, index => ids.push(world.toId(index)))
  return ids
}

/** Lists the products whose description contains markup that must never run. */
export function getHostileIds(world: World): number[] {
  const ids: number[] = []
  for (let index = 0; index < world.products; index++) {
    if (isHostile(world.seed, index)) ids.push(world.toId(index))
  }
  return ids
}
