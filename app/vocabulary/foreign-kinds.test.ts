import { describe, expect, it } from 'vitest'
import { translateLevel } from './foreign-kinds.ts'
import { parseLanguage } from './language.ts'
import { createLanguageCounter } from './language-counter.ts'
import { type CategoryClues, isUnplaced, mapCategory } from './map-category.ts'

describe('mapCategory in other languages', () => {
  it.each<[language: string, clues: CategoryClues, id: string | undefined]>([
    ['de', { paths: [['Damen', 'Kleider']] }, 'dresses'],
    ['de', { paths: [['Damenbekleidung', 'Sommerkleider']] }, 'dresses'],
    ['de', { paths: [['Damen', 'Röcke']] }, 'skirts'],
    ['de', { paths: [['Herren', 'Hemden & Hosen']] }, 'mens-clothes'],
    ['de', { paths: [['Herrenschuhe', 'Stiefel']] }, 'mens-boots'],
    ['fr', { paths: [['Femme', 'Robes longues']] }, 'dresses'],
    ['fr', { paths: [['Homme', 'Costumes']] }, 'mens-suits'],
    ['es', { paths: [['Mujer', 'Bolsos']] }, 'handbags'],
    ['it', { paths: [['Donna', 'Scarpe', 'Sandali']] }, 'sandals'],
    ['nl', { paths: [['Dames', 'Vesten']] }, 'cardigan-sweaters'],
    ['sv', { paths: [['Dam', 'Klänningar']] }, 'dresses'],
    ['pl', { paths: [['Damskie', 'Sukienki']] }, 'dresses'],
    ['pt', { paths: [['Mulher', 'Vestidos']] }, 'dresses'],
    ['nb', { paths: [['Dame', 'Kjoler']] }, 'dresses'],
    // Google's ids, and the audience in the fields, are the same in every language.
    ['ja', { googleId: '2271', title: 'ワンピース', audience: { sex: 'female' } }, 'dresses'],
    ['de', { googlePath: 'Bekleidung & Accessoires > Bekleidung > Kleider' }, 'dresses'],
    // English words that mean something else: a skirt, panties, a body, a stocking, a coat.
    ['de', { title: 'Rock', paths: [['Damen']] }, 'women'],
    ['de', { title: 'Slip Dress Rock', audience: { sex: 'female' } }, 'women'],
    ['de', { title: 'Damen Boots Shorts' }, undefined],
    ['no', { paths: [['Herre', 'Dresser']] }, 'mens-suits'],
    ['sv', { title: 'Dress med hatt' }, undefined],
    ['fr', { title: 'Slip homme', audience: { sex: 'male' } }, 'men'],
    ['xx', { paths: [['Women', 'Dresses']] }, undefined],
    ['en', { paths: [['Women', 'Dresses']] }, 'dresses'],
  ])('PR1 places a record in %s, %j, in %s', (language, clues, id) => {
    expect(mapCategory({ ...clues, language })).toBe(id)
  })

  it('PR1 places what nothing else places in the feed’s own category', () => {
    const usualCategory = 'dresses'
    expect(mapCategory({ title: 'Kleid Inka', language: 'de', usualCategory })).toBe('dresses')
    expect(mapCategory({ title: 'Wool Scarf', usualCategory })).toBe('dresses')
    expect(mapCategory({ title: 'Women’s Wool Scarf', usualCategory })).toBe('scarves')
    // A kind that we do not list is no dress.
    expect(mapCategory({ title: 'Gift Card', usualCategory })).toBeUndefined()
  })

  it('PR1 tells products that we do not list from unknown ones', () => {
    expect(isUnplaced({ title: 'Gift Card' })).toBe(false)
    expect(isUnplaced({ title: 'Kleid Inka' })).toBe(true)
  })
})

it.each([
  ['de', 'Kleider & Röcke', 'dress and skirt'],
  ['de', 'Sale', ''],
  ['fi', 'Mekot', ''],
])('translates %s %s to %j', (language, level, english) => {
  expect(translateLevel(level, language)).toBe(english)
})

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['pt_BR', 'pt'],
  ['German', 'de'],
  ['zh-Hans-CN', 'zh'],
  ['xx', undefined],
  ['', undefined],
  ['de'.repeat(1_000), undefined],
])('parseLanguage reads %s as %s', (text, code) => {
  expect(parseLanguage(text)).toBe(code)
})

describe('createLanguageCounter', () => {
  it.each([
    ['de', 'Kleid aus Leinen mit Gürtel und Taschen, für den Sommer'],
    ['fr', 'Robe en lin avec ceinture et poches pour une soirée dans les jardins'],
    ['sv', 'Klänning av linne för sommaren och med fickor som är stora'],
    ['pl', 'Sukienka z lnu na lato oraz dla niej'],
    ['ja', '夏のためのリネンワンピースです'],
    ['en', 'A linen dress with pockets for the summer, and your favourite'],
    [undefined, 'Harbour 501 Slim Navy'],
  ])('finds %s', (code, text) => {
    const counter = createLanguageCounter()
    for (let times = 0; times < 10; times += 1) counter.add(text)
    expect(counter.find()).toBe(code)
  })
})
