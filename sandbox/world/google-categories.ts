import { categories } from './categories.ts'

/**
 * Google's product category for a tree node:
 * `number|path below the first level`. A node without an entry uses the entry of its nearest ancestor.
 * Google's categories are coarser than our tree, as in real feeds.
 */
const lines = new Map(
  Object.entries({
    'womens-clothes': '1604|Apparel & Accessories > Clothing',
    'mens-clothes': '1604|Apparel & Accessories > Clothing',
    'kids-and-baby': '1604|Apparel & Accessories > Clothing',
    dresses: '2271|Apparel & Accessories > Clothing > Dresses',
    'girls-dresses': '2271|Apparel & Accessories > Clothing > Dresses',
    jeans: '204|Apparel & Accessories > Clothing > Pants',
    'womens-pants': '204|Apparel & Accessories > Clothing > Pants',
    'mens-jeans': '204|Apparel & Accessories > Clothing > Pants',
    'mens-pants': '204|Apparel & Accessories > Clothing > Pants',
    'boys-bottoms': '204|Apparel & Accessories > Clothing > Pants',
    jumpsuits: '5250|Apparel & Accessories > Clothing > One-Pieces > Jumpsuits & Rompers',
    jackets: '5598|Apparel & Accessories > Clothing > Outerwear > Coats & Jackets',
    'womens-outerwear': '5598|Apparel & Accessories > Clothing > Outerwear > Coats & Jackets',
    'mens-outerwear': '5598|Apparel & Accessories > Clothing > Outerwear > Coats & Jackets',
    'womens-vests': '1831|Apparel & Accessories > Clothing > Outerwear > Vests',
    'womens-tops': '212|Apparel & Accessories > Clothing > Shirts & Tops',
    sweaters: '212|Apparel & Accessories > Clothing > Shirts & Tops',
    sweatshirts: '212|Apparel & Accessories > Clothing > Shirts & Tops',
    'mens-shirts': '212|Apparel & Accessories > Clothing > Shirts & Tops',
    'mens-sweaters': '212|Apparel & Accessories > Clothing > Shirts & Tops',
    'mens-sweatshirts': '212|Apparel & Accessories > Clothing > Shirts & Tops',
    'girls-tops': '212|Apparel & Accessories > Clothing > Shirts & Tops',
    'boys-tops': '212|Apparel & Accessories > Clothing > Shirts & Tops',
    skirts: '1581|Apparel & Accessories > Clothing > Skirts',
    shorts: '207|Apparel & Accessories > Clothing > Shorts',
    'mens-shorts': '207|Apparel & Accessories > Clothing > Shorts',
    'womens-suits': '1594|Apparel & Accessories > Clothing > Suits',
    'mens-suits': '1594|Apparel & Accessories > Clothing > Suits',
    'mens-blazers-and-sport-coats': '1594|Apparel & Accessories > Clothing > Suits',
    swimsuits: '211|Apparel & Accessories > Clothing > Swimwear',
    'mens-swimsuits': '211|Apparel & Accessories > Clothing > Swimwear',
    'womens-intimates': '213|Apparel & Accessories > Clothing > Underwear & Socks',
    'mens-underwear-and-socks': '213|Apparel & Accessories > Clothing > Underwear & Socks',
    bras: '214|Apparel & Accessories > Clothing > Underwear & Socks > Bras',
    'womens-pajamas': '208|Apparel & Accessories > Clothing > Sleepwear & Loungewear',
    robes: '208|Apparel & Accessories > Clothing > Sleepwear & Loungewear',
    'mens-sleepwear': '208|Apparel & Accessories > Clothing > Sleepwear & Loungewear',
    'womens-athletic-clothes': '5322|Apparel & Accessories > Clothing > Activewear',
    'mens-athletic': '5322|Apparel & Accessories > Clothing > Activewear',
    baby: '182|Apparel & Accessories > Clothing > Baby & Toddler Clothing',
    handbags: '3032|Apparel & Accessories > Handbags, Wallets & Cases > Handbags',
    wallets: '2668|Apparel & Accessories > Handbags, Wallets & Cases > Wallets & Money Clips',
    'mens-wallets':
      '2668|Apparel & Accessories > Handbags, Wallets & Cases > Wallets & Money Clips',
    backpacks: '100|Luggage & Bags > Backpacks',
    'mens-bags': '5181|Luggage & Bags',
    luggage: '107|Luggage & Bags > Suitcases',
    'womens-shoes': '187|Apparel & Accessories > Shoes',
    'mens-shoes': '187|Apparel & Accessories > Shoes',
    'girls-shoes': '187|Apparel & Accessories > Shoes',
    'boys-shoes': '187|Apparel & Accessories > Shoes',
    'womens-accessories': '167|Apparel & Accessories > Clothing Accessories',
    'mens-accessories': '167|Apparel & Accessories > Clothing Accessories',
    jewelry: '188|Apparel & Accessories > Jewelry',
    'mens-jewelry': '188|Apparel & Accessories > Jewelry',
    necklaces: '196|Apparel & Accessories > Jewelry > Necklaces',
    earrings: '194|Apparel & Accessories > Jewelry > Earrings',
    bracelets: '191|Apparel & Accessories > Jewelry > Bracelets',
    rings: '200|Apparel & Accessories > Jewelry > Rings',
    watches: '201|Apparel & Accessories > Jewelry > Watches',
    'mens-watches': '201|Apparel & Accessories > Jewelry > Watches',
    sunglasses: '178|Apparel & Accessories > Clothing Accessories > Sunglasses',
    'mens-sunglasses': '178|Apparel & Accessories > Clothing Accessories > Sunglasses',
    belts: '169|Apparel & Accessories > Clothing Accessories > Belts',
    'mens-belts': '169|Apparel & Accessories > Clothing Accessories > Belts',
    scarves: '177|Apparel & Accessories > Clothing Accessories > Scarves & Shawls',
    'mens-scarves': '177|Apparel & Accessories > Clothing Accessories > Scarves & Shawls',
    hats: '173|Apparel & Accessories > Clothing Accessories > Hats',
    'mens-hats': '173|Apparel & Accessories > Clothing Accessories > Hats',
    gloves: '170|Apparel & Accessories > Clothing Accessories > Gloves & Mittens',
    'mens-gloves': '170|Apparel & Accessories > Clothing Accessories > Gloves & Mittens',
    'mens-ties': '176|Apparel & Accessories > Clothing Accessories > Neckties',
    'womens-beauty': '473|Health & Beauty > Personal Care > Cosmetics',
    makeup: '477|Health & Beauty > Personal Care > Cosmetics > Makeup',
    nails: '478|Health & Beauty > Personal Care > Cosmetics > Nail Care',
    'skin-care': '567|Health & Beauty > Personal Care > Cosmetics > Skin Care',
    'mens-skin-care': '567|Health & Beauty > Personal Care > Cosmetics > Skin Care',
    fragrance: '479|Health & Beauty > Personal Care > Cosmetics > Perfume & Cologne',
    'mens-cologne': '479|Health & Beauty > Personal Care > Cosmetics > Perfume & Cologne',
    'hair-care': '486|Health & Beauty > Personal Care > Hair Care',
    'bath-and-body': '474|Health & Beauty > Personal Care > Cosmetics > Bath & Body',
    'mens-shaving': '528|Health & Beauty > Personal Care > Shaving & Grooming',
    'mens-grooming': '528|Health & Beauty > Personal Care > Shaving & Grooming',
    'kids-toys': '1239|Toys & Games',
    living: '536|Home & Garden',
    furniture: '436|Furniture',
    sofas: '460|Furniture > Sofas',
    chairs: '443|Furniture > Chairs',
    'dining-chairs': '443|Furniture > Chairs',
    tables: '6392|Furniture > Tables',
    bath: '574|Home & Garden > Bathroom Accessories',
    bedding: '569|Home & Garden > Linens & Bedding > Bedding',
    accents: '696|Home & Garden > Decor',
    candles: '588|Home & Garden > Decor > Home Fragrances > Candles',
    mirrors: '595|Home & Garden > Decor > Mirrors',
    vases: '602|Home & Garden > Decor > Vases',
    rugs: '598|Home & Garden > Decor > Rugs',
    kitchen: '638|Home & Garden > Kitchen & Dining',
    cookware: '654|Home & Garden > Kitchen & Dining > Cookware & Bakeware > Cookware',
    'accent-lighting': '594|Home & Garden > Lighting',
    dining: '672|Home & Garden > Kitchen & Dining > Tableware',
  }),
)

export interface GoogleCategory {
  id: number
  name: string
}

const byIndex: readonly (GoogleCategory | undefined)[] = categories.map(({ id }) => {
  for (let node = findNode(id); node; node = findNode(node.parentId)) {
    const [number, name] = lines.get(node.id)?.split('|') ?? []
    if (name !== undefined) return { id: Number(number), name }
  }
  return undefined
})

export function findGoogleCategory(category: number): GoogleCategory | undefined {
  return byIndex[category]
}

function findNode(id: string | undefined) {
  return categories.find(node => node.id === id)
}
