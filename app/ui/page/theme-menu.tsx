import { useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { themePath } from '#app/domain/urls/links.ts'
import { Icon } from '../elements/icon.tsx'
import { useUser } from '../user-context.ts'

/** Undefined means the system's theme. */
export type ThemeChoice = 'light' | 'dark' | undefined

const choices = [
  { value: 'system', label: 'Use system setting', icon: 'monitor' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
] as const

export const themeMenuId = 'theme-menu'

/**
 * The theme menu is a plain form in a popover, so it works without JavaScript. On phones, it is
 * hidden from signed-in shoppers for lack of room, but the menu drawer has the same choices.
 */
export function ThemeMenu({ theme }: { theme: ThemeChoice }) {
  const user = useUser()
  const menu = useRef<HTMLDivElement>(null)
  return (
    <div className={`relative ${user ? 'max-[479px]:hidden' : ''}`}>
      <button
        type="button"
        popoverTarget={themeMenuId}
        aria-label="Theme"
        className="grid size-11 place-items-center rounded-control hover:bg-ground"
      >
        <Icon name="sun-moon" size={20} />
      </button>
      <div
        ref={menu}
        id={themeMenuId}
        popover="auto"
        className="fixed inset-auto top-24 right-4 m-0 rounded-panel border border-line bg-raised p-1 text-ink shadow-lg"
      >
        <ThemeForm
          theme={theme}
          onChosen={() => menu.current?.hidePopover()}
          className="theme-choices"
        />
      </div>
    </div>
  )
}

/** The themes as buttons of one form. */
export function ThemeForm({
  theme,
  onChosen,
  className,
}: {
  theme: ThemeChoice
  onChosen?: () => void
  className: string
}) {
  const fetcher = useFetcher()
  const { pathname, search } = useLocation()
  return (
    <fetcher.Form method="post" action={themePath} onSubmit={onChosen} className={className}>
      <input type="hidden" name="from" value={pathname + search} />
      {choices.map(({ value, label, icon }) => (
        <button
          key={value}
          name="theme"
          value={value}
          type="submit"
          aria-label={label}
          aria-pressed={value === (theme ?? 'system')}
        >
          <Icon name={icon} size={16} />
          <span>{label}</span>
        </button>
      ))}
    </fetcher.Form>
  )
}
