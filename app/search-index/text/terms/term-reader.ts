import { ancestorsOf } from '#app/domain/category-tree.ts'
import type { ProductWords } from '#app/store/product-words.ts'
import { toColorWords } from '#app/vocabulary/color-words.ts'
import { remember } from '#app/vocabulary/remember.ts'
import { toHeadForm } from '../language/head-form.ts'
import { createNegationReader } from '../language/negations.ts'
import { stem } from '../language/stem.ts'
import { isClosedCompound, isInseparable, isQualifyingKind } from '../language/synonyms.ts'
import { forEachWord, toTokens } from '../language/to-tokens.ts'
import { findColorByName, findNamedColors, toColorForm } from '../names/color-names.ts'
import { isGenericWord } from '../names/is-generic-word.ts'
import { findValueByName } from '../names/value-names.ts'
import { fieldWeights, weighOccurrence } from './field-weights.ts'

/**
 * The number of words to index from a description. Care
 * instructions and delivery notes come later in the text.
 */
const maxDescriptionWords = 200
/** The maximum number of words in a name or a list of colors; anything longer is spam. */
export const maxFieldWords = 48

type Field = keyof typeof fieldWeights

/** `weight` is the contribution of this occurrence alone, before other occurrences are added. */
type Visit = (form: number, weight: number, isTitle: boolean) => void

/**
 * Visits every word form by which a product can be found.
 * Linked words ("off-white") are also visited as one word.
 * Returns the forms of the name's words and of the description's, in order.
 */
export type TermReader = (
  words: ProductWords,
  visit: Visit,
) => { name: Uint32Array; description: Uint32Array }

/**
 * Creates a function that reads the terms of a product. `encode` returns the number of a word form.
 */
export function createTermReader(encode: (word: string) => number): TermReader {
  const read = (text: string, isTitle: boolean): FieldForms => {
    const { all, parts, written } = readField(text, isTitle)
    return {
      all: Uint32Array.from(all, encode),
      parts: Uint32Array.from(parts, encode),
      written: Uint32Array.from(written, encode),
    }
  }
  /**
   * The results are cached, because a million products share
   * the same few thousand brands, categories and colors.
   */
  const readShared = remember(text => read(text, true))
  const readCanonical = remember(colors => Uint32Array.from(findOtherColors(colors), encode))
  const readStated = remember(colors =>
    Uint32Array.from(toColorWords(colors).map(toColorForm), encode),
  )
  const findColorForms = (words: ProductWords) => listColorForms(words).map(encode)
  const readHead = remember(name => {
    const head = findHead(name)
    return head === '' ? noForm : encode(toHeadForm(head))
  })
  /**
   * The forms of a brand's words that mean something else in searches: The Linen Ledger sells no linen,
   * and not all that The Shirt Company sells are shirts.
   */
  const readGeneric = remember(brand => {
    const words = toTokens(brand).map(({ word }) => word)
    return new Set(
      words.length < 2 ? [] : words.filter(word => isGenericWord(stem(word))).map(encode),
    )
  })
  const readLevels = remember(path => path.split(/\s*[>›|/]\s*/))

  function visitField(text: string, field: Field, visit: Visit): Uint32Array {
    if (text === '') return noForms
    const isTitle = field !== 'description'
    const { all, parts, written } =
      field === 'name' || !isTitle ? read(text, isTitle) : readShared(text)
    const each = weighOccurrence(fieldWeights[field], written.length)
    for (let at = 0; at < all.length; at += 1) visit(all[at] ?? 0, each, isTitle)
    for (let at = 0; at < parts.length; at += 1) visit(parts[at] ?? 0, each, false)
    return written
  }

  return (words, visitForm) => {
    const generic = readGeneric(words.brand)
    const mentioned = new Set(generic)
    const visit: Visit = (form, weight, isTitle) => {
      if (isTitle) mentioned.delete(form)
      visitForm(form, weight, isTitle)
    }
    const startsWithBrand = words.name.toLowerCase().startsWith(`${words.brand.toLowerCase()} `)
    // Those of the brand come first: The Linen Ledger Linen Shirt.
    const ofBrand = new Set(startsWithBrand ? generic : [])
    const name = visitField(words.name, 'name', (form, weight, isTitle) => {
      if (!ofBrand.delete(form)) visit(form, weight, isTitle)
    })
    const head = findHead(words.name)
    if (head !== '') {
      visit(encode(head), fieldWeights.head.weight, true)
      visit(encode(toHeadForm(head)), fieldWeights.kind.weight, false)
    }
    visitField(words.brand, 'brand', (form, weight, isTitle) => {
      if (!generic.has(form)) visit(form, weight, isTitle)
    })
    const levels = words.category ? readLevels(words.category) : toNames(words.categoryId)
    const leaf = levels.at(-1) ?? ''
    visitField(leaf, 'leaf', visit)
    const leafHead = readHead(leaf)
    if (leafHead !== noForm) visit(leafHead, fieldWeights.kind.weight, false)
    if (levels.length > 1) visitField(levels.slice(0, -1).join(' · '), 'branch', visit)
    const others = toNames(words.otherCategoryId).filter(name => !levels.includes(name))
    visitField(others.join(' · '), 'branch', visit)
    visitField(words.audience ?? '', 'branch', visit)
    visitField(words.colors, 'color', visit)
    // Lets a search for "blue" find products in midnight navy.
    for (const form of readCanonical(words.colors)) visit(form, fieldWeights.canonical.weight, true)
    const ofColor = words.colors === '' ? findColorForms(words) : readStated(words.colors)
    for (const form of ofColor) visit(form, fieldWeights.kind.weight, false)
    visitField(words.materials, 'material', visit)
    visitField(words.cuts ?? '', 'cut', visit)
    // A shirt of The Shirt Company is no more of a shirt than others.
    for (const form of mentioned) visit(form, fieldWeights.description.weight, false)
    const description = visitField(words.description, 'description', visit)
    return { name, description }
  }
}

