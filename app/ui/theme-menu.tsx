import { Monitor, Moon, Sun, SunMoon } from 'lucide-react'
import { useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { themePath } from '#app/domain/links.ts'

/** Undefined leaves it to the system. */
export type ThemeChoice = 'light' | 'dark' | undefined

const choices = [
  { value: 'system', label: 'As the system', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
] as const

const menuId = 'theme-menu'

/** A plain form in a popover: works before any script does. */
export function ThemeMenu({ theme }: { theme: ThemeChoice }) {
  const fetcher = useFetcher()
  const { pathname, search } = useLocation()
  const menu = useRef<HTMLDivElement>(null)
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={menuId}
        aria-label="Light or dark"
        className="grid size-11 place-items-center rounded hover:bg-ground"
      >
        <SunMoon size={20} aria-hidden="true" />
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className="fixed inset-auto top-24 right-4 m-0 rounded border border-line bg-raised p-1 text-ink shadow-lg"
      >
        <fetcher.Form method="post" action={themePath} onSubmit={() => menu.current?.hidePopover()}>
          <input type="hidden" name="from" value={pathname + search} />
          {choices.map(({ value, label, Icon }) => (
            <button
              key={value}
              name="theme"
              value={value}
              type="submit"
              aria-pressed={value === (theme ?? 'system')}
              className="flex w-full items-center gap-3 rounded-sm px-3 py-2 text-left text-sm hover:bg-ground aria-pressed:font-semibold aria-pressed:text-accent"
            >
              <Icon size={16} aria-hidden="true" />
              {label}
            </button>
          ))}
        </fetcher.Form>
      </div>
    </div>
  )
}
