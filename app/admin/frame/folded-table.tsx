import type { ComponentProps } from 'react'
import { formatWholeCount } from '#app/domain/count.ts'
import { Icon } from '#app/ui/elements/icon.tsx'
import { DataTable } from './data-table.tsx'

/** A table that is seldom needed, behind a line that names it and counts its rows. */
export function FoldedTable(props: ComponentProps<typeof DataTable>) {
  return (
    <details className="group mt-8 border-line border-y">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-lg">
        <Icon name="chevron-right" size={18} className="shrink-0 group-open:rotate-90" />
        {props.caption}
        <span className="text-soft text-sm tabular-nums">
          {formatWholeCount(props.rows.length)}
        </span>
      </summary>
      <DataTable {...props} />
    </details>
  )
}
