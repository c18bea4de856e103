import { type FacetNameOf, facets, setFacets } from '#app/domain/facets/facets.ts'

interface Exclusion {
  start: number
  end: number
  group: FacetNameOf<'set'>
  values: string[]
  isExcluded: true
}

const values = setFacets.flatMap(group => {
  const { values = [], aliases = {} } = facets[group]
  return values.flatMap(value =>
    [value, ...(aliases[value] ?? [])].map(name => ({ group, value, name })),
  )
})
/** Maps names to values, for all facets with a fixed list of values. */
const valuesByName = new Map(values.map(({ name, ...value }) => [name, value]))

// The longest name comes first; otherwise the match for "merino wool" would end at "merino".
const anyName = `(?:${[...valuesByName.keys()].toSorted((a, b) => b.length - a.length).join('|')})`
const prefix =
  '\\b(?:no|non|not|without|w/o|w/out|sans|minus|excluding|besides|avoid|neither|except(?: for)?|(?:anything|everything|all) but|(?:other|rather) than|apart from|instead of|free (?:of|from))[- ]+(?:any +|in +)?'
/** The minus sign of "dress -red". */
const sign = '(?<=^|\\s)[-−–!]'
const pattern = new RegExp(
  `(?:${prefix}|${sign})${anyName}(?: *(?:,? *(?:or|nor|and)|&|/) *${anyName})*\\b|\\b${anyName}[- ]free\\b`,
  'gi',
)
const name = new RegExp(`\\b${anyName}\\b`, 'gi')

/** Finds the values that a query rules out, by facet: "coat without red or blue". */
export function readExclusions(text: string): Exclusion[] {
  // The pattern takes longer than finding the products of a rare word.
  if (!/[-−–! ]/.test(text)) return []
  return [...text.matchAll(pattern)].flatMap(({ index: start, 0: words }) => {
    const found = [...words.matchAll(name)].flatMap(([each]) => {
      return valuesByName.get(each.toLowerCase()) ?? []
    })
    return [...Map.groupBy(found, ({ group }) => group)].map(([group, members]): Exclusion => {
      const named = members.map(({ value }) => value)
      return { start, end: start + words.length, group, values: named, isExcluded: true }
    })
  })
}
