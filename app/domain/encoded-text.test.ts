import { expect, it } from 'vitest'
import { findEncodingFault, isStorableText } from './encoded-text.ts'

it.each([
  ['q=red+dress&page=2', undefined],
  ['q=100%25+cotton', undefined],
  ['q=caf%C3%A9%F0%9F%91%97', undefined],
  ['q=%5C..%2F..', undefined],
  ['q=a%0Ab', undefined],
  ['q=%EF%BF%BD', undefined],
  ['', undefined],
  ['q=a%00b', 'a null character'],
  ['q=a\0b', 'a null character'],
  ['%00=1', 'a null character'],
  ['q=%zz', 'a broken % escape'],
  ['q=50%', 'a broken % escape'],
  ['q=%1', 'a broken % escape'],
  ['q=%ff', 'characters that are not UTF-8'],
  ['q=%C0%80', 'characters that are not UTF-8'],
  ['q=%ED%A0%80', 'characters that are not UTF-8'],
  ['q=%F0%9F%91', 'characters that are not UTF-8'],
])('findEncodingFault reads %j as %j', (encoded, fault) => {
  expect(findEncodingFault(encoded)).toBe(fault)
})

it.each([
  ['a b', true],
  ['👗', true],
  ['a\0', false],
  ['\ud800', false],
])('isStorableText reads %j as %j', (text, isStorable) => {
  expect(isStorableText(text)).toBe(isStorable)
})
