import { type Material, materialAliases } from '#app/domain/facets/materials.ts'
import { imitating, tradeNames } from '#app/domain/material-names.ts'
import type { ProductMaterial } from '#app/domain/product.ts'

const materials = new Map(
  Object.entries(materialAliases).flatMap(([material, aliases]) => {
    const names = [material, ...aliases, ...(tradeNames[material as Material]?.split(', ') ?? [])]
    return names.map(name => [name, material as Material])
  }),
)

/** All names of materials. */
export const materialWords: readonly string[] = [...materials.keys()]

/** Imitations by the material that they look like. Those of other materials may be anything. */
const imitations: Partial<Record<Material, Material>> = {
  leather: 'polyurethane',
  suede: 'polyester',
}

// The longest names come first, because "merino wool" would otherwise match as merino.
const plainNames = [...materials.keys()].toSorted((a, b) => b.length - a.length).join('|')
/** "vegan leather", "faux croc-effect leather", "leather-look", "silk feel". */
const before = `(?:${imitating})[\\s-]+(?:(?!(?:and|or|with)\\s)[\\p{L}-]+\\s+)?`
const behind = '[\\s-]+(?:look|effect|like|alike|feel|touch|alternative|substitute|free)'
const imitation = new RegExp(`^(?:${before}(${plainNames})|(${plainNames})${behind})$`, 'iu')
// Imitations come first, because "faux leather" would otherwise match as leather.
const names = `${before}(?:${plainNames})|(?:${plainNames})${behind}|${plainNames}`
const percent = '(?<![\\d.,])(\\d{1,3})(?:[.,]\\d+)?\\s?%'
/**
 * Up to three words between the number and the material,
 * like "organic" or "GOTS certified recycled".
 */
const between = '\\s*(?!off\\b)(?:of\\s+)?(?:[\\p{L}-]+\\s+){0,3}?'
const percentFirst = new RegExp(`${percent}${between}(${names})(?!\\p{L})`, 'giu')
const percentLast = new RegExp(`(?<!\\p{L})(${names})\\s*[:(-]?\\s*${percent}`, 'giu')
const anyMaterial = new RegExp(`(?<!\\p{L})(${names})(?!\\p{L})`, 'giu')
/** Words that introduce a composition, with or without percentages. */
const labeled =
  /\b(?:materials?|composition|fabric|shell|outer|lining|upper|made of|made from)\b\s*:?\s([^.;\n]{1,80})/giu
/**
 * Words that mark the percentage after them as a discount:
 * "Save 20% on wool", "up to 50% cashmere sale".
 */
const discount = /(?:save|up to|extra|take|get|off|another)\s+$/i
const maxTextLength = 6_000

/**
 * Returns a product's composition: each material once, in the stated order, including
 * the materials of parts such as shell and lining. Empty if none is stated.
 *
 *     80% wool, 20% polyamide                        wool 80, polyamide 20
 *     Shell: 100% organic cotton; lining: 100% PU    cotton 100, polyurethane 100
 *     Cotton 95% / Spandex 5%                        cotton 95, elastane 5
 *     tags Cotton, Elastane                          cotton, elastane
 *     Material: faux leather                         polyurethane
 *     Upper: leather-look                            polyurethane
 *     a cotton-soft hand                             nothing: not a statement of materials
 *
 * `tags` are the source's own material fields, `description` is HTML.
 */
export function parseComposition(tags: readonly string[], description: string): ProductMaterial[] {
  const tagged = tags.join('; ')
  const text = description
    .slice(0, maxTextLength)
    .replace(/<[^>]*>/g, '\n')
    .replace(/&nbsp;|\u00a0/g, ' ')
  const stated = [...readPercents(tagged), ...readPercents(text)]
  const named = [tagged, ...[...text.matchAll(labeled)].map(([, behind = '']) => behind)]
  return toUnique([...stated, ...named.flatMap(readNames)])
}

function readPercents(text: string): ProductMaterial[] {
  if (!text.includes('%')) return []
  const first = [...text.matchAll(percentFirst)].flatMap(({ 1: share, 2: name, index }) =>
    discount.test(text.slice(Math.max(0, index - 12), index)) ? [] : toMaterial(name, share),
  )
  if (first.length > 0) return first
  return [...text.matchAll(percentLast)].flatMap(({ 1: name, 2: share }) => toMaterial(name, share))
}

function readNames(text: string): ProductMaterial[] {
  return [...text.matchAll(anyMaterial)].flatMap(([name]) => toMaterial(name))
}

function toMaterial(name = '', share?: string): ProductMaterial[] {
  const material = findMaterial(name)
  if (material === undefined) return []
  const percentage = Number(share)
  if (share === undefined) return [{ material }]
  return percentage >= 1 && percentage <= 100 ? [{ material, percent: percentage }] : []
}

function findMaterial(name: string): Material | undefined {
  const [, faux, alike] = imitation.exec(name) ?? []
  const material = materials.get((faux ?? alike ?? name).toLowerCase())
  const isImitation = faux !== undefined || alike !== undefined
  return isImitation && material !== undefined ? imitations[material] : material
}

function toUnique(all: readonly ProductMaterial[]): ProductMaterial[] {
  const byMaterial = new Map<string, ProductMaterial>()
  for (const each of all) if (!byMaterial.has(each.material)) byMaterial.set(each.material, each)
  return [...byMaterial.values()]
}
