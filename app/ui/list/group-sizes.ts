import { ancestorsOf } from '#app/domain/category-tree.ts'
import {
  formatSizeId,
  formatSizeInScale,
  getSizeScale,
  isWrittenSize,
  parseSizeId,
  type SizeId,
  sortBySize,
  splitWrittenSize,
} from '#app/domain/size.ts'
import type { FilterProps } from './filter-props.ts'

interface ListedSize {
  value: string
  count: number
  label: string
}

interface SizeGroup {
  scale: string
  sizes: ListedSize[]
  /** The number of products of all its sizes. */
  total: number
}

/** The scale of sizes that are on none. */
const others = getSizeScale('one')

/**
 * Groups the sizes of a list by scale, from small to large; none if the list has no size to choose.
 * Scales that have a single size in this list share the group of other sizes, under their full names.
 * Elsewhere, the same text means another size, so sizes as written are listed in their category.
 */
export function groupSizes(
  values: FilterProps['choice']['values'],
  { category, sizes: chosen }: Pick<FilterProps['query'], 'category' | 'sizes'>,
): SizeGroup[] {
  const line = new Set(ancestorsOf(category).map(({ id }) => id))
  const sizes = values.flatMap<{ value: string; count: number; id: SizeId }>(({ value, count }) => {
    const id = parseSizeId(value)
    const isListed =
      id !== undefined &&
      (!isWrittenSize(id) || line.has(splitWrittenSize(id).category) || chosen.includes(value))
    return isListed ? [{ value, count, id }] : []
  })
  const sorted = sortBySize(sizes, ({ id }) => id)
  const scales = Map.groupBy(sorted, ({ id }) => getSizeScale(id))
  const isLone = ({ id }: { id: SizeId }) => scales.get(getSizeScale(id))?.length === 1
  const lone = sorted.filter(size => isLone(size) || getSizeScale(size.id) === others)
  // A group of its own for a single size is needed only if nothing can share it.
  const shared = new Set(lone.length > 1 && lone.some(isLone) ? lone : [])
  const groups = Map.groupBy(sorted, size => (shared.has(size) ? others : getSizeScale(size.id)))
  return [...groups].map(([scale, of]) => ({
    scale,
    sizes: of.map(({ id, ...size }) => {
      return { ...size, label: scale === others ? formatSizeId(id) : formatSizeInScale(id) }
    }),
    total: of.reduce((sum, { count }) => sum + count, 0),
  }))
}
