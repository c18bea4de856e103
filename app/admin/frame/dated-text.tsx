import { Fragment } from 'react'

/** A day like "2026-03-01". */
const days = /(\d{4}-\d{2}-\d{2})/

/** Text in which lines do not break within a day, as they would at its hyphens. */
export function DatedText({ text }: { text: string }) {
  return text.split(days).map((part, index) =>
    days.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
