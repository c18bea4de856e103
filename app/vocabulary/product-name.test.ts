import { expect, it } from 'vitest'
import { toProductName } from './product-name.ts'

it.each([
  ['WILLA COTTON-HEMP DENIM STRAIGHT JEANS', 'Willa Cotton-Hemp Denim Straight Jeans'],
  ['ELLERY PARTY DRESS', 'Ellery Party Dress'],
  ['V-NECK TEE XL', 'V-Neck Tee XL'],
  ['AIR RUNNER II GTX', 'Air Runner II GTX'],
  ['NASA T-SHIRT, 2-PACK', 'NASA T-Shirt, 2-Pack'],
  ['LAMP WITH LED AND USB', 'Lamp With LED and USB'],
  ['ROBE D’ÉTÉ', 'Robe d’Été'],
  ['TROUSERS W32 BLACK/WHITE', 'Trousers W32 Black/White'],
  // Neither all in capitals nor in need of them
  ['Willa JEANS', 'Willa JEANS'],
  ['willa jeans', 'willa jeans'],
  ['BDU', 'BDU'],
  ['501', '501'],
  ['', ''],
])('LS4 capitalizes the words of a name in capitals: %j', (name, shown) => {
  expect(toProductName(name)).toBe(shown)
})
