/** Words that are written in lower case inside a name. */
const particles = new Set(
  'a and at by da de del della der des di du et for from in la le les of on or the to und van von y & +'.split(
    ' ',
  ),
)

/** Initialisms that could also be read as words. */
const initialisms = new Set(
  'ucla usc lsu unc fsu osu byu ncaa nba usa uk nyc eu ufc espn nasa uspa asos rvca aeo'.split(' '),
)
/** Abbreviations without a vowel that are capitalized like words. */
const abbreviations = new Set('dr mr mrs ms st jr sr ltd nd rd th'.split(' '))
/** A single word with at most this many capitals is left as it is, because it may be initials. */
const maxInitials = 4

/**
 * Capitalizes a name that is all in capitals or all in lower case; other names stay
 * as they are. Words without a vowel count as initials, and so does a short name that
 * is all in capitals: "Ucla" would be wrong, while "VALE" is merely capitalized.
 *
 *     NORTHQUAY               Northquay
 *     van der linde           Van der Linde
 *     CUTLER'S YARD           Cutler's Yard
 *     POMME D'ÉTÉ             Pomme d'Été
 *     DKNY, UCLA, VALE        themselves
 *     NYX PROFESSIONAL MAKEUP NYX Professional Makeup
 *     ST. JOHN, BLUE SKY      St. John, Blue Sky
 *     MM6 Maison              itself
 */
export function toTitleCase(name: string): string {
  const isUpper = name === name.toUpperCase()
  if (!isUpper && name !== name.toLowerCase()) return name
  if (isUpper && name.length <= maxInitials && /^[\p{L}\p{N}.&+/-]+$/u.test(name)) return name
  return (
    name
      .toLowerCase()
      // Converting the Turkish İ to lower case leaves a combining dot.
      .replace(/i\u0307/g, 'i')
      .split(/(?<=[\s/-])/)
      .map((word, at) => (at > 0 && particles.has(word.trim()) ? word : toCapital(word, at)))
      .join('')
  )
}

/**
 * True if a word consists of initials. Expects a lower-case word, possibly with other
 * characters around its letters. The y of NYX and DKNY is an initial, not a vowel.
 */
function isInitials(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '')
  if (initialisms.has(letters)) return true
  if (letters.length < 2 || abbreviations.has(letters)) return false
  return /^\p{Script=Latin}+$/u.test(letters) && !/[aeiouyà-ý]/.test(letters.replace('ny', ''))
}

/**
 * Capitalizes a word: d'été inside a name → d'Été, at its
 * start → D'Été, o'neill → O'Neill, nyx → NYX
 */
function toCapital(word: string, at: number): string {
  if (isInitials(word)) return word.toUpperCase()
  const [, article = '', rest = word] = /^([dlo]['’])(.+)$/.exec(word) ?? []
  return (at === 0 || article.startsWith('o') ? capitalise(article) : article) + capitalise(rest)
}

/** Capitalizes the first letter, even after a bracket or another mark. */
function capitalise(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]*\p{L}/u, start => start.toUpperCase())
}
