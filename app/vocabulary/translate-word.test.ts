import { expect, it } from 'vitest'
import { translateWord } from './translate-word.ts'

it.each([
  ['vestido', 'dress'],
  ['kleid', 'dress'],
  ['chaussures', 'shoe'],
  ['zapatos', 'shoe'],
  ['camiseta', 'tee'],
  ['herren', 'men'],
  ['mujer', 'women'],
  ['rojo', 'red'],
  ['negra', 'black'],
  ['schwarze', 'black'],
  ['azul', 'blue'],
  // A skirt, but also music, and a color of three letters.
  ['rock', undefined],
  ['rot', undefined],
  ['dress', undefined],
  ['heron', undefined],
])('LS2 translates %j to %j', (word, english) => {
  expect(translateWord(word)).toBe(english)
})
