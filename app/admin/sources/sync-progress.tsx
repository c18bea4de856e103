import type { Progress } from './sources-page.ts'

/**
 * The number of records read so far, with a progress bar once the source has reported the total.
 */
export function SyncProgress({ name, progress }: { name: string; progress: Progress }) {
  const { read, expected, text } = progress
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm">
      <progress
        aria-label={`Progress of ${name}`}
        className="h-2 w-32 accent-(--color-accent)"
        max={expected ? Math.max(expected, read) : 1}
        {...(expected === undefined ? {} : { value: read })}
      />
      {text}
    </span>
  )
}
