import { ancestorsOf } from '#app/domain/category-tree.ts'
import { remember } from '#app/sources/vocabulary/remember.ts'
import { toColorWords } from './color-names.ts'
import { forEachWord } from './to-tokens.ts'
import type { ProductWords } from './word-door.ts'

/** What is read of a description: what a thing is comes first, care and delivery come after. */
const maxDescriptionWords = 60
/** No honest name or list of colours is longer. */
const maxFieldWords = 48

/** How much one occurrence says, by where it stands; how much a long field is held against it. */
const fields = {
  name: { weight: 3, usual: 7, slope: 0.35 },
  /** The last word before "with …" and the like: a dress shirt is a shirt. */
  head: { weight: 1.6, usual: 1, slope: 0 },
  brand: { weight: 3, usual: 2, slope: 0.1 },
  leaf: { weight: 2.6, usual: 2, slope: 0.1 },
  branch: { weight: 1, usual: 4, slope: 0.1 },
  color: { weight: 1.6, usual: 2, slope: 0.3 },
  canonical: { weight: 1.1, usual: 1, slope: 0 },
  material: { weight: 1.2, usual: 2, slope: 0.3 },
  description: { weight: 0.5, usual: 40, slope: 0.5 },
} as const

type Field = keyof typeof fields

/** `weight`: how much this one occurrence says of the product, before it is set against all others of the term. */
type Visit = (word: string, weight: number, isTitle: boolean) => void

/** Every word a product is found by. Those written as one with the next ("off-white") are found joined as well. */
export function forEachTerm(words: ProductWords, visit: Visit): void {
  visitField(words.name, 'name', visit)
  visitHead(words.name, visit)
  visitField(words.brand, 'brand', visit)
  const levels = toLevels(words)
  visitField(levels.at(-1) ?? '', 'leaf', visit)
  if (levels.length > 1) visitField(levels.slice(0, -1).join(' · '), 'branch', visit)
  visitField(words.colors, 'color', visit)
  // Midnight navy is found by who looks for blue.
  for (const word of readOtherColors(words.colors)) visit(word, fields.canonical.weight, true)
  visitField(words.materials, 'material', visit)
  visitField(words.description, 'description', visit)
}

function visitField(text: string, field: Field, visit: Visit): void {
  if (text === '') return
  const { weight, usual, slope } = fields[field]
  const isTitle = field !== 'description'
  const words = field === 'name' || !isTitle ? readField(text, isTitle) : readShared(text)
  const each = weight / (1 - slope + (slope * words.count) / usual)
  for (const word of words.all) visit(word, each, isTitle)
}

interface FieldWords {
  /** Joined ones among them. */
  all: readonly string[]
  /** How many are written. */
  count: number
}

/** The same few thousand brands, categories and colours stand in a million products. */
const readShared = remember(text => readField(text, true))

function readField(text: string, isTitle: boolean): FieldWords {
  const limit = isTitle ? maxFieldWords : maxDescriptionWords
  const all: string[] = []
  let count = 0
  let joined = ''
  forEachWord(text, (word, isLinked) => {
    if (count >= limit) return
    count += 1
    all.push(word)
    joined = isLinked ? joined + word : word
    if (isTitle && isLinked) all.push(joined)
  })
  return { all, count }
}

const tail = /\s(?:with|for|in|from|by|w\/|-|–|—|\|)\s|[,|(/]/i

function visitHead(name: string, visit: Visit): void {
  const head = name.split(tail, 1)[0] ?? ''
  let last = ''
  forEachWord(head, word => {
    last = word
  })
  if (last !== '') visit(last, fields.head.weight, true)
}

/** From wide to narrow, as told, else as our own tree names them. */
function toLevels({ category, categoryId }: ProductWords): string[] {
  if (category) return category.split(/\s*[>›|/]\s*/)
  return ancestorsOf(categoryId).map(({ name }) => name)
}

const readOtherColors = remember(colors =>
  toColorWords(colors).filter(word => !colors.toLowerCase().includes(word)),
)
