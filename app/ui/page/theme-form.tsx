import { useFetcher, useLocation } from 'react-router'
import { themePath } from '#app/domain/urls/links.ts'
import { Icon } from '../elements/icon.tsx'

/** Undefined means the system's theme. */
export type ThemeChoice = 'light' | 'dark' | undefined

const choices = [
  { value: 'system', label: 'Use system setting', icon: 'monitor' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
] as const

/** The themes as buttons of one form, which works without JavaScript. */
export function ThemeForm({ theme }: { theme: ThemeChoice }) {
  const fetcher = useFetcher()
  const { pathname, search } = useLocation()
  return (
    <fetcher.Form method="post" action={themePath} aria-label="Theme" className="theme-choices">
      <input type="hidden" name="from" value={pathname + search} />
      {choices.map(({ value, label, icon }) => (
        <button
          key={value}
          name="theme"
          value={value}
          type="submit"
          aria-label={label}
          title={label}
          aria-pressed={value === (theme ?? 'system')}
        >
          <Icon name={icon} size={16} />
        </button>
      ))}
    </fetcher.Form>
  )
}
