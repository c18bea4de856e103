import { useFetcher, useLocation } from 'react-router'
import { themePath } from '#app/domain/urls/links.ts'

/** Undefined means the system's theme. */
export type ThemeChoice = 'light' | 'dark' | undefined

const choices = [
  { value: 'system', label: 'Auto' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** The themes as buttons of one form, which works without JavaScript. */
export function ThemeForm({ theme }: { theme: ThemeChoice }) {
  const fetcher = useFetcher()
  const { pathname, search } = useLocation()
  return (
    <fetcher.Form method="post" action={themePath} aria-label="Theme" className="theme-choices">
      <input type="hidden" name="from" value={pathname + search} />
      {choices.map(({ value, label }) => (
        <button
          key={value}
          name="theme"
          value={value}
          type="submit"
          title={value === 'system' ? 'Use system setting' : undefined}
          aria-pressed={value === (theme ?? 'system')}
        >
          {label}
        </button>
      ))}
    </fetcher.Form>
  )
}
