import { expect, it } from 'vitest'
import { readHardCases } from '../testing/read-hard-cases.ts'

it.each(
  readHardCases(`
womens-clothes: Women > Sarees
womens-clothes: Sarees > Silk Sarees
womens-clothes: Indian Wear > Lehenga Cholis
womens-clothes: Women > Indianwear > Salwar Kameez
womens-clothes: Women > Indian & Fusion Wear > Kurta Suits
womens-clothes: Ethnic Wear > Dress Materials
womens-clothes: Women > Kurta Sets
tunics: Women > Kurtas
tunics: Women > Indian & Fusion Wear > Kurtas & Suits > Kurtas
tunics: Kurtis
tunics: Women > Ethnic > Kurtis & Tunics
scarves: Women > Dupattas & Shawls > Dupattas
scarves: Dupattas
leggings: Women > Ethnic Wear > Churidars
womens-pants: Women > Ethnic Wear > Salwars
wide-leg-pants: Women > Palazzos
camisoles: Women > Petticoats
blouses: Women > Saree Blouses
cardigan-sweaters: Women > Western Wear > Sweaters & Shrugs > Shrugs
jumpsuits-and-rompers: Women > Western Wear > Dungarees & Jumpsuits
dresses: Women > Ethnic Wear > Anarkalis
clutches: Women > Accessories > Potli Bags
earrings: Jewellery > Jhumkas
bracelets: Women > Jewellery > Bangles
necklaces: Jewellery > Mangalsutra
jewelry: Women > Jewellery > Nose Pins
flats: Women > Footwear > Juttis
flat-sandals: Women > Footwear > Kolhapuris
mens-slip-ons-shoes: Men > Footwear > Mojaris
mens-shirts: Men > Kurtas
mens-clothes: Men > Indian & Festive Wear > Kurta Sets
mens-clothes: Men > Kurta Pyjamas
mens-suits: Men > Sherwanis
mens-blazers-and-sport-coats: Men > Nehru Jackets
mens-pants: Men > Dhotis
boys-clothes: Boys > Indian Wear > Kurta Sets
boys-clothes: Kids > Boys > Sherwanis
girls-clothes: Girls > Lehenga Choli
girls-clothes: Kids > Girls > Kurta Sets
womens-clothes: | female adult 8248 | Georgette Saree
womens-clothes: | female adult 5388 | Sharara Set
tunics: | female adult 5388 | Cotton Kurta
womens-clothes: | | Banarasi Silk Saree with Blouse Piece
mens-suits: | | Embroidered Sherwani
scarves: | | Phulkari Dupatta
tunics: | | Rayon Straight Kurti
mens-shirts: | male | Linen Kurta
womens-clothes: Sarees | | Cotton Saree for Women`),
)('PR1 places $line', ({ found, expected }) => {
  expect(found).toBe(expected)
})
