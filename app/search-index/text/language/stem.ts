import { stemExceptions, unstemmedWords } from './stem-exceptions.ts'

/**
 * Returns the stem of an English word. Removes plural endings and the
 * endings that retailers use for features ("belted", "pleated"), but leaves
 * alone words that would turn into different words (leggings, wedding).
 *
 *     dresses, dress → dress     hoodies, hoody → hoody     scarves → scarf     striped, stripes → stripe
 *     knitted → knit             running → run              501s → 501          grey → gray
 */
export function stem(word: string): string {
  const known = stemExceptions.get(word)
  if (known !== undefined) return known
  if (word.length < 3 || unstemmedWords.has(word)) return word
  const singular = toSingular(word)
  return stemExceptions.get(singular) ?? withoutPast(singular)
}

function toSingular(word: string): string {
  if (!word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return word
  if (/^\d+s$/.test(word)) return word.slice(0, -1)
  if (word.length < 4) return word
  // "Hoodies", "hoodie" and "hoody" share a stem; "tie" has a different one.
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

function withoutPast(word: string): string {
  if (word.length > 5 && word.endsWith('ie')) return `${word.slice(0, -2)}y`
  if (word.length < 5 || !word.endsWith('ed') || word.endsWith('eed')) return word
  const base = word.slice(0, -2)
  if (!/[aeiouy]/.test(base)) return word
  // Reduces the double consonant in "knitted" and "cropped", but not in "quilled" and "pressed".
  if (/([bdgmnprt])\1$/.test(base)) return base.slice(0, -1)
  return silentE.test(base) ? `${base}e` : base
}

/**
 * Matches stems that lost a silent e before "-ed": those with endings such as
 * sleev-, lac-, oversiz-, fring-, ruffl-, textur- and insulat-, and those with
 * a single vowel and a single final consonant, such as strip-, fad- and drap-.
 */
const silentE =
  /(?:[vzcu]|[aio]ng|[rdl]g|[^aeiouyrwl]l|ur|[^aeiou]at|^[^aeiouy]+[aiou][^aeiouywxg])$/
