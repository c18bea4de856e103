import type { ReactNode } from 'react'
import { type AccountTab, accountPath } from '#app/domain/urls/account-links.ts'
import { PageLink } from '../elements/page-link.tsx'

const tabs: readonly { tab: AccountTab; label: string }[] = [
  { tab: 'profile', label: 'Profile' },
  { tab: 'saved', label: 'Saved' },
  { tab: 'alerts', label: 'Alerts' },
  { tab: 'sizes', label: 'My sizes' },
  { tab: 'settings', label: 'Settings' },
]

/** The account page, with its tabs beside the chosen tab's content, or above it on phones. */
export function AccountPage({ tab, children }: { tab: AccountTab; children: ReactNode }) {
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-12 md:py-12">
      <div>
        <h1 className="text-heading">Account</h1>
        <nav
          aria-label="Account"
          className="-mx-4 mt-4 px-2 max-md:scroll-row max-md:scroll-fade md:-mx-3 md:px-0"
        >
          <ul className="flex gap-1 md:flex-col">
            {tabs.map(entry => (
              <li key={entry.tab}>
                <PageLink
                  to={accountPath(entry.tab)}
                  aria-current={entry.tab === tab ? 'page' : undefined}
                  className="flex min-h-11 items-center whitespace-nowrap rounded px-2 text-sm md:px-3 hover:bg-ground aria-[current]:bg-ground aria-[current]:font-semibold"
                >
                  {entry.label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="max-w-2xl">{children}</div>
    </div>
  )
}
