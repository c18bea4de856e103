import { expect, it } from 'vitest'
import type { SizeId } from '#app/domain/size.ts'
import { findSizeCut } from './size-cut.ts'

it.each<[sizes: string, cut: string | undefined]>([
  ['us:0 us:2', 'regular'],
  ['letter:m eu:40', 'regular'],
  ['us:18-plus letter:3x', 'plus'],
  ['letter:3xl', 'regular'],
  ['us:2-petite', 'petite'],
  ['letter:m-tall', 'tall'],
  ['us:12 us:18-plus', undefined],
  // Shoes, rings and sizes for children come in one cut.
  ['shoe-us:8 age:3-4y one', undefined],
  ['', undefined],
])('findSizeCut reads %j as %j', (sizes, cut) => {
  expect(findSizeCut(sizes.split(' ').filter(Boolean) as SizeId[])).toBe(cut)
})