/** A brand such as Red Wing says nothing about the color of its products. */
function listColorForms({ name, brand }: ProductWords): string[] {
  const ofBrand = new Set(toTokens(brand).map(({ word }) => stem(word)))
  return findNamedColors(name, ofBrand).map(toColorForm)
}

const noForm = -1
const noForms = new Uint32Array(0)

interface FieldForms {
  all: Uint32Array
  parts: Uint32Array
  written: Uint32Array
}

interface FieldWords {
  /** All words, including those made by joining two words, and negated forms. */
  all: readonly string[]
  /**
   * Words that match as weakly as those of the description: the words of closed compounds, and kinds
   * that only say which kind the next word is.
   */
  parts: readonly string[]
  /** The words as written. */
  written: readonly string[]
}

function readField(text: string, isTitle: boolean): FieldWords {
  const limit = isTitle ? maxFieldWords : maxDescriptionWords
  const all: string[] = []
  const written: string[] = []
  const parts: string[] = []
  let joined = ''
  let last = ''
  const readNegated = createNegationReader()
  forEachWord(text, (word, isLinked) => {
    if (written.length >= limit) return
    written.push(word)
    joined = isLinked ? joined + word : word
    if (isTitle && last !== '' && isClosed(last, word)) {
      all.splice(all.lastIndexOf(last), 1)
      parts.push(last, word)
      all.push(last + word)
    } else if (isTitle && all.at(-1) === last && isQualifyingKind(stem(last), stem(word))) {
      parts.push(...all.splice(-1))
      all.push(word, last + word)
    } else if (!isTitle && isMadeOf(word, last)) {
      all.splice(all.lastIndexOf(last), 1)
      all.push(word, last + word)
    } else {
      all.push(word)
      if (isTitle && isLinked) all.push(joined)
      const pair = [stem(last), stem(word)]
      if (isTitle && isInseparable(pair)) all.push(pair.join(''))
    }
    last = word
    const negated = readNegated(word)
    if (negated !== undefined) all.push(negated)
  })
  return { all, parts, written }
}

function isClosed(first: string, second: string): boolean {
  return isClosedCompound(stem(first + second))
}

/** Parts of a product whose materials descriptions mention. */
const partWords: ReadonlySet<string> = new Set(
  'patch lining sole outsole insole footbed trim collar cuff label tab tag badge piping binding button'
    .split(' ')
    .map(stem),
)

/**
 * Returns true if the word before a part of a product says what it is made of: jeans
 * with a leather patch are not of leather. The two are indexed as one word.
 */
function isMadeOf(part: string, before: string): boolean {
  return partWords.has(stem(part)) && findValueByName([stem(before)])?.group === 'materials'
}

/** Separates what the product is from what it has, is for or is made of. */
const tail = /\s(?:with|for|in|from|by|w\/|-|–|—|\|)\s|[,|(/]/i

function findHead(name: string): string {
  const end = name.search(tail)
  let [before, last] = ['', '']
  forEachWord(end === -1 ? name : name.slice(0, end), word => {
    // A color behind the noun is no kind of product: Wool Coat Black.
    if (last !== '' && findColorByName([stem(word)]) !== undefined) return
    before = last
    last = word
  })
  return isClosed(before, last) ? before + last : last
}

/** Returns the names of the category's ancestors, most general first. */
function toNames(categoryId: string | undefined): string[] {
  return ancestorsOf(categoryId).map(({ name }) => name)
}

function findOtherColors(colors: string): string[] {
  return toColorWords(colors).filter(word => !colors.toLowerCase().includes(word))
}
