import { draw, pick } from '../../sandbox/world/draw.ts'
import { mix } from '../../sandbox/world/hash.ts'

const onsets = 'b br c ch cl d dr f fl g gr h j k kl l m n p pr qu r s sh st t th tr v w z'.split(
  ' ',
)
const vowels = 'a e i o u ai ea ia io ou'.split(' ')
const codas = 'l ll n nd r rt s ss t th x m ck'.split(' ')
const seconds =
  'Row, Studio, Lane, & Sons, Atelier, Supply, House, Paris, Union, Moon, Red, Park'.split(', ')

/**
 * Derives an invented name from an index; collisions are rare. Every fourth
 * name has a second word that it shares with others, as many real brands do.
 */
export function inventName(purpose: number, index: number): string {
  const seed = mix(purpose, index)
  const syllables = 2 + Math.floor(draw(seed, 0) * 2)
  let word = ''
  for (let at = 1; at <= syllables; at += 1)
    word +=
      pick(onsets, draw(seed, at)) +
      pick(vowels, draw(seed, at + 10)) +
      (at === syllables ? pick(codas, draw(seed, 9)) : '')
  const name = word.charAt(0).toUpperCase() + word.slice(1)
  return draw(seed, 30) < 0.25 ? `${name} ${pick(seconds, draw(seed, 31))}` : name
}
