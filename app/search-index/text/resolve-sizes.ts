import { ancestorsOf } from '#app/domain/category-tree.ts'
import type { NamedPart } from './read-names.ts'
import type { WrittenValue } from './read-values.ts'

/**
 * Size 8 is a shoe size next to "boots", a clothing size next to "dress", and both without a
 * category.
 */
export function resolveSizes(
  values: readonly WrittenValue[],
  names: readonly NamedPart[],
): WrittenValue[] {
  const nodes = names
    .filter(({ group }) => group === 'category')
    .flatMap(({ value }) => ancestorsOf(value))
  const isShoe = nodes.some(({ id }) => id.endsWith('-shoes'))
  const isOther = !isShoe && nodes.some(({ parent }) => parent !== undefined)
  return values.map(value => {
    const { size } = value
    if (size === undefined) return value
    const both = isShoe ? size.shoes : isOther ? size.clothes : [...size.clothes, ...size.shoes]
    return { ...value, values: [...new Set(both.length > 0 ? both : size.shoes)] }
  })
}
