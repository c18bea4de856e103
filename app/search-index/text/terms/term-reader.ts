import { ancestorsOf } from '#app/domain/category-tree.ts'
import type { ProductWords } from '#app/store/product-words.ts'
import { toColorWords } from '#app/vocabulary/color-words.ts'
import { remember } from '#app/vocabulary/remember.ts'
import { toHeadForm } from '../language/head-form.ts'
import { createNegationReader } from '../language/negations.ts'
import { forEachWord } from '../language/to-tokens.ts'
import { fieldWeights } from './field-weights.ts'

/**
 * The number of words to index from a description. Care
 * instructions and delivery notes come later in the text.
 */
const maxDescriptionWords = 60
/** The maximum number of words in a name or a list of colors; anything longer is spam. */
const maxFieldWords = 48

type Field = keyof typeof fieldWeights

/** `weight` is the contribution of this occurrence alone, before other occurrences are added. */
type Visit = (form: number, weight: number, isTitle: boolean) => void

/**
 * Visits every word form by which a product can be found.
 * Linked words ("off-white") are also visited as one word.
 */
export type TermReader = (words: ProductWords, visit: Visit) => void

/**
 * Creates a function that reads the terms of a product. `encode` returns the number of a word form.
 */
export function createTermReader(encode: (word: string) => number): TermReader {
  const read = (text: string, isTitle: boolean): FieldForms => {
    const { all, count } = readField(text, isTitle)
    return { all: Uint32Array.from(all, encode), count }
  }
  /**
   * The results are cached, because a million products share
   * the same few thousand brands, categories and colors.
   */
  const readShared = remember(text => read(text, true))
  const readCanonical = remember(colors => Uint32Array.from(findOtherColors(colors), encode))
  const readHead = remember(name => {
    const head = findHead(name)
    return head === '' ? noForm : encode(toHeadForm(head))
  })
  const readLevels = remember(path => path.split(/\s*[>›|/]\s*/))

  function visitField(text: string, field: Field, visit: Visit): void {
    if (text === '') return
    const { weight, usual, slope } = fieldWeights[field]
    const isTitle = field !== 'description'
    const { all, count } = field === 'name' || !isTitle ? read(text, isTitle) : readShared(text)
    const each = weight / (1 - slope + (slope * count) / usual)
    for (let at = 0; at < all.length; at += 1) visit(all[at] ?? 0, each, isTitle)
  }

  return (words, visit) => {
    visitField(words.name, 'name', visit)
    const head = findHead(words.name)
    if (head !== '') {
      visit(encode(head), fieldWeights.head.weight, true)
      visit(encode(toHeadForm(head)), fieldWeights.kind.weight, false)
    }
    visitField(words.brand, 'brand', visit)
    const levels = words.category ? readLevels(words.category) : toNames(words.categoryId)
    const leaf = levels.at(-1) ?? ''
    visitField(leaf, 'leaf', visit)
    const leafHead = readHead(leaf)
    if (leafHead !== noForm) visit(leafHead, fieldWeights.kind.weight, false)
    if (levels.length > 1) visitField(levels.slice(0, -1).join(' · '), 'branch', visit)
    visitField(words.colors, 'color', visit)
    // Lets a search for "blue" find products in midnight navy.
    for (const form of readCanonical(words.colors)) visit(form, fieldWeights.canonical.weight, true)
    visitField(words.materials, 'material', visit)
    visitField(words.description, 'description', visit)
  }
}

const noForm = -1

interface FieldForms {
  all: Uint32Array
  count: number
}

interface FieldWords {
  /** All words, including those made by joining two words, and negated forms. */
  all: readonly string[]
  /** The number of words as written. */
  count: number
}

function readField(text: string, isTitle: boolean): FieldWords {
  const limit = isTitle ? maxFieldWords : maxDescriptionWords
  const all: string[] = []
  let count = 0
  let joined = ''
  const readNegated = createNegationReader()
  forEachWord(text, (word, isLinked) => {
    if (count >= limit) return
    count += 1
    all.push(word)
    joined = isLinked ? joined + word : word
    if (isTitle && isLinked) all.push(joined)
    const negated = readNegated(word)
    if (negated !== undefined) all.push(negated)
  })
  return { all, count }
}

const tail = /\s(?:with|for|in|from|by|w\/|-|–|—|\|)\s|[,|(/]/i

function findHead(name: string): string {
  const end = name.search(tail)
  let last = ''
  forEachWord(end === -1 ? name : name.slice(0, end), word => {
    last = word
  })
  return last
}

/** Returns the names of the category's ancestors, most general first. */
function toNames(categoryId: string | undefined): string[] {
  return ancestorsOf(categoryId).map(({ name }) => name)
}

function findOtherColors(colors: string): string[] {
  return toColorWords(colors).filter(word => !colors.toLowerCase().includes(word))
}
