import { expect, it } from 'vitest'
import { parseGender } from './gender.ts'

it.each([
  ['female', 'women'],
  ['Womens', 'women'],
  ["Women's Clothing", 'women'],
  ['Women’s', 'women'],
  ['Womenswear', 'women'],
  ['Ladieswear', 'women'],
  ['Menswear', 'men'],
  ['Boyswear', 'kids'],
  ['Girlswear', 'kids'],
  ['F', 'women'],
  ['DAMEN', 'women'],
  ['Femme', 'women'],
  ['Juniors', 'women'],
  ['male', 'men'],
  ["Men's", 'men'],
  ['m', 'men'],
  ['Herren', 'men'],
  ['unisex', 'unisex'],
  ['Men & Women', 'unisex'],
  ['female/male', 'unisex'],
  ['kids', 'kids'],
  ['Girls', 'kids'],
  ["Boys' Shoes", 'kids'],
  ['Mädchen', 'kids'],
  ['toddler', 'kids'],
  ['newborn', 'kids'],
  // The age group takes precedence over the sex.
  ['unisex kids', 'kids'],
  ['female, infant', 'kids'],
  // These names are cuts named after other people's clothes.
  ['Boy Shorts', undefined],
  ["Boys' Shorts", 'kids'],
  ['Boyfriend Jeans', undefined],
  ['Baby Doll Dresses', undefined],
  ['adult', undefined],
  ['mention', undefined],
  ['Apparel', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('PR2 reads the gender of %j as %s', (raw, gender) => {
  expect(parseGender(raw)).toBe(gender)
})
