import type { GarmentKind } from '../../world/garment-kinds.ts'
import type { DrawGarment } from '../drawing.ts'
import { accessories } from './accessories.ts'
import { bags } from './bags.ts'
import { beauty } from './beauty.ts'
import { boots } from './boots.ts'
import { coats } from './coats.ts'
import { dresses } from './dresses.ts'
import { furniture } from './furniture.ts'
import { home } from './home.ts'
import { intimates } from './intimates.ts'
import { jackets } from './jackets.ts'
import { jewellery } from './jewellery.ts'
import { kitchen } from './kitchen.ts'
import { legs } from './legs.ts'
import { puffers } from './puffers.ts'
import { shoes } from './shoes.ts'
import { sneakers } from './sneakers.ts'
import { textiles } from './textiles.ts'
import { tops } from './tops.ts'

/** Every kind of product, grouped by how it is drawn. */
export const garments: Record<GarmentKind, DrawGarment> = {
  ...accessories,
  ...bags,
  ...beauty,
  ...boots,
  ...coats,
  ...dresses,
  ...furniture,
  ...home,
  ...intimates,
  ...jackets,
  ...jewellery,
  ...kitchen,
  ...legs,
  ...puffers,
  ...shoes,
  ...sneakers,
  ...textiles,
  ...tops,
}
