/** Kept small inside a name. */
const particles = new Set(
  'a and at by da de del della der des di du et for from in la le les of on or the to und van von y & +'.split(
    ' ',
  ),
)

/**
 * A name that came all in capitals or all in small letters, as a name is written; others stay as they are.
 *
 *     NORTHQUAY          Northquay
 *     van der linde      Van der Linde
 *     CUTLER'S YARD      Cutler's Yard
 *     POMME D'ÉTÉ        Pomme d'Été
 *     DKNY, MCM          themselves: initials have no vowel or are short
 *     MM6 Maison         itself
 */
export function toTitleCase(name: string): string {
  const isUpper = name === name.toUpperCase()
  if (!isUpper && name !== name.toLowerCase()) return name
  if (isUpper && /^[\p{L}\p{N}.&+/-]+$/u.test(name) && isInitials(name)) return name
  return (
    name
      .toLowerCase()
      // Of the Turkish İ a dot is left over.
      .replace(/i\u0307/g, 'i')
      .split(/(?<=[\s/-])/)
      .map((word, at) => (at > 0 && particles.has(word.trim()) ? word : toCapital(word, at)))
      .join('')
  )
}

function isInitials(name: string): boolean {
  return name.length <= 3 || !/[aeiouyà-ý]/i.test(name)
}

/** d'été inside a name → d'Été, at its front → D'Été */
function toCapital(word: string, at: number): string {
  const [, article = '', rest = word] = /^([dl]['’])(.+)$/.exec(word) ?? []
  return (at === 0 ? capitalise(article) : article) + capitalise(rest)
}

/** The first letter, which may stand behind a digit or a bracket. */
function capitalise(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]*\p{L}/u, start => start.toUpperCase())
}
