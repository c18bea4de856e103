/**
 * A kind of product: the nouns of its titles, its category, sizes
 * and material, the median price in dollars, and how common it is.
 */
export interface Kind {
  categoryId: string
  weight: number
  dollars: number
  nouns: readonly string[]
  materials: readonly string[]
  sizes: readonly string[]
}

const split = (text: string): readonly string[] => text.split(', ')

const materials = {
  cloth: split(
    'Cotton, Linen, Silk, Viscose, Jersey, Wool, Polyester, Satin, Chiffon, Crepe, Denim, Lyocell, Poplin',
  ),
  knit: split('Wool, Cashmere, Merino, Alpaca, Mohair, Cotton, Ribbed, Cable-Knit'),
  hide: split('Leather, Suede, Nubuck, Canvas, Vegan Leather, Patent Leather, Nylon, Mesh'),
  metal: split('Gold, Silver, Sterling Silver, Rose Gold, Brass, Pearl, Crystal, Stainless Steel'),
  home: split('Oak, Walnut, Velvet, Linen, Boucle, Marble, Rattan, Ceramic, Wool, Jute, Glass'),
  care: split(
    'Hydrating, Matte, Vitamin C, Retinol, Nourishing, Rose, Amber, Citrus, Gentle, Mineral',
  ),
} as const

const sizes = {
  letter: split('letter:xxs, letter:xs, letter:s, letter:m, letter:l, letter:xl, letter:xxl'),
  number: split('us:0, us:2, us:4, us:6, us:8, us:10, us:12, us:14, us:16'),
  waist: split('waist:24, waist:26, waist:28, waist:30, waist:32, waist:34, waist:36, waist:38'),
  shoe: split(
    'shoe-us:5, shoe-us:6, shoe-us:7, shoe-us:7.5, shoe-us:8, shoe-us:8.5, shoe-us:9, shoe-us:10, shoe-us:11',
  ),
  one: ['one'],
  none: [],
} as const

/** category | weight | dollars | material | sizes | nouns */
const table = `
day-dresses | 70 | 110 | cloth | number | Dress, Midi Dress, Shirt Dress, Wrap Dress, Sundress
maxi-dresses | 40 | 140 | cloth | number | Maxi Dress, Long Dress
mini-dresses | 40 | 90 | cloth | number | Mini Dress, Skater Dress
evening-dresses | 25 | 320 | cloth | number | Gown, Evening Dress
cocktail-dresses | 25 | 180 | cloth | number | Cocktail Dress, Sheath Dress
blouses | 45 | 85 | cloth | letter | Blouse, Peplum Blouse
tees-and-tshirts | 60 | 35 | cloth | letter | T-Shirt, Tee, Crop Tee
tank-tops | 25 | 30 | cloth | letter | Tank Top, Ribbed Tank
cardigan-sweaters | 30 | 95 | knit | letter | Cardigan, Longline Cardigan
crewneck-sweaters | 35 | 110 | knit | letter | Crewneck Sweater, Pullover
cashmere-sweaters | 12 | 240 | knit | letter | Cashmere Sweater
sweatshirts | 30 | 65 | cloth | letter | Hoodie, Sweatshirt
skinny-jeans | 30 | 95 | cloth | waist | Skinny Jeans
wide-leg-jeans | 25 | 110 | cloth | waist | Wide Leg Jeans, Baggy Jeans
casual-pants | 35 | 80 | cloth | number | Pants, Trousers, Joggers
leggings | 25 | 55 | cloth | letter | Leggings
mid-length-skirts | 25 | 85 | cloth | number | Midi Skirt, Pleated Skirt
mini-skirts | 18 | 60 | cloth | number | Mini Skirt
shorts | 22 | 48 | cloth | letter | Shorts, Bermuda Shorts
blazers | 22 | 190 | cloth | number | Blazer, Tailored Jacket
leather-jackets | 12 | 420 | hide | letter | Biker Jacket, Leather Jacket
wool-coats | 14 | 330 | knit | letter | Wool Coat, Overcoat
puffer-coats | 12 | 220 | cloth | letter | Puffer Jacket, Parka
one-piece-swimsuits | 15 | 90 | cloth | letter | Swimsuit, One-Piece
two-piece-swimsuits | 18 | 70 | cloth | letter | Bikini Top, Bikini Bottoms
bras | 25 | 48 | cloth | letter | Bra, Bralette
pajamas | 12 | 70 | cloth | letter | Pajama Set, Nightgown
ankle-boots | 35 | 190 | hide | shoe | Ankle Boots, Chelsea Boots, Booties
knee-high-boots | 12 | 260 | hide | shoe | Knee-High Boots
high-heel-pumps | 25 | 240 | hide | shoe | Pumps, Stilettos, Slingback Pumps
loafers | 18 | 170 | hide | shoe | Loafers, Moccasins
heeled-sandals | 25 | 180 | hide | shoe | Heeled Sandals, Strappy Sandals
flat-sandals | 18 | 75 | hide | shoe | Flat Sandals, Slides
womens-sneakers | 45 | 120 | hide | shoe | Sneakers, Trainers, Low-Top Sneakers
tote-bags | 30 | 210 | hide | none | Tote Bag, Shopper
crossbody-bags | 32 | 180 | hide | none | Crossbody Bag, Camera Bag
shoulder-bags | 30 | 260 | hide | none | Shoulder Bag, Baguette Bag
wallets | 12 | 110 | hide | none | Wallet, Card Case
necklaces | 30 | 130 | metal | none | Necklace, Pendant Necklace, Choker
earrings | 32 | 95 | metal | none | Earrings, Hoop Earrings, Studs
rings | 20 | 160 | metal | none | Ring, Signet Ring
watches | 10 | 280 | metal | none | Watch, Chronograph
sunglasses | 20 | 160 | metal | one | Sunglasses, Aviator Sunglasses
scarves | 15 | 75 | knit | one | Scarf, Shawl
hats | 14 | 45 | knit | one | Hat, Beanie, Bucket Hat
belts | 12 | 70 | hide | letter | Belt, Waist Belt
lip-makeup | 18 | 24 | care | none | Lipstick, Lip Gloss
moisturizers | 18 | 48 | care | none | Moisturizer, Face Cream
fragrance | 16 | 95 | care | none | Eau de Parfum, Eau de Toilette
mens-tees-and-tshirts | 30 | 32 | cloth | letter | T-Shirt, Tee
mens-dress-shirts | 20 | 85 | cloth | letter | Dress Shirt, Oxford Shirt
mens-crewneck-sweaters | 18 | 95 | knit | letter | Crewneck Sweater, Jumper
mens-sweatshirts | 18 | 65 | cloth | letter | Hoodie, Sweatshirt
mens-slim-jeans | 18 | 90 | cloth | waist | Slim Jeans
mens-chinos-and-khakis | 14 | 75 | cloth | waist | Chinos, Khakis
mens-jackets | 18 | 180 | cloth | letter | Jacket, Bomber Jacket, Field Jacket
mens-sneakers | 25 | 115 | hide | shoe | Sneakers, High-Top Sneakers
mens-boots | 12 | 190 | hide | shoe | Boots, Desert Boots
mens-backpacks | 8 | 110 | hide | none | Backpack, Rucksack
mens-watches | 8 | 290 | metal | none | Watch, Diver Watch
sofas | 8 | 1400 | home | none | Sofa, Sectional
area-rugs | 10 | 320 | home | none | Rug, Runner Rug
pillows | 10 | 48 | home | none | Throw Pillow, Cushion
table-lamps | 8 | 140 | home | none | Table Lamp
duvets | 8 | 130 | home | none | Duvet Cover
girls-dresses | 10 | 42 | cloth | letter | Dress, Party Dress
boys-clothes | 8 | 32 | cloth | letter | T-Shirt, Shorts
baby-clothes | 8 | 28 | cloth | letter | Romper, Bodysuit`

