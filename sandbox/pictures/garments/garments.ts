import type { GarmentKind } from '../../world/garment-kinds.ts'
import type { DrawGarment } from '../drawing.ts'
import { accessories } from './accessories.ts'
import { bags } from './bags.ts'
import { beauty } from './beauty.ts'
import { boots } from './boots.ts'
import { dresses } from './dresses.ts'
import { eyewear } from './eyewear.ts'
import { furniture } from './furniture.ts'
import { handbags } from './handbags.ts'
import { hats } from './hats.ts'
import { home } from './home.ts'
import { intimates } from './intimates.ts'
import { jackets } from './jackets.ts'
import { jewellery } from './jewellery.ts'
import { kitchen } from './kitchen.ts'
import { legs } from './legs.ts'
import { lighting } from './lighting.ts'
import { makeup } from './makeup.ts'
import { seating } from './seating.ts'
import { shoes } from './shoes.ts'
import { storage } from './storage.ts'
import { textiles } from './textiles.ts'
import { tops } from './tops.ts'
import { vase } from './vase.ts'
import { watch } from './watch.ts'

/** Every kind of product, grouped by how it is drawn. */
export const garments: Record<GarmentKind, DrawGarment> = {
  ...accessories,
  ...bags,
  ...beauty,
  ...boots,
  ...dresses,
  ...eyewear,
  ...furniture,
  ...handbags,
  ...hats,
  ...home,
  ...intimates,
  ...jackets,
  ...jewellery,
  ...kitchen,
  ...legs,
  ...lighting,
  ...makeup,
  ...seating,
  ...shoes,
  ...storage,
  ...textiles,
  ...tops,
  ...vase,
  ...watch,
}
