import type { Material } from './facets/materials.ts'

/** Less common names that retailers use: trade names and names in other languages. */
export const tradeNames: Partial<Record<Material, string>> = {
  cotton: 'coton, baumwolle, cotone, algodon, supima, pima',
  wool: 'merinos, schurwolle, wolle, laine, lana, lambs wool',
  cashmere: 'kaschmir, cachemire, cashmir, pashmina',
  silk: 'soie, seide, seta, seda',
  linen: 'lin, leinen, lino',
  polyester:
    'poliestere, polyesters, repreve, faux suede, vegan suede, suedette, microsuede, ultrasuede, alcantara',
  polyamide: 'polyamid, poliammide, poliamida, cordura, econyl, nylons',
  viscose: 'viskose, viscosa, ecovero, bamboo viscose, viscose from bamboo',
  elastane: 'elasthan, elasthanne, elastan, elastano, elastam',
  acrylic: 'acrylique, polyacryl, polyacrylic, acrilico',
  modal: 'micromodal, micro modal',
  leather: 'cuir, leder, pelle, calfskin, lambskin, cowhide, goatskin',
  polyurethane:
    'pu, pu leather, polyurethan, imitation leather, artificial leather, leatherette, pleather',
  polypropylene: 'polypropylen',
  acetate: 'triacetate',
}

/** Words before a material that a product only looks like it is made of, as a pattern. */
export const imitating =
  'faux|vegan|imitation|artificial|synthetic|fake|mock|simulated|man-?made|eco|pu'
