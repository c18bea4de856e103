import type { ProductWords } from '#app/store/product-words.ts'
import { stem } from '../text/language/stem.ts'
import { toTokens } from '../text/language/to-tokens.ts'
import { toImpact } from '../text/terms/impact.ts'
import { createTermReader } from '../text/terms/term-reader.ts'

/**
 * The words of one product as fields of its document. A weighted text is written as `dress|48 red|20`:
 * a stem and its term frequency, which is its weight in all fields of the product together.
 */
export interface OfferWords {
  /** The stems outside the description with their weights: see field-weights.ts. */
  title: string
  /** The stems found only in the description. */
  mention: string
  /** All stems with how often they occur, weighed by field, which tells good matches apart. */
  uses: string
  /** The stems of the name, in order. */
  name: string
  terms: string[]
  /** Each stem with its impact, as `dress#143`; see impact.ts. */
  impacts: string[]
  titleTerms: string[]
  /** Word forms as written, which suggestions complete and misspelled words are corrected to. */
  forms: string[]
  titleForms: string[]
}

/** How many steps of a term frequency are a weight of 1. */
export const weightSteps = 16
/** A mention counts for less than any word outside the description; see impact.ts. */
const mostMentioned = 0.49
/** BM25F's weight, usual length and slope of each field whose occurrences are counted. */
const useFields = {
  name: { weight: 3, usual: 7, slope: 0.6 },
  brand: { weight: 3, usual: 2, slope: 0.1 },
  description: { weight: 1, usual: 40, slope: 0.75 },
}
const attributeWeight = 2
/** Longer words are typed by nobody, and Lucene refuses very long ones. */
export const longestWord = 200

/** Creates a function that reads the words of a product as fields of its document. */
export function createOfferWordReader(): (words: ProductWords) => OfferWords {
  const forms = createInterner()
  const read = createTermReader(forms.encode)
  return words => {
    const weights = new Map<string, number>()
    const titleTerms = new Set<string>()
    const isTitleForm = new Map<number, boolean>()
    const { name, description } = read(words, (form, weight, isTitle) => {
      const term = forms.stemOf(form)
      // Rounded as in our own index, whose sums take four bytes.
      weights.set(term, Math.fround((weights.get(term) ?? 0) + weight))
      isTitleForm.set(form, isTitle || (isTitleForm.get(form) ?? false))
      if (isTitle) titleTerms.add(term)
    })
    const isShort = (word: string) => word.length <= longestWord && word !== ''
    const terms = [...weights.keys()].filter(isShort)
    const all = [...isTitleForm.keys()].filter(form => isShort(forms.wordOf(form)))
    const inTitle = terms.filter(term => titleTerms.has(term))
    const mentioned = terms.filter(term => !titleTerms.has(term))
    const nameTerms = Array.from(name, forms.stemOf).filter(isShort)
    const uses = countUses(
      nameTerms,
      words.brand,
      Array.from(description, forms.stemOf),
      titleTerms,
    )
    return {
      title: format(inTitle, term => Math.max(weights.get(term) ?? 0, 1)),
      mention: format(mentioned, term => Math.min(weights.get(term) ?? 0, mostMentioned)),
      uses: format(
        terms.filter(term => uses.has(term)),
        term => uses.get(term) ?? 0,
      ),
      name: nameTerms.join(' '),
      terms,
      impacts: terms.map(term =>
        toImpactKey(term, toImpact(weights.get(term) ?? 0, titleTerms.has(term))),
      ),
      titleTerms: inTitle,
      forms: all.map(forms.wordOf),
      titleForms: all.filter(form => isTitleForm.get(form)).map(forms.wordOf),
    }
  }
}

/** Writes a stem and its impact so that keys of one stem are in the order of their impacts. */
export function toImpactKey(term: string, impact: number): string {
  return `${term}#${String(impact).padStart(3, '0')}`
}

/** Weighs how often each stem occurs in the name, the brand and the description. */
function countUses(
  name: readonly string[],
  brand: string,
  description: readonly string[],
  titleTerms: ReadonlySet<string>,
): Map<string, number> {
  const uses = new Map<string, number>()
  const add = (term: string, weight: number) => uses.set(term, (uses.get(term) ?? 0) + weight)
  for (const term of name) add(term, getWeight('name', name.length))
  const ofBrand = toTokens(brand).map(({ word }) => stem(word))
  for (const term of ofBrand)
    if (titleTerms.has(term)) add(term, getWeight('brand', ofBrand.length))
  for (const term of titleTerms) if (!uses.has(term)) add(term, attributeWeight)
  for (const term of description) add(term, getWeight('description', description.length))
  return uses
}

function getWeight(field: keyof typeof useFields, length: number): number {
  const { weight, usual, slope } = useFields[field]
  return weight / (1 - slope + (slope * length) / usual)
}

function format(terms: readonly string[], toWeight: (term: string) => number): string {
  return terms
    .map(term => `${term}|${Math.max(Math.round(toWeight(term) * weightSteps), 1)}`)
    .join(' ')
}

/** Numbers word forms and looks up their stems once. */
function createInterner() {
  const numbers = new Map<string, number>()
  const words: string[] = []
  const stems: string[] = []
  return {
    encode(word: string): number {
      const known = numbers.get(word)
      if (known !== undefined) return known
      // The word is copied, because a slice would keep the whole description in memory.
      const own = Buffer.from(word).toString()
      const number = words.push(own) - 1
      numbers.set(own, number)
      stems.push(stem(own))
      return number
    },
    wordOf: (form: number) => words[form] ?? '',
    stemOf: (form: number) => stems[form] ?? '',
  }
}
