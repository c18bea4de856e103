import { expect, it } from 'vitest'
import { readHardCases } from '../testing/read-hard-cases.ts'

it.each(
  readHardCases(`
mens-slip-ons-shoes: Menswear > Shoes > Slip-ons
mens-slip-ons-shoes: Mens Footwear > Loafers & Slip-Ons
mens-lace-up-shoes: Menswear > Shoes > Brogues & Derbies
mens-lace-up-shoes: Men > Shoes > Oxfords
mens-boots: Menswear > Footwear > Chelsea Boots
mens-boots: Men's > Boots > Chukkas
mens-sneakers: Mens > Trainers
mens-sneakers: Herren > Sneakers
mens-athletic-shoes: Men > Sports > Football Boots
mens-athletic-shoes: Men > Shoes > Running Shoes
mens-sandals: Men > Flip Flops
mens-slippers: Menswear > Nightwear > Slippers
mens-shoes: Men's Shoes
mens-shoes: Mens > Footwear > Trail Running
mens-athletic-shoes: Mens > Footwear > Trail Running | | Trail Runner
mens-accessories: Men > Accessories > Face Masks | | Cotton Face Mask
mens-skin-care: Men > Grooming > Face Masks
mens-shirts: Menswear > Shirts
mens-dress-shirts: Menswear > Shirts > Formal Shirts
mens-dress-shirts: Men > Shirts > Dress & Casual Shirts > Dress Shirts
mens-longsleeve-shirts: Men > Shirts > Casual Shirts
mens-longsleeve-shirts: Men > Shirts > Flannel Shirts
mens-shortsleeve-shirts: Men > Shirts > Short Sleeve
mens-tees-and-tshirts: Menswear > T-Shirts & Vests > T-Shirts
mens-tees-and-tshirts: MENS-TOPS-TEES
mens-tees-and-tshirts: Men > Tops > Graphic Tees
mens-polo-shirts: Menswear > Polos
mens-sweaters: Menswear > Knitwear
mens-sweaters: Menswear > Jumpers & Cardigans
mens-cardigan-sweaters: Menswear > Knitwear > Cardigans
mens-turtleneck-sweaters: Men > Sweaters > Turtle Neck Sweaters
mens-crewneck-sweaters: Men > Sweaters > Crew Neck Jumpers
mens-sweatshirts: Men > Hoodies & Sweatshirts
mens-sweatshirts: Men > Sweatshirts > Quarter-Zips
mens-jeans: Men > Denim
mens-slim-jeans: Men > Jeans > Slim Fit Jeans
mens-relaxed-jeans: Men > Jeans > Loose Jeans
mens-bootcut-jeans: Men > Jeans > Bootcut
mens-pants: Menswear > Trousers
mens-chinos-and-khakis: Menswear > Trousers > Chinos
mens-casual-pants: Menswear > Joggers
mens-cargo-pants: Men > Pants > Cargo Trousers
mens-dress-pants: Men > Suits > Suit Trousers
mens-shorts: Men > Shorts > Cargo Shorts
mens-outerwear: Menswear > Coats & Jackets
mens-coats: Menswear > Coats & Jackets > Overcoats
mens-jackets: Menswear > Coats & Jackets > Bomber Jackets
mens-jackets: Men > Jackets > Fleece Jackets
mens-leather-jackets: Men > Jackets > Leather
mens-puffer-coats: Men > Outerwear > Parkas
mens-outerwear: Men > Outerwear > Gilets
mens-raincoats-and-trenchcoats: Men > Outerwear > Macs
mens-blazers-and-sport-coats: Men > Tailoring > Sport Coats
mens-blazers-and-sport-coats: Men > Suits > Suit Jackets
mens-suits: Menswear > Tuxedos
mens-suits: Men > Suits > Three Piece Suits
mens-accessories: Menswear > Formalwear > Cummerbunds
mens-ties: Menswear > Formalwear > Bow Ties
mens-ties: Men > Ties & Pocket Squares > Bow Ties
mens-ties: Bow Ties
mens-ties: Menswear > Accessories > Neckties
mens-accessories: Men > Accessories > Suspenders
mens-accessories: Menswear > Accessories > Braces
mens-belts: Menswear > Belts
mens-socks: Menswear > Socks
mens-socks: Men > Underwear & Socks > Trainer Socks
mens-socks: Socks | Mens | 5 Pack Ribbed Socks
mens-underwear: Men > Underwear > Boxers
mens-underwear: Men > Underwear > Trunks
mens-underwear: Men > Underwear > Briefs
mens-underwear-and-socks: Men > Underwear > Long Johns
mens-underwear: Men > Underwear > Undershirts
mens-sleepwear: Men > Pyjamas
mens-sleepwear: Menswear > Loungewear > Dressing Gowns
mens-swimsuits: Men > Swimwear > Swim Shorts
mens-swimsuits: Menswear > Swimwear
mens-swimsuits: Swimwear > Trunks | male
mens-athletic-shirts: Men > Activewear > Tops
mens-athletic-pants: Men > Sports > Tights
mens-athletic-pants: Men > Running > Leggings
mens-athletic-shorts: Men > Gymwear > Shorts
mens-big-and-tall: Menswear > Big & Tall
mens-backpacks: Men > Bags > Rucksacks
mens-business-bags: Men > Bags > Briefcases
mens-messenger-bags: Men > Bags > Messenger Bags
mens-duffel-bags: Men > Bags > Holdalls
mens-bags: Men > Accessories > Bags
mens-totes: Men > Bags > Totes
mens-wallets: Menswear > Accessories > Wallets & Card Holders
mens-watches: Men > Watches
mens-watches: Watches | Gents | Chronograph
mens-hats: Menswear > Hats & Caps
mens-scarves: Menswear > Accessories > Scarves
mens-gloves: Menswear > Accessories > Gloves
mens-sunglasses: Men > Accessories > Sunglasses
mens-cuff-links: Men > Jewellery > Cufflinks
mens-rings: Men > Jewelry > Rings
mens-bracelets: Men > Jewelry > Bracelets
mens-tech-accessories: Men > Tech > Phone Cases
mens-cologne: Men > Grooming > Fragrance
mens-skin-care: Men > Grooming > Moisturisers
mens-shaving: Men > Grooming > Shaving > Razors
men: Menswear > Gifts
men: Hommes > Nouveautés
men: | male
mens-shirts: | male adult 212 | Washed Linen Shirt
mens-sweaters: | male 212 | Fisherman Jumper
mens-jackets: | male 5598 | Harrington
mens-jeans: | male 204 | Tapered Jeans
mens-shorts: | | Men's Hybrid Short Shorts
mens-socks: | | Men's Dress Socks, 4-Pack
mens-tees-and-tshirts: | | Mens Pocket Tee
mens-ties: | | Silk Bow Tie
mens-suits: | | Slim-Fit Tuxedo`),
)('PR1 places $line', ({ found, expected }) => {
  expect(found).toBe(expected)
})
