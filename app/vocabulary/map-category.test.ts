import { describe, expect, it } from 'vitest'
import { joinAudiences, parseAudience } from './audience.ts'
import { type CategoryClues, mapCategory, mapOtherCategory } from './map-category.ts'

describe('mapCategory', () => {
  it.each<[string, string | undefined, CategoryClues]>([
    ['a Google number', 'dresses', { googleId: 2271 }],
    ['a Google number as text', 'furniture', { googleId: ' 436 ' }],
    [
      'an unknown number with a path',
      'sofas',
      { googleId: 999999, googlePath: 'Furniture > Sofas' },
    ],
    ['a Google path', 'dresses', { googlePath: 'Apparel & Accessories > Clothing > Dresses' }],
    [
      'a path deeper than the table',
      'rugs',
      { googlePath: 'Home & Garden > Decor > Rugs > Something New' },
    ],
    [
      'a category for both genders and a gender field',
      'mens-shirts',
      { googleId: '212', audience: parseAudience('men') },
    ],
    [
      'a category for both genders and a path that names one',
      'mens-pants',
      { googleId: 204, paths: [['Men', 'New']] },
    ],
    [
      'a category and a more specific title',
      'maxi-dresses',
      { googleId: 2271, title: 'Harbour Linen Maxi Dress' },
    ],
    [
      'a Google category that covers several of ours',
      'mens-crewneck-sweaters',
      { googleId: 212, audience: parseAudience('men'), title: 'Wool Crewneck Sweater' },
    ],
    ['a title outside the category', 'dresses', { googleId: 2271, title: 'Leather Tote' }],
    [
      'a path that narrows the category',
      'skinny-jeans',
      {
        googleId: 204,
        audience: parseAudience('women'),
        paths: [['Women', 'Jeans', 'Skinny']],
        title: 'Harbour Trousers',
      },
    ],
    ['all of fashion', 'women', { googleId: 166, audience: parseAudience('women') }],
    [
      'a men’s skin care product',
      'mens-skin-care',
      { googleId: 567, audience: parseAudience('men') },
    ],
  ])('PR2 places %s under %s', (_, id, clues) => {
    expect(mapCategory(clues)).toBe(id)
  })

  it.each<[string[], string | undefined]>([
    [['Women', 'Tops', 'Shirts'], 'womens-tops'],
    [['Apparel', 'Women', 'Clothes', 'Dresses', 'Day'], 'day-dresses'],
    [['Damen', 'Skirts'], 'skirts'],
    [['Men', 'Shoes', 'Dress'], 'mens-lace-up-shoes'],
    [["Men's Clothing", 'Shirts', 'Dress Shirts'], 'mens-dress-shirts'],
    [['Women', 'Activewear', 'Pants'], 'athletic-pants'],
    [['Women', 'Dresses', 'New Arrivals', 'Under $100'], 'dresses'],
    // A level with two kinds maps to their common ancestor.
    [['Women', 'Tops & Dresses'], 'womens-clothes'],
    [['Women', 'Coats & Jackets'], 'womens-outerwear'],
    [['Women', 'Bags & Accessories'], 'women'],
    [['Women'], 'women'],
    [['Men', 'Sale'], 'men'],
    // The kind has no men's node, so the nearest one is used.
    [['Men', 'Shoes', 'Ankle Boots'], 'mens-boots'],
    [['Men', 'Bags', 'Clutches'], 'mens-bags'],
    [['Kids & Baby', 'Girls', 'Dresses'], 'girls-dresses'],
    [['Kids & Baby', 'Girls', 'Shoes', 'Boots'], 'girls-shoes'],
    [['Boys', 'Sweaters'], 'boys-clothes'],
    [['Baby', 'Accessories', 'Hats'], 'baby'],
    [['Kids', 'Clothing', 'Tops'], 'girls-clothes'],
    [['Kids', 'Toys & Games', 'Puzzles'], 'toys'],
    [['Home', 'Bath', 'Towels'], 'towels'],
    [['Living', 'Furniture', 'Tables', 'Coffee'], 'coffee-tables'],
    [['Beauty', 'Makeup', 'Face'], 'face-makeup'],
    [['Shoes', 'Boots'], undefined],
    [['Clearance', 'Final Sale'], undefined],
    [['constructor', '__proto__'], undefined],
    [[], undefined],
  ])('PR2 maps the path %j to %s', (path, id) => {
    expect(mapCategory({ paths: [path] })).toBe(id)
  })

  it.each<[string, string | undefined]>([
    ['Northquay Harbour Stripe Linen Midi Skirt', 'mid-length-skirts'],
    // The product is the last one named in the title.
    ['Poplin Shirt Dress', 'day-dresses'],
    ['Leather Belt Bag', 'crossbody-bags'],
    // Words after "with", "for" or "in" don't count: they name accessories, purposes or materials.
    ['Wrap Dress with Belt', 'dresses'],
    ['Vanity Stool for Bedroom', 'ottomans'],
    ['Tote in Canvas - Blush, One Size', 'tote-bags'],
    ["Men's Slim Fit Dress Shirt", 'mens-dress-shirts'],
    ['Silk Tie', 'mens-ties'],
    ['Short Sleeve Blouse', 'blouses'],
    // Sweaters exist for both women and men, and the title mentions neither.
    ['Merino Sweater', undefined],
    ['Womens Merino Sweater', 'sweaters'],
    // "Boyfriend" is a cut and "Baby Blue" a color; neither means children.
    ['Boyfriend Blouse', 'blouses'],
    ['Baby Blue Mini Skirt', 'mini-skirts'],
    ['Oak Dining Chair', 'dining-chairs'],
    ['Gift card', undefined],
    ['', undefined],
  ])('PR2 maps the title %j alone to %s', (title, id) => {
    expect(mapCategory({ title })).toBe(id)
  })

  it.each<[string, string, string | undefined]>([
    // The title says what these are for.
    ['Hanging Clip for Dresses', '', undefined],
    [
      'Care Kit with Brush for Boots',
      'Goes well with every boot. For the boots you love.',
      undefined,
    ],
    ['Polish for Leather Boots', '', undefined],
    // The description agrees with the title.
    ['New Arrival for Women Maxi Dress', 'A maxi dress for warm days.', 'maxi-dresses'],
    [
      'Summer 2026 for Women Wrap Dress',
      '<p>Light.</p><p>Our wrap dress of the season</p>',
      'dresses',
    ],
    // The head of the title is a kind.
    ['Dress for Summer', '', 'dresses'],
    ['Over the Knee Boots for Women', '', 'over-the-knee-boots'],
  ])('PR2 maps the title %j with the description %j to %s', (title, description, id) => {
    expect(mapCategory({ title, description })).toBe(id)
  })

  it('PR2 trusts a kind behind “for” if the path names it too', () => {
    const title = 'New Arrival for Women Maxi Dress'
    expect(mapCategory({ title, paths: [['Dresses']] })).toBe('maxi-dresses')
  })

  it('PR2 uses the deepest of several paths, and the first of equally deep ones', () => {
    const paths = [
      ['Women', 'Clothing'],
      ['Women', 'Dresses', 'Maxi Dresses'],
      ['Women', 'Skirts', 'Maxi Skirts'],
    ]
    expect(mapCategory({ paths })).toBe('maxi-dresses')
  })

  it.each<[string, string | undefined, CategoryClues]>([
    // The innermost known level takes precedence over those above it.
    [
      'a level for unknown people',
      undefined,
      { paths: [['Fine Jewelry & Watches', 'Watches', 'New']] },
    ],
    ['a level that is probably for women', 'wallets', { paths: [['Bags', 'Wallets']] }],
    [
      'a level and a gender',
      'mens-boots',
      { paths: [['Shoes', 'Boots']], audience: { sex: 'male' } },
    ],
    ['a level and a title', 'boots', { paths: [['Shoes', 'Boots']], title: 'Women’s Boot' }],
    ['a lingerie department', 'socks', { paths: [['Lingerie', 'Socks']] }],
    [
      'a level shared with clutches',
      'wallets',
      { paths: [['Wallets & Clutches']], title: 'Wallet' },
    ],
    ['an adjective', 'ankle-boots', { paths: [['Women', 'Ankle Boots', 'Flat']] }],
    ['a path in one name', 'sweaters', { paths: [['Womens/Clothing/Knitwear']] }],
    ['a list', 'womens-outerwear', { paths: [['Ladies Coats/Jackets']] }],
    ['halves of compound names', 'mens-shirts', { paths: [['Men', 'Dress & Casual Shirts']] }],
    ['a gender alone', 'women', { audience: { sex: 'female' }, title: 'Mystery Box' }],
    ['a name outside our tree', undefined, { audience: { sex: 'female' }, title: 'Gift Card' }],
  ])('PR1 places by %s', (_, id, clues) => {
    expect(mapCategory(clues)).toBe(id)
  })

  it.each([
    ['Nappa Kitten-Heel Sandals', 'heeled-sandals'],
    ['Faux Leather Bias-Cut Shorts', 'shorts'],
    ['Off-the-Shoulder Knit Sweater', 'sweaters'],
    ['Puff-Sleeve Cotton T-Shirt', 'tees-and-tshirts'],
    ['One-Shoulder Swimsuit', 'swimsuits'],
    ['Slingback Oak Chair', 'chairs'],
    ['Men’s Ruched Jersey T-Shirt', 'mens-tees-and-tshirts'],
    ['Girls Puff-Sleeve Sweater', 'girls-clothes'],
    // Cuts of clothes for anyone.
    ['Cropped Raw Denim Jeans', undefined],
    ['Crewneck Cardigan', undefined],
  ])('PR1 places %j by its cut in %s', (title, ours) => {
    expect(mapCategory({ title })).toBe(ours)
    const men = { title, usualAudience: parseAudience('men') }
    expect(mapCategory(men) === ours).toBe(/Sandals|Chair|Men|Girls/.test(title))
  })

  it("PR7 falls back to the feed's usual audience when nothing else states an audience", () => {
    const women = parseAudience('women')
    const men = parseAudience('men')
    const boots = { paths: [['Shoes', 'Boots']] }
    expect(mapCategory({ ...boots, usualAudience: women })).toBe('boots')
    expect(mapCategory({ ...boots, usualAudience: men })).toBe('mens-boots')
    expect(mapCategory({ ...boots, usualAudience: men, audience: { sex: 'female' } })).toBe('boots')
    expect(mapCategory({ paths: [['Women', 'Boots']], usualAudience: men })).toBe('boots')
    expect(mapCategory({ title: "Women's Boots", usualAudience: men })).toBe('boots')
    expect(mapCategory({ title: 'Silk Blouse', usualAudience: men })).toBe('blouses')
    expect(mapCategory({ title: 'Oak Dining Chair', usualAudience: men })).toBe('dining-chairs')
    expect(mapCategory({ title: 'Something New', usualAudience: men })).toBe('men')
    expect(mapCategory({ title: 'Gift Card', usualAudience: men })).toBeUndefined()
    const kids = parseAudience('kids')
    expect(mapCategory({ ...boots, usualAudience: kids, audience: { sex: 'female' } })).toBe(
      'girls-shoes',
    )
    expect(mapCategory({ ...boots, usualAudience: kids, audience: women })).toBe('boots')
    expect(mapCategory({ ...boots, usualAudience: parseAudience('baby') })).toBe('baby-shoes')
  })

  it("PR2 lets a children's department override an adult gender field", () => {
    expect(mapCategory({ audience: parseAudience('women'), paths: [['Girls', 'Shoes']] })).toBe(
      'girls-shoes',
    )
    expect(mapCategory({ audience: parseAudience('unisex'), paths: [['Men', 'Shoes']] })).toBe(
      'mens-shoes',
    )
    expect(mapCategory({ audience: parseAudience('unisex'), title: 'Sneakers' })).toBe(
      'womens-sneakers',
    )
  })
})

