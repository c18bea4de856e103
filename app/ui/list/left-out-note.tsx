import { formatWholeCount } from '#app/domain/count.ts'
import type { ListPage } from '#app/pages/list-page.ts'

/** Says that the address has more filters than a list accepts. */
export function LeftOutNote({ list: { leftOut } }: { list: Pick<ListPage, 'leftOut'> }) {
  if (leftOut === undefined) return null
  return (
    <p className="mt-2 mb-4 rounded bg-ground px-4 py-3 text-sm lg:mt-0">
      This address has more filters than a list can have; the last {formatWholeCount(leftOut)} are
      left out.
    </p>
  )
}
