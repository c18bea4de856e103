import type { FlagFacet } from './facet.ts'

/** Creates a facet with values, labels and a parser derived from its options. */
export function createFlagFacet(
  facet: Pick<FlagFacet, 'key' | 'title' | 'options' | 'panel'>,
): FlagFacet {
  const labels = new Map(facet.options.map(({ value, label }) => [value, label]))
  return {
    ...facet,
    kind: 'flags',
    values: [...labels.keys()],
    parse: text => (labels.has(text) ? text : undefined),
    format: value => labels.get(value) ?? value,
  }
}