export const kinds: readonly Kind[] = table
  .trim()
  .split('\n')
  .map(line => {
    const [categoryId = '', weight, dollars, material, sizing, nouns = ''] = line.split(' | ')
    return {
      categoryId,
      weight: Number(weight),
      dollars: Number(dollars),
      nouns: split(nouns),
      materials: materials[material as keyof typeof materials],
      sizes: sizes[sizing as keyof typeof sizes],
    }
  })

/** Free-text color names by canonical color, best-selling first. */
export const colorNames: readonly (readonly [canonical: string, ...free: string[]])[] = [
  ['black', 'Black', 'Jet Black', 'Noir'],
  ['white', 'White', 'Ivory', 'Cream'],
  ['blue', 'Blue', 'Navy', 'Cobalt', 'Sky Blue'],
  ['beige', 'Beige', 'Camel', 'Sand'],
  ['brown', 'Brown', 'Chocolate', 'Cognac'],
  ['pink', 'Pink', 'Blush', 'Fuchsia'],
  ['green', 'Green', 'Olive', 'Sage', 'Emerald'],
  ['gray', 'Grey', 'Charcoal', 'Slate'],
  ['red', 'Red', 'Burgundy', 'Cherry'],
  ['gold', 'Gold', 'Rose Gold'],
  ['silver', 'Silver', 'Pewter'],
  ['purple', 'Purple', 'Lilac', 'Plum'],
  ['yellow', 'Yellow', 'Mustard'],
  ['orange', 'Orange', 'Rust', 'Coral'],
  ['multi', 'Floral', 'Rainbow'],
]

export const styleWords = split(
  'Relaxed, Cropped, Oversized, Slim, Pleated, Ruffled, Embroidered, Quilted, Striped, Floral, Checked, Ribbed, Belted, Tiered, Draped, Puff Sleeve, V-Neck, High-Waist, Asymmetric, Sequin, Lace, Printed, Classic, Vintage, Essential, Lightweight, Padded, Zip-Up, Fringed, Smocked, Cutout, Backless, Chunky, Metallic, Polka Dot, Leopard, Tie-Dye, Colourblock, Reversible, Waterproof',
)

export const descriptionWords = split(
  'made, designed, cut, crafted, soft, lightweight, fabric, finish, fit, silhouette, everyday, layering, timeless, versatile, season, detail, neckline, sleeves, waist, hem, pockets, lining, buttons, zip, closure, panel, seams, tailored, relaxed, comfortable, breathable, stretch, washed, textured, smooth, polished, hardware, strap, adjustable, removable, padded, heel, sole, cushioned, insole, toe, upper, interior, compartment, signature, logo, print, pattern, inspired, modern, classic, refined, effortless, weekend, evening, office, travel, summer, winter, spring, autumn, warm, cool, machine, wash, dry, clean, imported, sustainable, recycled, organic, responsibly, sourced, wear, style, pair, jeans, boots, heels, sneakers, blazer, wardrobe, staple, statement, piece, collection, features, finished, complete, perfect, ideal, model, size, true, length, measures, approximately',
)
