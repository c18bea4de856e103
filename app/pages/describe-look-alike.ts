import { findColor } from '#app/domain/color.ts'
import { findMainFiber } from '#app/domain/fibers.ts'
import type { CardProduct } from '#app/domain/listing.ts'
import { toPlainText } from '#app/domain/plain-text.ts'
import {
  type Distinction,
  formatDistinction,
  toDescribed,
  toDistinctions,
} from '#app/vocabulary/distinctions.ts'
import { toWords } from '#app/vocabulary/to-words.ts'

/** The parts that fit beside a name on a card. */
const maxParts = 3
/** The characters that fit on one line of a card of 220 px, and those of several colors. */
const maxLength = 34
const maxColorsLength = 24
/** Of more colors, only the first is named, which is usually that of the picture. */
const maxColors = 2
/** As much of a description as is read for features. */
const maxDescription = 2_000

/**
 * Describes what the name of a product leaves out: its color, the features that its description
 * states, and its main material. Undefined if the source states none of them.
 *
 *     Quay Silk Fitted Shirt, in Sage, "Houndstooth. Long sleeve."    Sage, houndstooth, long sleeve
 *     Satin Sundress, in Cocoa, Plum and Navy                      Cocoa +2
 *     Satin Sundress - Plum, in Plum                                  undefined
 */
export function describeLookAlike(product: CardProduct): string | undefined {
  const name = product.unbrandedName || product.name
  const parts = [findColorText(product), ...findFeatures(product, name), findMaterial(product)]
  const named = new Set(toWords(name))
  const unnamed = parts.filter(part => part && !toWords(part).every(word => named.has(word)))
  const text = [...new Set(unnamed)].slice(0, maxParts).reduce<string>(addIfFits, '')
  return text === '' ? undefined : text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** Adds a part unless the text would get too long; the first part is never left out. */
function addIfFits(text: string, part: string | undefined): string {
  if (text === '') return part ?? ''
  const longer = `${text}, ${part}`
  return longer.length > maxLength ? text : longer
}

function findColorText({ colors = [], colorIds = [] }: CardProduct): string | undefined {
  const ours = colorIds.flatMap(id => findColor(id)?.name ?? [])
  const names = [...new Set(colors.length > 0 ? colors.map(({ name }) => name) : ours)]
  const all = names.join('/')
  if (names.length <= maxColors && (names.length < 2 || all.length <= maxColorsLength)) return all
  return `${names[0]} +${names.length - 1}`
}

/** What a picture shows most clearly comes first. */
const byVisibility = ['motif', 'wash', 'sleeve', 'neck', 'fit', 'rise', 'width']

function compareVisibility(a: Distinction, b: Distinction): number {
  const [first, second] = [a, b].map(one => byVisibility.indexOf(one.split(':')[0] ?? ''))
  return (first ?? 0) - (second ?? 0)
}

/** A feature that the name or a color already states is not repeated. */
function findFeatures({ description = '', colors = [] }: CardProduct, name: string): string[] {
  const stated = toDistinctions(
    { name, bareName: name },
    colors.map(color => color.name),
  )
  const text = toPlainText(description, maxDescription)
  return toDescribed(text, stated).sort(compareVisibility).map(formatDistinction)
}

function findMaterial({ composition }: CardProduct): string | undefined {
  return findMainFiber(composition)
}
