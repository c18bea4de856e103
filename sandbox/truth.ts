import { formatDay } from './world/days.ts'
import { isHostile } from './world/description.ts'
import type { Breakage } from './world/product-facts.ts'
import type { World } from './world/world.ts'

/** What there really is, for tests to compare with what came through. */
export interface Truth {
  day: string
  /** All there are, by id. */
  products: number
  /** Those a search can show: all but the sold out. */
  listed: number
  soldOutIds: number[]
  /** Listed records that are beyond use, and how. */
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

/** Products whose description carries something no page may run. */
export function getHostileIds(world: World): number[] {
  const ids: number[] = []
  for (let index = 0; index < world.products; index++) {
    if (isHostile(world.seed, index)) ids.push(world.toId(index))
  }
  return ids
}
