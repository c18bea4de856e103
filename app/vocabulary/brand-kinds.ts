import { toBrandKey } from './brand.ts'
import { toTableLines } from './table-lines.ts'

/** Each kind of product, then the brands known for it. Brands that sell everything are left out. */
const kinds = `
sneakers: Nike, Adidas, Converse, Vans, New Balance, Puma, Reebok, Asics, Hoka, Saucony, Skechers, Fila, Keds, Allbirds, Golden Goose
boots: UGG, Dr. Martens, Timberland, Sorel, Frye, Hunter Boots
sandals: Crocs, Birkenstock, Fitflop
shoes: Clarks, Ecco, Cole Haan, Sperry, Merrell, Salomon, Sam Edelman, Steve Madden, Nine West, Tod's
heels: Jimmy Choo, Manolo Blahnik, Christian Louboutin, Aquazzura, Gianvito Rossi, Stuart Weitzman
jeans: Levi's, 7 For All Mankind, AG Jeans, J Brand, Paige Denim, Hudson Jeans, G-Star RAW
handbags: Coach, Furla, Mansur Gavriel, Vera Bradley, Dooney & Bourke
jackets: The North Face, Patagonia, Canada Goose, Moncler, Columbia Sportswear, Helly Hansen, Jack Wolfskin
coats: Barbour, Woolrich
leggings: Lululemon, Athleta
swimwear: Eres, Vilebrequin
lingerie: La Perla
sunglasses: Ray-Ban, Oakley
watches: TAG Heuer
jewelry: Tiffany & Co., Cartier, Bvlgari, David Yurman, Swarovski, Kendra Scott
makeup: NARS, Charlotte Tilbury, Laura Mercier, Clinique
skincare: La Mer, Estée Lauder, Lancôme, Shiseido
luggage: Rimowa, Samsonite, Tumi`

/** Returns the kind of product that a brand is known for: Nike → sneakers. Takes the brand's key. */
export function findBrandKind(key: string): string | undefined {
  return kindsByBrand.get(key)
}

const kindsByBrand: ReadonlyMap<string, string> = new Map(
  toTableLines(kinds).flatMap(line => {
    const [kind = '', brands = ''] = line.split(': ')
    return brands.split(', ').map(brand => [toBrandKey(brand), kind] as const)
  }),
)
