import { getBrand } from './brands.ts'
import { getCompositionLine } from './composition.ts'
import { draw, pick } from './draw.ts'
import { getFamily } from './families.ts'
import { mix } from './hash.ts'
import { hostileHtml } from './hostile-html.ts'
import { dice, type ProductFacts } from './product-facts.ts'
import { getProductName, getRecipe, getTraitLabel } from './product-name.ts'
import { getRetailer } from './retailers.ts'

const openings = [
  'The {name} is one of those pieces you reach for without thinking.',
  '{brand} keeps it simple with the {name}: good {material}, cut well.',
  'Meet the {name}, new to the season and already hard to keep in stock.',
  'A quiet favourite from {brand}, now in {material}.',
  'Made in small runs, the {name} gets better the longer you keep it.',
  'From breakfast to the last train home, this {noun} holds its own.',
  'Our buyers fell for the {name} at first sight.',
]
const middles = [
  'The {material} has a soft, lived-in hand.',
  'Proportions are easy and the finish is careful.',
  'Details are kept to what matters, so nothing dates.',
  'It works as well on its own as it does with everything you already own.',
  'Look closely and you will find the small touches {brand} is known for.',
  'Color is dyed in, not printed on, and fades gracefully.',
  'The line is clean from every side.',
]
const closings = [
  'Pair it with something old.',
  'A present that will not be returned.',
  'Wear it now, keep it for next year.',
  'Colours may differ slightly from screen to screen.',
  'Returns are free within 30 days.',
]

/**
 * Writes a product description in the retailer's HTML. About
 * one description in fifty contains markup that must never run.
 */
export function getDescription(seed: number, facts: ProductFacts): string {
  const own = mix(seed, facts.index)
  const family = getFamily(getRecipe(facts).family)
  const names = {
    name: getProductName(seed, facts).unbranded,
    brand: getBrand(facts.brand).name,
    material: pick(family.materials, draw(mix(seed, facts.head), dice.material)).toLowerCase(),
    noun: pick(getRecipe(facts).nouns, facts.noun / getRecipe(facts).nouns.length).toLowerCase(),
  }
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, key: keyof typeof names) => names[key])
  const sentences = [pick(openings, draw(own, 501)), pick(middles, draw(own, 502))]
  const extra = mix(own, 503) % 4
  if (extra > 0) sentences.push(pick(middles, (draw(own, 502) + 0.4) % 1))
  if (extra > 1) sentences.push(pick(closings, draw(own, 504)))
  const first = mix(own, 505) % family.details.length
  const details = Array.from(
    { length: 2 + (mix(own, 506) % 4) },
    (_, at) => family.details[(first + at * 2) % family.details.length] ?? '',
  )
  // Three shops in four mention the trait that distinguishes siblings.
  const trait = mix(own, 509) % 4 > 0 ? getTraitLabel(facts) : ''
  const composition = getCompositionLine(names.material, draw(mix(seed, facts.head), 511))
  const html = format(getRetailer(facts.retailer).manner, sentences.map(fill), [
    ...new Set([composition, trait, ...details].filter(Boolean)),
  ])
  return isHostile(seed, facts.index) ? `${html}${pick(hostileHtml, draw(own, 508))}` : html
}

export function isHostile(seed: number, index: number): boolean {
  return draw(mix(seed, index), 507) < 0.02
}

/** Descriptions in the styles of five retailers, from tidy HTML to plain text. */
function format(manner: number, sentences: string[], details: string[]): string {
  const text = sentences.join(' ').replaceAll('&', manner === 4 ? '&' : '&amp;')
  if (manner === 0)
    return `<p>${text}</p><ul>${details.map(line => `<li>${line}</li>`).join('')}</ul>`
  if (manner === 1)
    return `${text}<br><br><b>Details</b><br>${details.map(line => `&bull; ${line}`).join('<br>')}`
  if (manner === 2)
    return `<div class="pdp-copy"><span>${text}</span><ul>${details.map(line => `<li>${line}</li>`).join('\n')}</ul></div>`
  if (manner === 3)
    return `<P>${text}</P>\r\n<P><STRONG>Good to know:</STRONG> ${details.join('; ')}.</P>`
  return `${text} ${details.join('. ')}.`
}
