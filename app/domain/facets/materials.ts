import { capitalize } from '../capitalize.ts'
import type { SetFacet } from './facet.ts'

/** Materials to filter by, with the synonyms that shoppers use, most common first. */
const aliases = {
  cotton: [],
  wool: ['merino wool', 'merino', 'lambswool', 'virgin wool'],
  cashmere: [],
  silk: [],
  linen: ['flax'],
  polyester: [],
  polyamide: ['nylon'],
  viscose: ['rayon'],
  elastane: ['spandex', 'lycra'],
  acrylic: [],
  lyocell: ['tencel'],
  modal: [],
  leather: [],
  suede: [],
  polyurethane: ['faux leather', 'vegan leather'],
  alpaca: [],
  mohair: [],
  angora: [],
  hemp: [],
  jute: [],
  ramie: [],
  cupro: [],
  acetate: [],
  polypropylene: [],
} as const satisfies Record<string, readonly string[]>

export type Material = keyof typeof aliases

export const materialAliases: Readonly<Record<Material, readonly string[]>> = aliases

const unstated = 'unstated'
const values: readonly string[] = [...Object.keys(aliases), unstated]
const byName = new Map(
  Object.entries(aliases).flatMap(([value, names]) => [value, ...names].map(name => [name, value])),
)

export const materials: SetFacet = {
  kind: 'set',
  key: 'material',
  title: 'Material',
  read: ({ madeOf }) => (madeOf.length > 0 ? madeOf : [unstated]),
  values,
  aliases,
  unstated,
  parse: text => (text === unstated ? unstated : byName.get(text.toLowerCase())),
  format: value => (value === unstated ? 'Not stated' : capitalize(value)),
  panel: { order: 8, view: 'checks' },
}
