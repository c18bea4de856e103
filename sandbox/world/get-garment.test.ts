import { describe, expect, it } from 'vitest'
import { type Picture, parsePictureId } from './picture-id.ts'
import { getProductPictures } from './pictures.ts'
import { getProductName } from './product-name.ts'
import { createWorld } from './world.ts'

const world = createWorld({ seed: 'sandbox', products: 20_000, today: '2026-03-01' })

/** Every product with its name and its main picture. */
const products = Array.from({ length: 20_000 }, (_, index) => {
  const facts = world.getFacts(index)
  const picture = parsePictureId(getProductPictures(world.seed, facts).main)
  return { name: getProductName(world.seed, facts).unbranded, picture }
})

/** Describes how a product is drawn: `puffer-coat hood long belted`. */
function describePicture(picture: Picture | undefined): string {
  const { sleeve, neck, length, isBelted, heel } = picture?.cut ?? {}
  const cut = [sleeve && `${sleeve}-sleeve`, neck, length, isBelted && 'belted', heel]
  return [picture?.kind, ...cut].filter(Boolean).join(' ')
}

describe('a garment is drawn as its name says', () => {
  it.each([
    // Only vests may be without sleeves.
    ['a puffer', /Puffer/, /^puffer(-coat)?\b(?!.*none-sleeve)/],
    ['a quilted vest', /(Gilet|Down Vest)\b/, /^puffer-vest/],
    ['a puffer coat', /(?<!Cropped )Puffer Coat/, /^puffer-coat/],
    ['a longline puffer', /Longline Puffer/, /^puffer-coat/],
    ['a belted puffer', /Belted Puffer/, /belted/],
    ['a hooded puffer', /Hooded Puffer/, /hood/],
    ['a shirt dress', /Shirt Dress/, /shirt-dress/],
    ['a tiered shirt dress', /Tiered Shirt Dress/, /^tiered-shirt-dress/],
    ['a wrap dress', /Wrap Dress/, /^wrap-dress/],
    ['a sweater dress', /(Sweater|Knit) Dress/, /^sweater-dress/],
    ['a strapless dress', /Strapless/, /sweetheart/],
    ['a dress with one shoulder', /One-Shoulder/, /one-shoulder/],
    ['a dress off the shoulder', /Off-the-Shoulder/, /off-shoulder/],
    ['a peasant blouse', /Peasant Blouse/, /^peasant-blouse/],
    ['a blouse', /Blouse/, /blouse/],
    ['a collarless wrap coat', /Collarless Wrap Coat/, /^collarless-wrap-coat/],
    ['a collarless coat', /Collarless (Coat|Overcoat|Trench|Raincoat)/, /^collarless-/],
    ['a trench coat', /(?<!Collarless )Trench Coat/, /^trench-coat/],
    ['a chukka boot', /Chukka Boots/, /^chukka-boots/],
    ['a combat boot', /Combat Boots/, /^combat-boots/],
    ['a chelsea boot', /(?<!Lug-Sole )Chelsea Boots/, /^chelsea-boots/],
    ['a riding boot', /Riding Boots/, /^riding-boots/],
    ['a boot with a kitten heel', /Kitten-Heel .*Boots/, /boots.* kitten/],
    ['a sandal with a heel', /Heeled Sandals/, /^sandals .*(stiletto|block|kitten|platform)/],
    ['a lace-up shoe', /(Oxford|Derby) Shoes/, /^lace-up-shoes/],
    ['skinny jeans', /Skinny Jeans/, /^skinny-jeans/],
    ['a mini skirt', /Mini Skirt/, /skirt.* short/],
    ['a tee for sports', /Training Tee/, /^t-shirt/],
    ['a jogger', /Jogger\b/, /^joggers/],
    ['a chemise', /Chemise/, /^slip/],
    ['a pair of tights', /Tights/, /^leggings/],
    ['a bow tie', /Bow Tie/, /^bow-tie/],
    ['a pocket square', /Pocket Square/, /^pocket-square/],
    ['a pair of mittens', /Mittens/, /^mittens/],
    ['a fedora', /Fedora/, /^fedora/],
    ['a bucket hat', /Bucket Hat/, /^bucket-hat/],
    ['a slide', /Slides/, /^slides/],
    ['a Mary Jane', /Mary Janes/, /^mary-janes/],
    ['a slingback', /Slingbacks/, /^slingbacks/],
    ['a mule', /Mules/, /^mules/],
    ['a pair of studs', /Studs/, /^studs/],
    ['a pair of hoops', /Hoops/, /^hoops/],
    ['a messenger bag', /Messenger Bag/, /^crossbody/],
    ['a laptop sleeve', /Laptop Sleeve/, /^wallet/],
    ['an eyeliner', /Eyeliner/, /^mascara/],
    ['a bottle of lotion', /Body (Lotion|Wash)/, /^hair-care/],
    ['a romper', /Romper/, /^playsuit/],
  ])('%s', (_, name, drawing) => {
    const named = products.filter(product => name.test(product.name))
    expect(named.length).toBeGreaterThan(0)
    const wrong = named
      .map(product => `${product.name}: ${describePicture(product.picture)}`)
      .filter(line => !drawing.test(line.slice(line.lastIndexOf(': ') + 2)))
    expect(wrong).toEqual([])
  })

  it.each([
    ['Sleeveless', /^(none-sleeve)$/],
    ['Short Sleeve', /^short-sleeve$/],
    ['Long Sleeve', /^long-sleeve$/],
    ['Puff-Sleeve', /^puff-sleeve$/],
  ])('with the sleeves of its name: %s', (name, drawing) => {
    const drawn = products
      .filter(product => product.name.includes(name))
      .map(({ picture }) => `${picture?.cut?.sleeve}-sleeve`)
    expect(drawn.length).toBeGreaterThan(0)
    expect(drawn.filter(sleeve => !drawing.test(sleeve))).toEqual([])
  })
})
