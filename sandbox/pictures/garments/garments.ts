import type { GarmentKind } from '../../world/garment-kinds.ts'
import type { DrawGarment } from '../drawing.ts'
import { drawDress, drawGown } from './dress.ts'
import {
  drawBikini,
  drawBodysuit,
  drawBra,
  drawJumpsuit,
  drawLingerie,
  drawSocks,
  drawSwimsuit,
} from './intimates.ts'
import {
  drawBlazer,
  drawCardigan,
  drawCoat,
  drawJacket,
  drawPuffer,
  drawRobe,
  drawSuit,
  drawVest,
} from './jacket.ts'
import { drawJeans, drawLeggings, drawShorts, drawSkirt, drawSwimTrunks, drawTrousers } from './legs.ts'
import { drawBlouse, drawPyjamas, drawShirt } from './shirt.ts'
import { drawActivewear, drawHoodie, drawKnit, drawTee, drawTop } from './top.ts'

const garments: Partial<Record<GarmentKind, DrawGarment>> = {
  dress: drawDress,
  gown: drawGown,
  skirt: drawSkirt,
  jeans: drawJeans,
  trousers: drawTrousers,
  leggings: drawLeggings,
  shorts: drawShorts,
  'swim-trunks': drawSwimTrunks,
  top: drawTop,
  tee: drawTee,
  knit: drawKnit,
  hoodie: drawHoodie,
  activewear: drawActivewear,
  shirt: drawShirt,
  blouse: drawBlouse,
  pyjamas: drawPyjamas,
  jacket: drawJacket,
  coat: drawCoat,
  puffer: drawPuffer,
  vest: drawVest,
  blazer: drawBlazer,
  suit: drawSuit,
  cardigan: drawCardigan,
  robe: drawRobe,
  swimsuit: drawSwimsuit,
  bodysuit: drawBodysuit,
  bikini: drawBikini,
  bra: drawBra,
  lingerie: drawLingerie,
  jumpsuit: drawJumpsuit,
  socks: drawSocks,
}

export function findGarment(kind: GarmentKind): DrawGarment {
  return garments[kind] ?? drawTee
}
