import { Check, ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { FilterLink } from '#app/domain/list-page.ts'

/** One filter as links in a drop-down the browser opens by itself. */
export function FilterMenu({ title, links }: { title: string; links: FilterLink[] }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const chosen = links.filter(({ isChosen }) => isChosen).length
  useCloseOnLeave(menu)
  if (links.length === 0) return null
  return (
    <details ref={menu} name="filter" className="group relative">
      <summary className="flex min-h-11 list-none items-center gap-1.5 rounded px-3 text-sm hover:bg-ground">
        {title}
        {chosen > 0 ? <span className="font-semibold text-accent">{chosen}</span> : null}
        <ChevronDown size={16} aria-hidden="true" className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full left-0 z-20 mt-2 max-h-80 w-72 max-w-[calc(100vw-2rem)] overflow-y-auto overscroll-contain rounded border border-line bg-raised p-1 shadow-lg">
        {links.map(({ label, to, count, isChosen }) => (
          <li key={label}>
            <Link
              to={to}
              aria-current={isChosen ? 'true' : undefined}
              className="flex items-center gap-3 rounded-sm px-3 py-2 text-sm hover:bg-ground aria-[current]:font-semibold aria-[current]:text-accent"
            >
              <span className="grid size-4 shrink-0 place-items-center rounded-sm border border-current">
                {isChosen ? <Check size={12} aria-hidden="true" /> : null}
              </span>
              <span className="truncate">{label}</span>
              <span className="ml-auto text-soft text-xs tabular-nums">{count.toLocaleString('en-US')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Closes on a choice, on Escape and on a press elsewhere. */
function useCloseOnLeave(menu: React.RefObject<HTMLDetailsElement | null>) {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the reason to close.
  useEffect(() => {
    menu.current?.removeAttribute('open')
  }, [key, menu])
  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current
      if (!details?.open) return
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      const isOutside =
        event.type === 'pointerdown' && event.target instanceof Node && !details.contains(event.target)
      if (!isEscape && !isOutside) return
      details.open = false
      if (isEscape) details.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [menu])
}
