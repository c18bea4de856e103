import { describe, expect, it } from 'vitest'
import { stem } from './stem.ts'

describe('stem', () => {
  it.each([
    ['dress', 'dresses'],
    ['hoody', 'hoodies', 'hoodie'],
    ['boot', 'boots'],
    ['blouse', 'blouses'],
    ['scarf', 'scarves', 'scarfs'],
    ['watch', 'watches'],
    ['box', 'boxes'],
    ['stripe', 'striped', 'stripes', 'stripey'],
    ['sleeve', 'sleeved', 'sleeves'],
    ['belt', 'belted', 'belts'],
    ['pleat', 'pleated', 'pleats'],
    ['crop', 'cropped'],
    ['knit', 'knitted', 'knits'],
    ['rib', 'ribbed'],
    ['quilt', 'quilted', 'quilts'],
    ['distress', 'distressed'],
    ['fringe', 'fringed'],
    ['fade', 'faded'],
    ['drape', 'draped'],
    ['wash', 'washed'],
    ['tailor', 'tailored'],
    ['button', 'buttoned', 'buttons'],
    ['run', 'running'],
    ['gray', 'grey'],
    ['women', 'womens', 'woman', 'ladies'],
    ['men', 'mens', 'man'],
    ['pajama', 'pyjamas', 'pajamas', 'pjs'],
    ['jewelry', 'jewellery'],
    ['levi', 'levis'],
    ['501', '501s'],
    ['party', 'parties'],
    ['tie', 'ties'],
  ])('LS2 maps %s to one stem', (root, ...forms) => {
    for (const form of [root, ...forms]) expect([form, stem(form)]).toEqual([form, root])
  })

  it.each([
    ['leggings', 'leg'],
    ['wedding', 'wed'],
    ['clothing', 'cloth'],
    ['canvas', 'canva'],
    ['jeans', 'denim'],
    ['tennis', 'tenni'],
    ['ring', 'r'],
    ['earring', 'ear'],
    ['tweed', 'twe'],
    ['cape', 'cap'],
    ['tie', 'ty'],
    ['shorts', 'shirt'],
  ])('keeps %s and %s apart', (word, other) => {
    expect(stem(word)).not.toBe(stem(other))
  })
})
