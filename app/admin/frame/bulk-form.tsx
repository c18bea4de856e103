import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { formatWholeCount } from '#app/domain/count.ts'

/**
 * A table of rows with check boxes, and controls that change the selected rows. The controls are
 * shown at the bottom of the window while a row is selected, without JavaScript too.
 */
export function BulkForm({
  path,
  label,
  selected = 0,
  table,
  children,
}: {
  path: string
  /** The name of the controls, for screen readers. */
  label: string
  /** How many rows are selected at first. */
  selected?: number
  table: ReactNode
  children: ReactNode
}) {
  const [count, setCount] = useState(selected)
  const text = `${formatWholeCount(count)} selected`
  return (
    <Form
      method="post"
      action={path}
      className="group/bulk"
      onChange={({ currentTarget }) =>
        setCount(currentTarget.querySelectorAll('input:checked').length)
      }
    >
      {table}
      {/* A screen reader announces only what changes in a region that was there before. */}
      <p role="status" className="sr-only">
        {count === 0 ? '' : text}
      </p>
      <fieldset
        aria-label={label}
        className="sticky bottom-0 z-20 mt-4 hidden flex-wrap items-end gap-3 border-line border-t bg-raised px-3 py-3 shadow-lg group-has-[input:checked]/bulk:flex [&_.button-quiet]:min-h-12"
      >
        <p
          aria-hidden="true"
          className="min-h-12 content-center pr-2 font-semibold text-sm tabular-nums"
        >
          <span className="[@media(scripting:none)]:hidden">{text}</span>
        </p>
        {children}
      </fieldset>
    </Form>
  )
}