describe('mapOtherCategory', () => {
  it.each<[gender: string, age: string, clues: CategoryClues, other: string | undefined]>([
    ['unisex', '', { googleId: 187, title: 'Canvas Sneakers' }, 'mens-sneakers'],
    ['unisex', 'adult', { googleId: 204, title: 'Trousers' }, 'mens-pants'],
    ['Female;Male', '', { googleId: 204, title: 'Trousers' }, 'mens-pants'],
    ['men,women', '', { title: 'Canvas Sneakers' }, 'mens-sneakers'],
    ['adult unisex', '', { title: 'Canvas Sneakers' }, 'mens-sneakers'],
    ['', '', { title: 'Unisex Canvas Sneakers' }, 'mens-sneakers'],
    // Only one side has such products, or the record says which one.
    ['unisex', '', { title: 'Midi Dress' }, undefined],
    ['unisex', '', { title: 'Sneakers', paths: [['Men', 'Shoes']] }, undefined],
    ['unisex', '', { title: 'Sneakers', paths: [['Women', 'Shoes']] }, undefined],
    ['female', '', { title: 'Canvas Sneakers' }, undefined],
    ['', '', { title: 'Canvas Sneakers' }, undefined],
    ['Unisex kids', '', { title: 'Canvas Sneakers' }, 'boys-shoes'],
    ['unisex', 'kids', { title: 'Canvas Sneakers' }, 'boys-shoes'],
    ['', 'kids', { title: 'Canvas Sneakers' }, 'boys-shoes'],
    ['female', 'kids', { title: 'Canvas Sneakers' }, undefined],
    ['', 'kids', { title: 'Tulle Dress' }, undefined],
  ])('PR2 of %j, %j and %j is %s', (gender, age, clues, other) => {
    const audience = joinAudiences([gender, age].map(parseAudience))
    const all = { ...clues, audience }
    expect(mapOtherCategory(all, mapCategory(all))).toBe(other)
  })
})
