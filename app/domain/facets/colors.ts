import { colors as canonicalColors } from '../color.ts'
import type { SetFacet } from './facet.ts'

const names = new Map(canonicalColors.map(({ name }) => [name.toLowerCase(), name as string]))

export const colors: SetFacet = {
  kind: 'set',
  key: 'color',
  title: 'Color',
  read: product => product.colors,
  values: [...names.keys()],
  parse: text => (names.has(text.toLowerCase()) ? text.toLowerCase() : undefined),
  format: value => names.get(value) ?? value,
  panel: { order: 3, view: 'swatches', isOpen: true },
}
