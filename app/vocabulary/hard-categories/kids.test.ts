import { expect, it } from 'vitest'
import { readHardCases } from '../testing/read-hard-cases.ts'

it.each(
  readHardCases(`
boys: Boys
boys-clothes: | male kids 1604 | Dinosaur Outfit
boys-clothes: | male kids 212 | Raglan Tee
boys-clothes: | male kids 204 | Pull-On Cargo Pants
boys-shoes: | male kids 187 | Hook-and-Loop Sneaker
girls-dresses: | female kids 2271 | Twirl Dress
girls-clothes: | female kids 209 | Ruffle Socks
girls-shoes: | female kids 187 | Glitter Flats
girls-accessories: | female kids 171 | Bow Set
girls-accessories: | female kids 100 | Unicorn Backpack
girls-clothes: | unisex kids 212 | Space Tee
baby-clothes: | male newborn 212 | Kimono Tee
baby-clothes: | female infant 2271 | Tiered Dress
baby-clothes: | unisex infant 5411 | Zip Romper
baby-clothes: | male toddler 204 | Cord Joggers
baby-shoes: | female toddler 187 | First Walkers
baby: | unisex newborn 173 | Pom Beanie
womens-shoes: | female adult 187
mens-shoes: | male adult 187
girls-dresses: Dresses | Girls kids | Party Dress
girls-shoes: Shoes > Sandals | Girls
boys-clothes: Boyswear > Jeans
boys-clothes: Boys' Shorts
boys: Kids > Boys > Bundles | | Mini Pack
boys-clothes: Kids > Boys > Replica Kits | | Home Shirt
girls-clothes: School > Polo Shirts
boys-clothes: Back to School > Boys > Trousers
boys-clothes: Boys Shorts
boys-clothes: | | Boys' Mesh Shorts
boys-clothes: Boyswear > Shirts & Polos
boys-shoes: Boyswear > Footwear > Trainers
boys-accessories: Boyswear > Accessories > Caps
boys-accessories: Boys > Bow Ties
boys-clothes: Boys > Socks & Underwear
boys-clothes: Boys 8-16 > Swimwear > Swim Shorts
boys-clothes: Boy's Clothing > Hoodies
girls-clothes: Girlswear > Leggings
girls-clothes: Girlswear > Socks & Tights
girls-clothes: Girls > Tights
girls-clothes: Girls > Swimwear > Bikinis
girls-dresses: Girlswear > Dresses & Pinafores
girls-dresses: Girls 2-16 > Party Dresses
girls-accessories: Girls > Accessories > Hair Accessories
girls-accessories: Girls > Bags
girls-shoes: Girls > Shoes > Ballet Pumps
girls-clothes: Mädchen > Hosen > Leggings
boys-clothes: Jungen > T-Shirts
kids: Childrenswear
girls-clothes: Childrenswear > Coats
girls-clothes: Kids > Socks
girls-clothes: Kids > Clothing | female | Tutu Leggings
boys-clothes: Kids > Clothing | male | Cargo Joggers
girls-clothes: Kids & Baby > Girls > Tops
boys-shoes: Kids' Shoes > Boys
baby-clothes: Babywear > Sleepsuits
baby-clothes: Baby > Girls > Dresses
baby-clothes: Baby Boys (0-3 years) > Dungarees
baby-clothes: Baby > Bodysuits & Rompers
baby-clothes: Baby > Socks & Tights
baby-shoes: Baby > Shoes
baby-clothes: Newborn > Layette
baby-clothes: Infants > Tops
baby-clothes: Toddler Girls > Leggings
nursery: Baby > Sleeping Bags
nursery: Baby & Nursery > Baby Sleeping Bags
nursery: Nursery > Cots & Cot Beds > Cots
nursery: Baby > Bedding > Fitted Sheets
nursery: Baby > Blankets
baby-gear: Baby > Pushchairs & Prams
baby-gear: Baby > Feeding > Bibs
baby-gear: Baby > Changing Bags
girls-accessories: Kids > Lunch Bags
girls-accessories: Girls > Accessories > Lunch Bags
boys-accessories: | male kids 669 | Dinosaur Lunch Bag
boys-clothes: School Uniform > Boys > Trousers
girls-clothes: Schoolwear > Girls Skirts
girls-clothes: Teen Girls > Jeans
girls-clothes: Teens > Hoodies
toys: Kids > Toys > Jigsaws
toys: Toys > Soft Toys
boys-clothes: | | Boys' Rugby Shirt
girls-dresses: | | Girls' Smocked Sundress
girls-dresses: Dresses | female | Girls' Smocked Sundress
dresses: Dresses | women | Girls' Night Out Dress
baby-clothes: | | Baby Girl Ruffle Romper
baby-clothes: | | Toddler Dino Hoodie
girls-clothes: | | Kids Rain Jacket
boys-clothes: | | Boy's Denim Jacket
blouses: | | Boyfriend Blouse
mini-skirts: | | Baby Blue Mini Skirt
maternity-clothes: Kids & Baby > Maternity
men: Men's & Boys' > Gifts
womens-clothes: Women & Girls > Clothing`),
)('PR1 places $line', ({ found, expected }) => {
  expect(found).toBe(expected)
})
