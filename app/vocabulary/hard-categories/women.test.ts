import { expect, it } from 'vitest'
import { readHardCases } from '../testing/read-hard-cases.ts'

it.each(
  readHardCases(`
swimsuits: Lingerie/Tights > Swimwear > Swimsuit
hosiery: Lingerie/Tights > Tights
socks: Lingerie/Tights > Ankle Socks
hosiery: Lingerie > Hosiery & Tights > 20 Denier
womens-intimates: Womenswear > Underwear & Socks
socks: Womenswear > Underwear & Socks > Socks
womens-intimates: Ladies > Socks & Tights
socks: Ladies > Socks & Tights | | Slouch Socks
hosiery: Ladies > Socks & Tights | | Sheer Tights
leggings: Womens > Leggings
leggings: Ladieswear > Trousers and Leggings > Leggings
athletic-pants: Womens > Sports > Leggings
athletic-pants: Women > Activewear > Tights
athletic-pants: Women > Running > Running Tights
loafers: Womens Shoes > Slip-ons
loafers: Women > Shoes > Slip Ons
mules-and-clogs: Womenswear > Shoes > Mules
ankle-boots: Women > Shoes > Ankle Boots > Flat
knee-high-boots: Women > Boots > Knee High Boots
rain-and-winter-boots: Ladies > Footwear > Wellies
rain-and-winter-boots: Women > Shoes > Boots > Snow Boots
pumps: Women > Shoes > Court Shoes
low-heel-pumps: Women > Shoes > Kitten Heels
sandals: Women > Shoes > Flip-Flops & Slides
womens-sneakers: Ladieswear > Footwear > Trainers
womens-slippers: Ladies > Nightwear > Slippers
espadrilles: Women > Shoes > Espadrilles
ballet-flats: Women > Shoes > Ballerinas
womens-athletic-shoes: Women > Sport Shoes > Running Shoes
oxfords: Women > Shoes > Brogues
wedges: Women > Shoes > Wedges
dresses: WOMEN > DRESSES
dresses: Clothing > Dresses | Women | Skater Dress
day-dresses: Women's > Dresses > Day
cocktail-dresses: Womens > Dresses > Cocktail & Party Dresses
evening-dresses: Women > Clothing > Evening Wear
maxi-dresses: Womenswear > Dresses > Maxi
bridal: Women > Wedding > Wedding Dresses
bridesmaid-dresses: Women > Wedding > Bridesmaid Dresses
blouses: Women > Shirts & Blouses > Blouses
womens-tops: Womenswear > Shirts | | Crisp Cotton Shirt
button-front-tops: Women > Tops > Button-Ups
tank-tops: Women > Tops > Tanks
camisole-tops: Women > Tops > Camis
womens-tops: Women > Tops > Crop Tops
womens-tops: Women > Tops > Bodysuits
polo-tops: Ladies > Golf > Polo Shirts
halter-tops: Women > Tops > Halter Tops
tunics: Plus Size > Tunics
sweaters: Women > Jumpers & Knitwear
cardigan-sweaters: Women > Shrugs & Boleros > Shrugs
cardigan-sweaters: Women > Knitwear > Shrugs
turtleneck-sweaters: Women > Knitwear > Roll Necks
cashmere-sweaters: Women > Knitwear > Cashmere Jumpers
sweatshirts: Women > Hoodies
sweatshirts: Women > Fleeces
jeans: Women > Denim
jeans: Women > Denim > Mom-Fit Jeans
straight-leg-jeans: Women > Jeans > Straight Leg
skinny-jeans: Women > Jeans > Skinny
womens-pants: Women > Trousers
wide-leg-pants: Women > Trousers > Palazzos
wide-leg-pants: Women > Trousers > Culottes
cropped-pants: Women > Capris
casual-pants: Women > Joggers & Sweatpants
dress-pants: Women > Workwear > Tailored Trousers
jumpsuits-and-rompers: Women > Dungarees
jumpsuits-and-rompers: Women > Playsuits
jumpsuits-and-rompers: Women > Jumpsuits & Rompers > Boilersuits
mini-skirts: Women > Skirts > Mini
long-skirts: Women > Skirts > Maxi Skirts
mid-length-skirts: Women > Skirts > Pencil Skirts
shorts: Women > Shorts > Bermuda Shorts
blazers: Women > Jackets > Blazers
denim-jackets: Women > Jackets > Denim
leather-jackets: Women > Coats & Jackets > Biker Jackets
vests: Women > Coats & Jackets > Gilets
casual-jackets: Women > Coats & Jackets > Bombers
puffer-coats: Women > Coats & Jackets > Puffers
puffer-coats: Women > Coats > Parkas
raincoats-and-trenchcoats: Women > Coats > Trench Coats & Macs
wool-coats: Women > Coats > Wool Coats
fur-and-shearling-coats: Women > Coats > Faux Fur Coats
ponchos-and-capes: Women > Ponchos
womens-suits: Womenswear > Suits > Trouser Suits
sports-bras: Women > Sportswear > Sports Bras
athletic-tops: Women > Activewear > Tops
athletic-shorts: Women > Gymwear > Cycling Shorts
two-piece-swimsuits: Women > Swimwear > Tankinis
two-piece-swimsuits: Women > Beachwear > Bikini Bottoms
swimsuit-coverups: Women > Swimwear > Cover-Ups
bras: Lingerie > Bralettes
panties: Lingerie > Knickers & Thongs
panties: Women > Underwear > Briefs
shapewear: Lingerie > Shapewear
camisoles: Lingerie > Slips & Chemises
pajamas: Women > Nightwear > Nightdresses
robes: Women > Sleepwear > Robes
maternity-clothes: Women > Maternity
handbags: Women > Bags
tote-bags: Bags > Totes | female
crossbody-bags: Women > Bags > Bum Bags
clutches: Women > Bags > Clutches & Evening Bags > Clutches
duffels-and-weekenders: Women > Bags > Holdalls
wallets: Women > Accessories > Purses & Wallets
necklaces: Women > Jewellery > Necklaces & Pendants
hats: Women > Accessories > Hats & Caps > Baseball Caps
gloves: Women > Accessories > Gloves
hair-accessories: Women > Accessories > Hair Accessories > Scrunchies
hair-accessories: Women > Hair > Accessories
umbrellas: Women > Accessories > Umbrellas
womens-accessories: Women > Accessories > Leg Warmers
tech-accessories: Women > Accessories > Phone Cases
key-chains: Women > Accessories > Keyrings
women: Women > New In
women: Damen > Neuheiten
skirts: Damen > Skirts
womens-shoes: Damenschuhe > Shoes
womens-tops: | Femme | Off-the-Shoulder Top
sweaters: | female 212 | Chunky Knit Sweater
jackets: | female adult 5598 | Cropped Jacket
womens-intimates: | female 213
hosiery: | female adult 213 | Footless Sheer Tights 3 Pack
blouses: | female 212 | Tie-Neck Blouse
blouses: | | Silk Blouse Tie Neck
cardigan-sweaters: | female | Shawl Collar Cardigan
tees-and-tshirts: | female | Tie Dye Tee
womens-tops: | female | Cap Sleeve Top
panties: | female | Seamless Boy Shorts
boyfriend-jeans: | | Boyfriend Jeans
mini-dresses: Dresses > Mini | female | Babydoll Mini Dress
fragrance: Women > Perfume`),
)('PR1 places $line', ({ found, expected }) => {
  expect(found).toBe(expected)
})
