import { draw } from './draw.ts'
import { mix } from './hash.ts'
import type { Retailer } from './retailers.ts'

export interface Pricing {
  listCents: number
  /** The sale price; 0 when the product is not on sale. */
  saleCents: number
  /** The discount as a whole percentage, rounded down as the upstream does: 165 → 106 is 35. */
  discount: number
  /** The first day of this price. */
  sinceDay: number
  /** Equal to `sinceDay` if this price is lower than the previous one, else 0. */
  dropDay: number
}

const percents = [10, 15, 20, 20, 25, 25, 30, 30, 35, 40, 40, 50, 50, 60, 70, 75]
const saleShare = 0.28
/**
 * Four in ten spells change the price. With spells of
 * two to five weeks, 2 to 3% of prices change each day.
 */
const shortestSpellDays = 8
const longestSpellDays = 26

/**
 * Returns a product's price on a day. Time is divided into spells of a
 * product-specific length. The spell determines the sale and the
 * discount, so that any day can be computed without the preceding ones.
 */
export function getPricing(
  seed: number,
  usd: number,
  level: number,
  retailer: Retailer,
  today: number,
): Pricing {
  const spellDays = shortestSpellDays + (mix(seed, 901) % (longestSpellDays - shortestSpellDays))
  const phase = mix(seed, 902) % spellDays
  const spell = Math.floor((today + phase) / spellDays)
  const now = getSpellPrice(seed, usd, level, retailer, spell)
  const before = getSpellPrice(seed, usd, level, retailer, spell - 1)
  const sinceDay = spell * spellDays - phase
  const pays = now.saleCents || now.listCents
  const paid = before.saleCents || before.listCents
  return { ...now, sinceDay, dropDay: pays < paid ? sinceDay : 0 }
}

function getSpellPrice(
  seed: number,
  usd: number,
  level: number,
  retailer: Retailer,
  spell: number,
) {
  const chance = draw(seed, mix(903, spell))
  // Occasionally the list price changes, not only the discount.
  const shift = chance > 0.96 ? 1.08 : 1
  const listCents = toRetailCents(usd * shift, level, draw(seed, 904))
  if (chance >= saleShare) return { listCents, saleCents: 0, discount: 0 }
  const deeper = retailer.name.includes('Outlet') || retailer.name.includes('Markdown') ? 0.4 : 0
  const at = Math.min(0.999, deeper + (1 - deeper) * draw(seed, mix(905, spell)))
  const percent = percents[Math.floor(at * percents.length)] ?? 20
  const exact = Math.round((listCents * (100 - percent)) / 100)
  // Some shops also end sale prices in .99, so discounts are not always round percentages.
  const saleCents = retailer.manner < 2 && exact > 2000 ? Math.floor(exact / 100) * 100 - 1 : exact
  return { listCents, saleCents, discount: Math.floor(((listCents - saleCents) * 100) / listCents) }
}

/**
 * Rounds a price as shops do: 37.21 → 36.95, 37.50 or 38.
 * Luxury prices become multiples of ten: 1843 → 1840.
 */
function toRetailCents(usd: number, level: number, chance: number): number {
  if (usd >= 1000) return Math.round(usd / 10) * 1000
  if (level >= 3) return Math.max(5, Math.round(usd / 5) * 5) * 100
  if (usd >= 150 && level === 2) return Math.round(usd / 2) * 200
  const whole = Math.max(3, Math.round(usd)) * 100
  if (level === 2) return chance < 0.6 ? whole : chance < 0.8 ? whole - 50 : whole - 5
  return chance < 0.35 ? whole - 1 : chance < 0.6 ? whole - 5 : chance < 0.8 ? whole - 50 : whole
}
