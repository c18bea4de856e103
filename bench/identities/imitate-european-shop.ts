import type { Chance } from '#app/search-index/random-catalogue.ts'
import { nameModel } from '../synthetic/name-model.ts'
import type { ImitatedRow } from './imitated-row.ts'

const brands = ['Haldensee', 'Brunnvik', 'Castelmora', 'Vauclair']
const kinds: readonly [name: string, path: string, size: string][] = [
  ['Kleid', 'Damen > Kleider', '38'],
  ['Jacke', 'Damen > Jacken', '40'],
  ['Stiefelette', 'Damen > Schuhe > Stiefeletten', '39'],
  ['Pullover mit Rundhalsausschnitt', 'Damen > Pullover', 'M'],
  ['Pullover mit V-Ausschnitt', 'Damen > Pullover', 'M'],
  ['Handtasche aus Leder', 'Damen > Taschen', ''],
]
const colors = ['Schwarz', 'Marineblau', 'Weiß', 'Bordeaux', 'Beige']

/** Imitates a shop in Germany: prices in euros, names in German, half of the rows with a GTIN. */
export function imitateEuropeanShop(count: number, chance: Chance): ImitatedRow[] {
  return Array.from({ length: count }, (_, at) => {
    const [kind, path, size] = chance.pick(kinds)
    const model = nameModel(at)
    const brand = chance.pick(brands)
    return {
      id: `euro${at}`,
      title: chance.is(0.7) ? `${kind} ${model}` : `${model} - ${kind}`,
      brand,
      price: `${29 + chance.below(200)},95 EUR`,
      path,
      description: `${kind} von ${brand}, Modell ${model}.`,
      gender: 'female' as const,
      color: chance.pick(colors),
      size,
      ...(chance.is(0.5) ? { gtin: toGtin(at) } : {}),
    }
  })
}

function toGtin(number: number): string {
  const digits = `4001234${String(number).padStart(5, '0')}`
  const sum = [...digits].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}
