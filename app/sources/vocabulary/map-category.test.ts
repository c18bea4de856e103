import { describe, expect, it } from 'vitest'
import { findCategory } from '#app/domain/category-tree.ts'
import { kindsByPhrase } from './category-kinds.ts'
import { googleCategories } from './google-categories.ts'
import { type CategoryClues, mapCategory } from './map-category.ts'
import { toPhrase } from './to-phrase.ts'

describe('mapCategory', () => {
  it.each<[string, string | undefined, CategoryClues]>([
    ['a number of Google', 'dresses', { googleId: 2271 }],
    ['a number as text', 'furniture', { googleId: ' 436 ' }],
    ['an unknown number with a path', 'sofas', { googleId: 999999, googlePath: 'Furniture > Sofas' }],
    ['a path of Google', 'dresses', { googlePath: 'Apparel & Accessories > Clothing > Dresses' }],
    [
      'a path below what the table has',
      'rugs',
      { googlePath: 'Home & Garden > Decor > Rugs > Something New' },
    ],
    ['a shelf for both and a gender', 'mens-shirts', { googleId: '212', gender: 'men' }],
    ['a shelf for both and a path that says whose', 'mens-pants', { googleId: 204, paths: [['Men', 'New']] }],
    ['a shelf and a title below it', 'maxi-dresses', { googleId: 2271, title: 'Harbour Linen Maxi Dress' }],
    [
      'one of several shelves Google has as one',
      'mens-crewneck-sweaters',
      { googleId: 212, gender: 'men', title: 'Wool Crewneck Sweater' },
    ],
    ['a title outside of the shelf', 'dresses', { googleId: 2271, title: 'Leather Tote' }],
    [
      'a path that narrows the shelf',
      'skinny-jeans',
      { googleId: 204, gender: 'women', paths: [['Women', 'Jeans', 'Skinny']], title: 'Harbour Trousers' },
    ],
    ['all of fashion', 'women', { googleId: 166, gender: 'women' }],
    ['a skin care product of men', 'mens-skin-care', { googleId: 567, gender: 'men' }],
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
    // Two things on one shelf: what both are.
    [['Women', 'Tops & Dresses'], 'womens-clothes'],
    [['Women', 'Coats & Jackets'], 'womens-outerwear'],
    [['Women', 'Bags & Accessories'], 'women'],
    [['Women'], 'women'],
    [['Men', 'Sale'], 'men'],
    // What men have no node of is placed in the nearest they have.
    [['Men', 'Shoes', 'Ankle Boots'], 'mens-boots'],
    [['Men', 'Bags', 'Clutches'], 'mens-bags'],
    [['Kids & Baby', 'Girls', 'Dresses'], 'girls-dresses'],
    [['Kids & Baby', 'Girls', 'Shoes', 'Boots'], 'girls-shoes'],
    [['Boys', 'Sweaters'], 'boys-clothes'],
    [['Baby', 'Accessories', 'Hats'], 'baby'],
    [['Kids', 'Clothing', 'Tops'], 'kids'],
    [['Kids', 'Toys & Games', 'Puzzles'], 'toys'],
    [['Home', 'Bath', 'Towels'], 'towels'],
    [['Living', 'Furniture', 'Tables', 'Coffee'], 'coffee-tables'],
    [['Beauty', 'Makeup', 'Face'], 'face-makeup'],
    [['Shoes', 'Boots'], undefined],
    [['Clearance', 'Final Sale'], undefined],
    [['constructor', '__proto__'], undefined],
    [[], undefined],
  ])('PR2 places the path %j under %s', (path, id) => {
    expect(mapCategory({ paths: [path] })).toBe(id)
  })

  it.each<[string, string | undefined]>([
    ['Northquay Harbour Stripe Linen Midi Skirt', 'mid-length-skirts'],
    // The last thing named is the thing.
    ['Poplin Shirt Dress', 'day-dresses'],
    ['Leather Belt Bag', 'crossbody-bags'],
    // What it comes with, is for and is made in says nothing.
    ['Wrap Dress with Belt', 'dresses'],
    ['Vanity Stool for Bedroom', 'ottomans'],
    ['Tote in Canvas - Blush, One Size', 'tote-bags'],
    ["Men's Slim Fit Dress Shirt", 'mens-dress-shirts'],
    ['Silk Tie', 'mens-ties'],
    ['Short Sleeve Blouse', 'blouses'],
    // Both have sweaters, and nobody says whose it is.
    ['Merino Sweater', undefined],
    ['Womens Merino Sweater', 'sweaters'],
    // Cuts and colours, not children.
    ['Boyfriend Blouse', 'blouses'],
    ['Baby Blue Mini Skirt', 'mini-skirts'],
    ['Oak Dining Chair', 'dining-chairs'],
    ['Gift card', undefined],
    ['', undefined],
  ])('PR2 places the title %j alone under %s', (title, id) => {
    expect(mapCategory({ title })).toBe(id)
  })

  it('PR2 takes the deepest of several paths, and the first of equals', () => {
    const paths = [
      ['Women', 'Clothing'],
      ['Women', 'Dresses', 'Maxi Dresses'],
      ['Women', 'Skirts', 'Maxi Skirts'],
    ]
    expect(mapCategory({ paths })).toBe('maxi-dresses')
  })

  it('PR2 lets a shelf of children speak against the gender of a grown-up', () => {
    expect(mapCategory({ gender: 'women', paths: [['Girls', 'Shoes']] })).toBe('girls-shoes')
    expect(mapCategory({ gender: 'unisex', paths: [['Men', 'Shoes']] })).toBe('mens-shoes')
    expect(mapCategory({ gender: 'unisex', title: 'Sneakers' })).toBe('womens-sneakers')
  })
})

describe('the tables of categories', () => {
  it('PR2 name nodes that are in our tree, on the right sides of it', () => {
    for (const [phrase, { women, men }] of kindsByPhrase) {
      expect([phrase, findCategory(women)?.id, findCategory(men)?.id]).toEqual([phrase, women, men])
      if (women !== men) expect([phrase, men]).toEqual([phrase, expect.stringMatching(/^men/)])
    }
  })

  it('PR2 lead from every shelf of Google to kinds that are known', () => {
    for (const [shelf, phrases] of googleCategories) {
      expect([shelf, phrases.filter(phrase => !kindsByPhrase.has(toPhrase(phrase)))]).toEqual([shelf, []])
    }
  })
})
