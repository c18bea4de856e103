import { keptWords, stemExceptions } from './stem-exceptions.ts'

/**
 * What the forms of a word have in common. English, and light on purpose: it takes off plurals and the endings that
 * shops put on what a thing has ("belted", "pleated"), and leaves alone what would become another thing (leggings, wedding).
 *
 *     dresses, dress → dress     hoodies, hoody → hoody     scarves → scarf     striped, stripes → stripe
 *     knitted → knit             running → run              501s → 501          grey → gray
 */
export function stem(word: string): string {
  const known = stemExceptions.get(word)
  if (known !== undefined) return known
  if (word.length < 3 || keptWords.has(word)) return word
  const singular = toSingular(word)
  return stemExceptions.get(singular) ?? withoutPast(singular)
}

function toSingular(word: string): string {
  if (!word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return word
  if (/^\d+s$/.test(word)) return word.slice(0, -1)
  if (word.length < 4) return word
  // Hoodies, hoodie and hoody are one; a tie is none of them.
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

function withoutPast(word: string): string {
  if (word.length > 5 && word.endsWith('ie')) return `${word.slice(0, -2)}y`
  if (word.length < 5 || !word.endsWith('ed') || word.endsWith('eed')) return word
  const base = word.slice(0, -2)
  if (!/[aeiouy]/.test(base)) return word
  // Knitted, cropped; but quilled and pressed have their letters from the start.
  if (/([bdgmnprt])\1$/.test(base)) return base.slice(0, -1)
  return silentE.test(base) ? `${base}e` : base
}

/**
 * What ends so in English has an e that "-ed" took: sleev-, lac-, oversiz-, fring-, ruffl-, textur-, insulat-; and what
 * has a single vowel before a single consonant and no other vowel: strip-, fad-, drap-.
 */
const silentE = /(?:[vzcu]|[aio]ng|[rdl]g|[^aeiouyrwl]l|ur|[^aeiou]at|^[^aeiouy]+[aiou][^aeiouywxg])$/
