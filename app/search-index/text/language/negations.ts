import { stem } from './stem.ts'
import { stopWords } from './stop-words.ts'

/** Words that turn the next word's meaning and that names of products and brands contain, too. */
const namedNegations: ReadonlySet<string> = new Set(['no', 'non', 'not', 'without'])

/** Words that say in a query that products with the next word are not wanted. */
export const negations: ReadonlySet<string> = new Set([
  ...namedNegations,
  ...'minus except excluding exclude besides lacking neither sans avoid'.split(' '),
  ...'dont doesnt isnt arent'.split(' '),
])

/** Names of features that contain a negation, whatever the catalogue has at the moment. */
const negatedFeatures: ReadonlySet<string> = new Set(
  'no show,no iron,non iron,no slip,non slip,no tie,no wire,non wire,no crease,non crease,non stick,no sew'.split(
    ',',
  ),
)

/** Returns true for words such as "non-iron", which describe a feature. Takes the word's stem. */
export function isNegatedFeature(negation: string, root: string): boolean {
  return negatedFeatures.has(`${negation} ${root}`)
}

/**
 * Returns the form under which the index knows that a text has a word right after a negation. No
 * typed word is close enough to such a form to be completed or corrected to it.
 */
export function toNegatedForm(negation: string, root: string): string {
  return `!${negation}!!${root}`
}

/** Lists the forms for a word after any negation that names contain. Takes the word's stem. */
export function listNegatedForms(root: string): string[] {
  return [...namedNegations].map(negation => toNegatedForm(negation, root))
}

/**
 * Creates a reader that takes a text's words one by one and returns the negated form that ends
 * with the word, if there is one. Words such as the "any" of "without any stripes" are skipped.
 */
export function createNegationReader(): (word: string) => string | undefined {
  let negation: string | undefined
  return word => {
    if (namedNegations.has(word)) {
      negation = word
      return undefined
    }
    if (negation === undefined || stopWords.has(word)) return undefined
    const form = toNegatedForm(negation, stem(word))
    negation = undefined
    return form
  }
}
