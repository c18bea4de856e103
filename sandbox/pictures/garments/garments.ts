import type { GarmentKind } from '../../world/garment-kinds.ts'
import type { DrawGarment } from '../drawing.ts'
import {
  drawBelt,
  drawGloves,
  drawHairAccessory,
  drawPhoneCase,
  drawScarf,
  drawTie,
  drawUmbrella,
} from './accessories.ts'
import { drawBackpack, drawBriefcase, drawDuffel, drawLuggage, drawWallet } from './bags.ts'
import {
  drawCandle,
  drawHairCare,
  drawHairTool,
  drawPerfume,
  drawRazor,
  drawSerum,
  drawSkincareJar,
  drawSkincareTube,
  drawSoap,
} from './beauty.ts'
import { drawAnkleBoots, drawBoots } from './boots.ts'
import { drawDress, drawGown } from './dress.ts'
import { drawGlasses, drawSunglasses } from './eyewear.ts'
import { drawBed, drawCoffeeTable, drawDesk, drawTable } from './furniture.ts'
import { drawClutch, drawCrossbody, drawHandbag, drawTote } from './handbags.ts'
import { drawBeanie, drawCap, drawHat } from './hats.ts'
import { drawBasket, drawClock, drawFrame, drawStroller, drawToy } from './home.ts'
import {
  drawBikini,
  drawBodysuit,
  drawBra,
  drawJumpsuit,
  drawLingerie,
  drawSocks,
  drawSwimsuit,
} from './intimates.ts'
import { drawCardigan, drawJacket, drawPuffer, drawVest } from './jacket.ts'
import { drawBracelet, drawBrooch, drawCufflinks, drawEarrings, drawNecklace, drawRing } from './jewellery.ts'
import {
  drawAppliance,
  drawCookware,
  drawCutlery,
  drawGlassware,
  drawKnife,
  drawTableware,
} from './kitchen.ts'
import { drawHoodie, drawKnit } from './knitwear.ts'
import { drawJeans, drawLeggings, drawShorts, drawSkirt, drawSwimTrunks, drawTrousers } from './legs.ts'
import { drawFloorLamp, drawLamp, drawMirror, drawPendant } from './lighting.ts'
import {
  drawBrush,
  drawFoundation,
  drawLipstick,
  drawMascara,
  drawNailPolish,
  drawPalette,
} from './makeup.ts'
import { drawArmchair, drawBench, drawChair, drawSofa, drawStool } from './seating.ts'
import { drawBlouse, drawPyjamas, drawShirt } from './shirt.ts'
import { drawFlats, drawHeels, drawLoafers, drawSandals, drawSlippers, drawSneakers } from './shoes.ts'
import { drawBookcase, drawCabinet, drawDresser } from './storage.ts'
import { drawBlazer, drawCoat, drawRobe, drawSuit } from './tailoring.ts'
import {
  drawBathMat,
  drawBedding,
  drawBlanket,
  drawCurtain,
  drawCushion,
  drawMattress,
  drawPillow,
  drawRug,
  drawShowerCurtain,
  drawThrow,
  drawTowel,
} from './textiles.ts'
import { drawActivewear, drawTee, drawTop } from './top.ts'
import { drawVase } from './vase.ts'
import { drawWatch } from './watch.ts'

const garments: Record<GarmentKind, DrawGarment> = {
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
  heels: drawHeels,
  flats: drawFlats,
  loafers: drawLoafers,
  boots: drawBoots,
  'ankle-boots': drawAnkleBoots,
  sneakers: drawSneakers,
  sandals: drawSandals,
  slippers: drawSlippers,
  handbag: drawHandbag,
  tote: drawTote,
  crossbody: drawCrossbody,
  backpack: drawBackpack,
  clutch: drawClutch,
  duffel: drawDuffel,
  briefcase: drawBriefcase,
  wallet: drawWallet,
  luggage: drawLuggage,
  belt: drawBelt,
  hat: drawHat,
  cap: drawCap,
  beanie: drawBeanie,
  scarf: drawScarf,
  gloves: drawGloves,
  tie: drawTie,
  umbrella: drawUmbrella,
  sunglasses: drawSunglasses,
  glasses: drawGlasses,
  'phone-case': drawPhoneCase,
  'hair-accessory': drawHairAccessory,
  necklace: drawNecklace,
  earrings: drawEarrings,
  ring: drawRing,
  bracelet: drawBracelet,
  brooch: drawBrooch,
  cufflinks: drawCufflinks,
  watch: drawWatch,
  lipstick: drawLipstick,
  mascara: drawMascara,
  palette: drawPalette,
  foundation: drawFoundation,
  'nail-polish': drawNailPolish,
  'skincare-jar': drawSkincareJar,
  'skincare-tube': drawSkincareTube,
  serum: drawSerum,
  perfume: drawPerfume,
  'hair-care': drawHairCare,
  'hair-tool': drawHairTool,
  razor: drawRazor,
  soap: drawSoap,
  brush: drawBrush,
  candle: drawCandle,
  sofa: drawSofa,
  chair: drawChair,
  armchair: drawArmchair,
  stool: drawStool,
  bench: drawBench,
  table: drawTable,
  'coffee-table': drawCoffeeTable,
  desk: drawDesk,
  bed: drawBed,
  dresser: drawDresser,
  bookcase: drawBookcase,
  cabinet: drawCabinet,
  mirror: drawMirror,
  lamp: drawLamp,
  'floor-lamp': drawFloorLamp,
  pendant: drawPendant,
  vase: drawVase,
  rug: drawRug,
  cushion: drawCushion,
  throw: drawThrow,
  curtain: drawCurtain,
  frame: drawFrame,
  clock: drawClock,
  basket: drawBasket,
  tableware: drawTableware,
  glassware: drawGlassware,
  cutlery: drawCutlery,
  cookware: drawCookware,
  knife: drawKnife,
  appliance: drawAppliance,
  towel: drawTowel,
  'bath-mat': drawBathMat,
  'shower-curtain': drawShowerCurtain,
  bedding: drawBedding,
  pillow: drawPillow,
  blanket: drawBlanket,
  mattress: drawMattress,
  toy: drawToy,
  stroller: drawStroller,
}

export function getGarment(kind: GarmentKind): DrawGarment {
  return garments[kind]
}
