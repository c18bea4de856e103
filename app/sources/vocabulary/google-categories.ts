/**
 * Google's public product taxonomy as far as it is about what we list: `id | name | phrases of category-words.ts`. Its
 * shelves are wider than ours, so that some lead to several of ours: the first phrase is what a product is taken for when
 * nothing else is said, and each of them may be narrowed by it.
 */
const table = `
166 | Apparel & Accessories | fashion
1604 | Clothing | clothing
5322 | Activewear | activewear
3128 | Bicycle Activewear | activewear
182 | Baby & Toddler Clothing | baby clothing
5424 | Baby & Toddler Dresses | baby clothing
5425 | Baby & Toddler Outerwear | baby clothing
5411 | Baby & Toddler Tops | baby clothing
5408 | Baby & Toddler Bottoms | baby clothing
5423 | Baby & Toddler Sleepwear | baby clothing
5410 | Baby & Toddler Swimwear | baby clothing
5412 | Baby One-Pieces | baby clothing
2271 | Dresses | dress, bridal
5182 | One-Pieces | jumpsuit
5250 | Jumpsuits & Rompers | jumpsuit
7132 | Overalls | jumpsuit
203 | Outerwear | outerwear, jacket, blazer
5598 | Coats & Jackets | outerwear, jacket, blazer
1831 | Vests | vest, puffer
7313 | Outfit Sets | clothing
204 | Pants | pant, jean, leggings, activewear
212 | Shirts & Tops | top, sweater, sweatshirt, activewear top, vest
207 | Shorts | shorts, activewear
1581 | Skirts | skirt
5344 | Skorts | skirt
208 | Sleepwear & Loungewear | pajama, robe, lingerie
5713 | Loungewear | pajama
5513 | Nightgowns | pajama
2580 | Pajamas | pajama
2302 | Robes | robe
1594 | Suits | suit, blazer
1516 | Pant Suits | suit, blazer
1580 | Skirt Suits | suit, blazer
1526 | Tuxedos | suit, blazer
211 | Swimwear | swimwear
213 | Underwear & Socks | underwear and socks, lingerie
214 | Bras | bra, sports bra
215 | Hosiery | hosiery
1772 | Lingerie | lingerie
1807 | Long Johns | lingerie
1578 | Shapewear | shapewear
209 | Socks | sock
2745 | Undershirts | underwear, camisole
2562 | Underwear | underwear, lingerie
5834 | Underwear Slips | slip
5441 | Wedding & Bridal Party Dresses | bridal, dress
5330 | Bridal Party Dresses | bridesmaid dress, bridal
5329 | Wedding Dresses | bridal
167 | Clothing Accessories | accessory
5422 | Baby & Toddler Clothing Accessories | baby
169 | Belts | belt
193 | Cufflinks | cufflink
170 | Gloves & Mittens | glove
171 | Hair Accessories | hair accessory
1786 | Handkerchiefs | pocket square
173 | Hats | hat
2020 | Headwear | hat, hair accessory
176 | Neckties | tie
177 | Scarves & Shawls | scarf, ponchos
178 | Sunglasses | sunglasses
179 | Suspenders | accessory
180 | Tie Clips | tie
6551 | Handbags, Wallets & Cases | handbag
6169 | Business Card Cases | wallet
3032 | Handbags | handbag
2668 | Wallets & Money Clips | wallet
6552 | Handbag & Wallet Accessories | accessory
175 | Keychains | keychain
188 | Jewelry | jewelry
189 | Anklets | jewelry
190 | Body Jewelry | jewelry
191 | Bracelets | bracelet
197 | Brooches & Lapel Pins | brooch
192 | Charms & Pendants | charm, necklace
194 | Earrings | earring
6463 | Jewelry Sets | jewelry
196 | Necklaces | necklace
200 | Rings | ring
201 | Watches | watch
5122 | Watch Accessories | watch
187 | Shoes | shoe
5181 | Luggage & Bags | luggage, handbag
100 | Backpacks | backpack
101 | Briefcases | briefcase
108 | Cosmetic & Toiletry Bags | travel accessory
103 | Duffel Bags | duffel
104 | Fanny Packs | belt bag
105 | Garment Bags | luggage
110 | Luggage Accessories | travel accessory
106 | Messenger Bags | messenger bag
5608 | Shopping Totes | tote
107 | Suitcases | suitcase, luggage
469 | Health & Beauty | beauty
2915 | Personal Care | beauty
473 | Cosmetics | beauty
474 | Bath & Body | bath and body
2619 | Cosmetic Tools | makeup brush
477 | Makeup | makeup
2779 | Eye Makeup | eye makeup
2571 | Face Makeup | face makeup
2645 | Lip Makeup | lip makeup
478 | Nail Care | nail polish
479 | Perfume & Cologne | fragrance
567 | Skin Care | skincare, bath and body
2592 | Lotion & Moisturizer | moisturizer, bath and body
2844 | Sunscreen | sunscreen
486 | Hair Care | hair care
2441 | Shampoo & Conditioner | hair care
1901 | Hair Styling Products | hair styling
6019 | Hair Styling Tools | hair dryer
528 | Shaving & Grooming | shaving
436 | Furniture | furniture
554 | Baby & Toddler Furniture | nursery
6433 | Beds & Accessories | bed
505764 | Beds & Bed Frames | bed
451 | Headboards & Footboards | bed
2696 | Mattresses | mattress
441 | Benches | bench
6356 | Cabinets & Storage | furniture
447 | Buffets & Sideboards | sideboard
4195 | Dressers | dresser
4063 | Armoires & Wardrobes | dresser
443 | Chairs | chair, dining chair
6499 | Arm Chairs, Recliners & Sleeper Chairs | chair
5886 | Kitchen & Dining Room Chairs | dining chair
457 | Entertainment Centers & TV Stands | tv stand
6362 | Office Furniture | office furniture
4191 | Desks | desk
4299 | Outdoor Furniture | outdoor furniture
458 | Ottomans | ottoman
464 | Shelving | bookcase
465 | Bookcases & Standing Shelves | bookcase
460 | Sofas | sofa
1463 | Table & Bar Stools | bar stool, ottoman
6392 | Tables | furniture
6369 | Accent Tables | side table, coffee table
1395 | Coffee Tables | coffee table
1549 | End Tables | side table
4355 | Kitchen & Dining Room Tables | dining table
462 | Nightstands | nightstand
536 | Home & Garden | living
574 | Bathroom Accessories | bath
577 | Bath Mats & Rugs | bath mat
580 | Shower Curtains | shower curtain
696 | Decor | decor
500044 | Artwork | wall art
5609 | Baskets | basket
3890 | Clocks | clock
592 | Home Fragrances | candle
588 | Candles | candle
595 | Mirrors | mirror
597 | Picture Frames | picture frame
599 | Throw Pillows | throw pillow
598 | Rugs | rug
602 | Vases | vase
603 | Window Treatments | curtain
2882 | Curtains & Drapes | curtain
594 | Lighting | lighting
4636 | Lamps | lamp
2809 | Ceiling Light Fixtures | ceiling light
2249 | Chandeliers | ceiling light
4171 | Linens & Bedding | bedding, towel, table linen, kitchen linen
569 | Bedding | bedding, mattress
2314 | Bed Sheets | bed sheet
1985 | Blankets | blanket, throw
2541 | Duvet Covers | duvet cover
2700 | Pillows | bed pillow
2927 | Pillowcases & Shams | bedding
601 | Table Linens | table linen
4077 | Towels | towel, kitchen linen
576 | Bath Towels & Washcloths | towel
636 | Household Supplies & Storage | storage
638 | Kitchen & Dining | kitchen, dining
649 | Barware | glassware
6070 | Cookware & Bakeware | cookware, bakeware
640 | Bakeware | bakeware
654 | Cookware | cookware
730 | Kitchen Appliances | kitchen appliance
668 | Kitchen Tools & Utensils | kitchen
665 | Kitchen Knives | kitchen knife
672 | Tableware | dining
673 | Dinnerware | dinnerware
674 | Drinkware | glassware, dinnerware
675 | Flatware | flatware
676 | Serveware | serveware
537 | Baby & Toddler | baby
568 | Baby Strollers | baby gear
561 | Nursing & Feeding | baby gear
549 | Diaper Bags | baby gear
1239 | Toys & Games | toy
1253 | Toys | toy
`

/** Under its id and under its name alone, in small letters: feeds send one of them, or the path that ends in it. */
export const googleCategories: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line): [string, string[]][] => {
      const [id = '', name = '', phrases = ''] = line.split(' | ')
      const list = phrases.split(', ')
      return [
        [id, list],
        [name.toLowerCase(), list],
      ]
    }),
)
