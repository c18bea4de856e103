import { type FacetNameOf, facets, setFacets } from '#app/domain/facets/facets.ts'

/** A value of a facet that names the excluded products, or a filter that says what is left. */
interface Exclusion {
  start: number
  end: number
  group: FacetNameOf<'set' | 'flags'>
  values: string[]
  isExcluded?: true
}

type Meaning = Pick<Exclusion, 'group' | 'isExcluded'> & { value: string }

const syntheticFibers = ['synthetic', 'man-made', 'man made', 'artificial'].flatMap(kind =>
  ['fiber', 'fibre', 'fabric', 'material', 'textile'].map(noun => `${kind} ${noun}`),
)
const syntheticNames = ['synthetic', ...syntheticFibers].flatMap(name => [name, `${name}s`])
/** Maps names to what excluding them means, for all facets with a fixed list of values. */
const meanings = new Map<string, Meaning>([
  ...syntheticNames.map(name => [name, { group: 'synthetics', value: 'none' }] as const),
  ...setFacets.flatMap(group => {
    const { values = [], aliases = {}, listed } = facets[group]
    // Values that come from a form’s fields are not words that shoppers type.
    if (listed !== undefined) return []
    return values.flatMap(value =>
      [value, ...(aliases[value] ?? [])].map(
        name => [name, { group, value, isExcluded: true }] as const,
      ),
    )
  }),
])

// The longest name comes first; otherwise the match for "merino wool" would end at "merino".
const anyName = `(?:${[...meanings.keys()].toSorted((a, b) => b.length - a.length).join('|')})`
const prefix =
  '\\b(?:no|non|not|without|w/o|w/out|sans|minus|excluding|besides|avoid|neither|except(?: for)?|(?:anything|everything|all) but|(?:other|rather) than|apart from|instead of|free (?:of|from))[- ]+(?:any +|in +)?'
/** The minus sign of "dress -red". */
const sign = '(?<=^|\\s)[-−–!]'
const pattern = new RegExp(
  `(?:${prefix}|${sign})${anyName}(?: *(?:,? *(?:or|nor|and)|&|/) *${anyName})*\\b|\\b${anyName}[- ]free\\b`,
  'gi',
)
const name = new RegExp(`\\b${anyName}\\b`, 'gi')

/**
 * Finds what a query rules out, by facet: "coat without red or blue". "No synthetics" is a filter of
 * its own.
 */
export function readExclusions(text: string): Exclusion[] {
  // The pattern takes longer than finding the products of a rare word.
  if (!/[-−–! ]/.test(text)) return []
  return [...text.matchAll(pattern)].flatMap(({ index: start, 0: words }) => {
    const found = [...words.matchAll(name)].flatMap(([each]) => {
      return meanings.get(each.toLowerCase()) ?? []
    })
    return [...Map.groupBy(found, ({ group }) => group).values()].map((members): Exclusion => {
      const { value: _each, ...meaning } = members[0] as Meaning
      const values = [...new Set(members.map(({ value }) => value))]
      return { start, end: start + words.length, ...meaning, values }
    })
  })
}
