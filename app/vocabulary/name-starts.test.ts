import { describe, expect, it } from 'vitest'
import { findNameStarts } from './name-starts.ts'

describe('findNameStarts', () => {
  it.each<[name: string, keys: string[]]>([
    ['Northquay Harbour Shirt', ['northquayharbourshirt', 'northquayharbour', 'northquay']],
    ['NORTHQUAY® - Shirt', ['northquayshirt', 'northquay', 'northquay']],
    ['Northquay', ['northquay']],
    // Colors, materials, kinds, styles, people and common adjectives are no brands by themselves.
    ['Silk Shirt', []],
    ['Mango Wool Dress', []],
    ['Black Midi Skirt', []],
    ['Classic Leather Belt', []],
    ["Women's Floral Dress", []],
    ['Free Cotton Tee', []],
    // A list names these, whatever their words.
    ['Free People Dress', ['freepeopledress', 'freepeople']],
    ['Frye Boots', ['fryeboots', 'frye']],
    // Text in small letters is no name, unless the list has it.
    ['harbour shirt', []],
    ['adidas Shirt', ['adidas']],
    // A name that goes on is not the brand.
    ['Adair & Sons Shirt', ['adairsonsshirt', 'adairsons']],
    // Numbers, initials and placeholders are no names.
    ['501 Jeans', []],
    ['X Shirt', ['xshirt']],
    ['N/A', []],
    ['', []],
  ])('reads %j', (name, keys) => {
    expect(findNameStarts(name).map(({ key }) => key)).toEqual(keys)
  })

  it.each([
    ['Northquay - Harbour Shirt', 'Northquay', 'Harbour Shirt'],
    ['NORTHQUAY Harbour Shirt', 'Northquay', 'Harbour Shirt'],
    ['Northquay', 'Northquay', 'Northquay'],
  ])('separates the brand of %j from the rest', (name, brand, rest) => {
    const start = findNameStarts(name).find(({ key }) => key === 'northquay')
    expect(start).toEqual({ key: 'northquay', name: brand, rest })
  })
})
