import { useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { themePath } from '#app/domain/links.ts'
import { Icon } from './icon.tsx'

/** Undefined follows the system. */
export type ThemeChoice = 'light' | 'dark' | undefined

const choices = [
  { value: 'system', label: 'Use system setting', icon: 'monitor' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
] as const

const menuId = 'theme-menu'

/** A plain form in a popover, so it works without a script. */
export function ThemeMenu({ theme }: { theme: ThemeChoice }) {
  const fetcher = useFetcher()
  const { pathname, search } = useLocation()
  const menu = useRef<HTMLDivElement>(null)
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={menuId}
        aria-label="Theme"
        className="grid size-11 place-items-center rounded hover:bg-ground"
      >
        <Icon name="sun-moon" size={20} />
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className="fixed inset-auto top-24 right-4 m-0 rounded border border-line bg-raised p-1 text-ink shadow-lg"
      >
        <fetcher.Form method="post" action={themePath} onSubmit={() => menu.current?.hidePopover()}>
          <input type="hidden" name="from" value={pathname + search} />
          {choices.map(({ value, label, icon }) => (
            <button
              key={value}
              name="theme"
              value={value}
              type="submit"
              aria-pressed={value === (theme ?? 'system')}
              className="flex w-full items-center gap-3 rounded-sm px-3 py-2 text-left text-sm hover:bg-ground aria-pressed:font-semibold aria-pressed:text-accent"
            >
              <Icon name={icon} size={16} />
              {label}
            </button>
          ))}
        </fetcher.Form>
      </div>
    </div>
  )
}
