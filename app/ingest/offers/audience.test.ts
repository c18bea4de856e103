import { expect, it } from 'vitest'
import type { Gender } from '#app/domain/product.ts'
import { type Audience, areOtherAudiences, toAudiences } from './audience.ts'

it.each<[name: string, categoryId: string | undefined, gender: Gender | undefined, for_: string]>([
  ['Fleece', undefined, undefined, ''],
  ['Fleece', 'day-dresses', undefined, 'women'],
  ['Fleece', undefined, 'men', 'men'],
  ['Sofa', 'sofas', undefined, 'living'],
  ["Men's Fleece", undefined, undefined, 'men'],
  ['Ladies Fleece', undefined, undefined, 'women'],
  ["Boys' Fleece", undefined, undefined, 'boys kids'],
  ['Toddler Fleece', undefined, undefined, 'kids toddler'],
  ['Fleece', 'girls-clothes', undefined, 'girls kids'],
  // Feeds label girls' clothes as female.
  ["Girls' Fleece", undefined, 'women', 'girls kids'],
  ['Fleece', undefined, 'unisex', ''],
  ['Unisex Fleece', 'day-dresses', 'unisex', 'women'],
  // These are products for adults.
  ['Boyfriend Jeans', undefined, 'women', 'women'],
  ['Boy Bag', undefined, 'women', 'women'],
  ['Good Girl Eau de Parfum', undefined, 'women', 'women'],
  ['Baby Alpaca Sweater', undefined, 'men', 'men'],
])('PR8 reads %j in %j for %j as made for %j', (name, categoryId, gender, expected) => {
  const place = categoryId === undefined ? {} : { categoryId }
  const who = gender === undefined ? {} : { gender }
  expect(toAudiences({ name, ...place, ...who }).join(' ')).toBe(expected)
})

it.each<[a: string, b: string, areOther: boolean]>([
  ['', 'men', false],
  ['women', 'women', false],
  ['women', 'men', true],
  ['men women', 'men', false],
  ['women', 'living', true],
  ['men', 'boys kids', true],
  ['kids', 'boys kids', false],
  ['girls kids', 'boys kids', true],
])('PR8 keeps %j and %j apart: %j', (a, b, areOther) => {
  const toList = (text: string) => text.split(' ').filter(Boolean) as Audience[]
  expect(areOtherAudiences(toList(a), toList(b))).toBe(areOther)
  expect(areOtherAudiences(toList(b), toList(a))).toBe(areOther)
})
