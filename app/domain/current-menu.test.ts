import { expect, it } from 'vitest'
import { findCurrentLink } from './current-menu.ts'

const women = '/products/women/womens-clothes'
const bags = '/products/women/handbags'
const men = '/products/men/mens-clothes'
const links = [women, men, bags, '/brands', '/']

it.each([
  ['the link itself', women, women],
  ['a category below it', '/products/women/day-dresses', women],
  ['a category below another link', '/products/women/shoulder-bags', bags],
  ['a main category', '/products/men', men],
  ['a category that no link is above', '/products/men/mens-shoes', men],
  ['a page that is not a list', '/brands', '/brands'],
  ['a page below it', '/brands/more', '/brands'],
  ['every product', '/products', undefined],
  ['another page', '/company/about', undefined],
  ['an unknown category', '/products/women/nothing', undefined],
])('LY2 findCurrentLink marks %s', (_, path, link) => {
  expect(findCurrentLink(links, path)).toBe(link)
})
