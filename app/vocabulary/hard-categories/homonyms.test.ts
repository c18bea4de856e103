import { expect, it } from 'vitest'
import { mapCategory, mapOtherCategory } from '../map-category.ts'

/** Things that are named after clothes, shoes and accessories, for women unless noted. */
const homonyms = `
button-front-tops: Dress Shirt
day-dresses: Shirt Dress
bedding: Bed Skirt; Crib Skirt
table-linens: Table Skirt; Napkin Ring
beds: Day Bed; Bed Frame; Dress Up Day Bed; King Storage Bed Maxi
storage: Shoe Rack; Coat Hanger; Skirt Hanger; Sock Drawer; Hat Box; Hat Stand; Tie Rack; Coat Hooks;
  Wedding Dress Box; Boot Tray; Robe Hook; Handbag Organizer; Watch Box; Necklace Stand
window-treatments: Curtain Ring
crossbody-bags: Belt Bag
hair-accessories: Hair Dress Clip; Hair Clip
womens-accessories: Belt Buckle; Shoe Laces; Heel Grips; Sneaker Cleaner; Hat Pin; Cardigan Clip;
  Shoe Horn; Shoe Tree
dresses: Slip Dress; Cap Sleeve Dress; Coat Dress; Apron Dress
skirts: Denim Skirt Midi; Tutu Skirt
socks: Boot Socks; Bed Socks; Dress Socks
boots: Sock Boots
belts: Dress Belt; Chain Belt
womens-suits: Suit Vest; Tuxedo Vest; Suit Waistcoat
vests: Puffer Vest; Waistcoat; Quilted Vest
pajamas: Pyjama Bottom; Pajama Bottoms; Striped Pyjama Top; Pyjama Shorts
womens-intimates: Underwear Bottom; Lingerie Top
two-piece-swimsuits: Bikini Bottom; Tie Bikini Top
swimsuits: Swimwear Bottom
-: Boot Jack; Trouser Press; Dress Form; Doll Dress; Dog Dress; Raincoat for Dogs; Life Vest; Ring Light;
  Ring Binder; Jumper Cables; Fish Tank; Bike Chain; Clutch Pencil; Sweater Shaver; Boot Dryer;
  Jacket Potato Baker; Phone Ring
`

/** Paths whose last level is a part of what the level above it names. */
const parts = `
womens-clothes: Women > Underwear/Swimwear/Pyjama bottom
womens-intimates: Women > Underwear > Underwear bottom
womens-intimates: Women > Lingerie > Bottoms
womens-intimates: Women > Underwear > Tops
swimsuits: Women > Swimwear > Swimwear bottom
swimsuits: Women > Swimwear > Bottoms
two-piece-swimsuits: Women > Swimwear > Bikini > Bottom
pajamas: Women > Nightwear > Pyjama bottom
pajamas: Women > Pyjamas > Trousers
mens-sleepwear: Men > Nightwear > Pyjama bottom
mens-underwear: Men > Underwear > Underwear bottom
mens-swimsuits: Men > Swimwear > Shorts
womens-pants: Women > Bottoms > Trousers
womens-tops: Women > Clothing > Tops
mens-suits: Men > Suits > Vests
mens-suits: Men > Tailoring > Waistcoats
womens-suits: Women > Suits > Vests
mens-outerwear: Men > Jackets > Vests
`

const toCases = (table: string) =>
  table
    .replace(/\n {2}/g, ' ')
    .split('\n')
    .flatMap(line => {
      const [node = '', things = ''] = line.split(': ')
      return things.split(/; ?/).flatMap(thing => (thing ? [[thing, node] as const] : []))
    })

it.each(toCases(homonyms))('PR1 places %s in %s', (title, node) => {
  expect(mapCategory({ title, audience: { sex: 'female' } }) ?? '-').toBe(node)
})

it.each(toCases(parts))('PR1 places %s in %s', (path, node) => {
  expect(mapCategory({ paths: [path.split(' > ')] })).toBe(node)
})

it.each<[string, string[], string | undefined, string | undefined]>([
  ['Striped T-Shirt', ['Kids'], 'girls-clothes', 'boys-clothes'],
  ['Rain Boots', ['Children', 'Shoes'], 'girls-shoes', 'boys-shoes'],
  ['Sun Hat', ['Kids', 'Accessories'], 'girls-accessories', 'boys-accessories'],
  ['Tulle Dress', ['Kids', 'Dresses'], 'girls-dresses', undefined],
  ['Striped T-Shirt', ['Girls'], 'girls-clothes', undefined],
  ['Striped T-Shirt', ['Boys'], 'boys-clothes', undefined],
  ['Romper', ['Baby'], 'baby-clothes', undefined],
  ['Surprise', ['Kids'], 'kids', undefined],
])('PR1 places the %s of %j in the children’s tree', (title, path, node, other) => {
  const clues = { title, paths: [path] }
  expect(mapCategory(clues)).toBe(node)
  expect(mapOtherCategory(clues, node)).toBe(other)
})
