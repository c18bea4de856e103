import { Icon } from '../elements/icon.tsx'

/**
 * Arrows for mouse users; touch users swipe. At either end, an arrow
 * is disabled instead of removed, so that focus is not lost, and seen only while it has the focus.
 */
export function GallerySteps({
  index,
  count,
  onIndex,
  isLoop = false,
}: {
  index: number
  count: number
  onIndex(index: number): void
  isLoop?: boolean
}) {
  const steps = [
    { label: 'Previous picture', to: index - 1, side: 'left-3', icon: 'chevron-left' },
    { label: 'Next picture', to: index + 1, side: 'right-3', icon: 'chevron-right' },
  ] as const
  return steps.map(({ label, to, side, icon }) => {
    const isEnd = !isLoop && (to < 0 || to >= count)
    return (
      <button
        key={label}
        type="button"
        aria-label={label}
        aria-disabled={isEnd}
        onClick={() => {
          if (!isEnd) onIndex((to + count) % count)
        }}
        className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-paper/90 text-ink opacity-0 transition-opacity hover:bg-paper focus-visible:opacity-100 group-hover/gallery:opacity-100 aria-disabled:not-focus-visible:opacity-0! aria-disabled:text-soft [@media(hover:none)]:hidden ${side}`}
      >
        <Icon name={icon} size={20} />
      </button>
    )
  })
}
