import { describe, expect, it } from 'vitest'
import {
  type Audience,
  joinAudiences,
  parseAudience,
  readAudienceFields,
  toGender,
} from './audience.ts'

describe('parseAudience', () => {
  it.each<[string, Audience]>([
    ['Womenswear', { sex: 'female', age: 'adult' }],
    ['Ladieswear', { sex: 'female', age: 'adult' }],
    ["Ladies'", { sex: 'female', age: 'adult' }],
    ['Menswear', { sex: 'male', age: 'adult' }],
    ['Herrenmode', { sex: 'male', age: 'adult' }],
    // Girls are female too.
    ['female', { sex: 'female' }],
    ['F', { sex: 'female' }],
    ['Girlswear', { sex: 'female', age: 'kids' }],
    ['Boyswear', { sex: 'male', age: 'kids' }],
    ["Boy's", { sex: 'male', age: 'kids' }],
    ['Childrenswear', { age: 'kids' }],
    ['unisex kids', { sex: 'both', age: 'kids' }],
    ['female toddler', { sex: 'female', age: 'baby' }],
    ['Baby Boys (0-24 months)', { sex: 'male', age: 'baby' }],
    ['Kids & Baby', { age: 'kids' }],
    ['Baby & Toddler', { age: 'baby' }],
    ['Men & Women', { sex: 'both', age: 'adult' }],
    // Any age.
    ['Women & Girls', { sex: 'female' }],
    ['Women, Men & Kids', { sex: 'both' }],
    ['adult', { age: 'adult' }],
    ['Nightwear', {}],
    ['Boyfriend Jeans', {}],
    ['Baby Blue', {}],
    ['Menswear-Inspired Blazers', {}],
    ['', {}],
  ])('PR1 reads %j', (text, audience) => {
    expect(parseAudience(text)).toEqual(audience)
  })
})

describe('joinAudiences', () => {
  it.each<[string[], Audience]>([
    [['female', 'kids'], { sex: 'female', age: 'kids' }],
    [['male', 'newborn'], { sex: 'male', age: 'baby' }],
    [['unisex', 'Men'], { sex: 'male', age: 'adult' }],
    [['Women', 'Girls'], { sex: 'female', age: 'kids' }],
    [['female', 'Men'], { sex: 'female', age: 'adult' }],
    [['', ''], {}],
  ])('PR1 joins %j', (texts, audience) => {
    expect(joinAudiences(texts.map(parseAudience))).toEqual(audience)
  })
})

it.each([
  ['female kids', 'kids'],
  ['infant', 'kids'],
  ['female', 'women'],
  ['male adult', 'men'],
  ['unisex adult', 'unisex'],
  ['adult', undefined],
])('PR1 maps an audience of %s to the gender %s', (text, gender) => {
  expect(toGender(parseAudience(text))).toBe(gender)
})

describe('readAudienceFields', () => {
  it.each([
    ['all', undefined, { sex: 'both' }],
    ['Gender-Neutral', 'adult', { sex: 'both', age: 'adult' }],
    ['M/F', '', { sex: 'both' }],
    ['mixte', 'kids', { sex: 'both', age: 'kids' }],
    ['Female', 'all ages', { sex: 'female' }],
    // Ages do not say whether a product is for women or men, and a group of all is no gender.
    ['', 'all', {}],
  ])('PR3 reads gender %j and age group %j', (genderTag, ageGroup, audience) => {
    expect(readAudienceFields({ genderTag, ageGroup })).toEqual(audience)
  })
})
