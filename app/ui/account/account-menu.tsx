import { useSubmit } from 'react-router'
import {
  accountPath,
  loginPath,
  logoutPagePath,
  logoutPath,
  savedPath,
  signUpPath,
} from '#app/domain/urls/account-links.ts'
import { adminPath } from '#app/domain/urls/links.ts'
import { getDisplayName } from '#app/domain/user.ts'
import { Avatar } from '../elements/avatar.tsx'
import { Icon } from '../elements/icon.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { useUser } from '../user-context.ts'

export const accountMenuId = 'account-menu'
const entry = 'flex min-h-11 w-full items-center rounded-sm px-3 text-left text-sm hover:bg-ground'

/** Links to sign up and log in, or the account menu of a signed-in shopper. */
export function AccountMenu() {
  const user = useUser()
  if (!user) {
    return (
      <>
        <PageLink
          to={loginPath()}
          aria-label="Account"
          className="grid size-11 place-items-center rounded hover:bg-ground header:hidden"
        >
          <Icon name="circle-user" size={20} />
        </PageLink>
        <PageLink
          to={signUpPath()}
          className="whitespace-nowrap max-header:hidden rounded px-2 py-2 text-sm hover:bg-ground"
        >
          Sign Up
        </PageLink>
        <PageLink
          to={loginPath()}
          className="whitespace-nowrap max-header:hidden rounded pr-3 pl-2 py-2 text-sm hover:bg-ground"
        >
          Login
        </PageLink>
      </>
    )
  }
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={accountMenuId}
        aria-label={`${getDisplayName(user)}’s account`}
        className="grid size-11 place-items-center rounded hover:bg-ground"
      >
        <Avatar user={user} className="size-7 text-sm" />
      </button>
      <div
        id={accountMenuId}
        popover="auto"
        className="fixed m-0 min-w-48 rounded border border-line bg-raised p-1 text-ink shadow-lg"
      >
        <p className="break-words px-3 py-2 font-semibold text-sm">{getDisplayName(user)}</p>
        <PageLink to={accountPath()} className={entry}>
          Profile
        </PageLink>
        <PageLink to={savedPath()} className={entry}>
          Saved
        </PageLink>
        <PageLink to={accountPath('settings')} className={entry}>
          Settings
        </PageLink>
        {user.role === 'admin' ? (
          <PageLink to={adminPath} className={entry}>
            For operators
          </PageLink>
        ) : null}
        <LogOutLink className={entry} />
      </div>
    </div>
  )
}

/**
 * A button that logs the shopper out at once. Without
 * JavaScript, the button links to a confirmation page.
 */
function LogOutLink({ className }: { className: string }) {
  const submit = useSubmit()
  return (
    <a
      href={logoutPagePath}
      onClick={event => {
        event.preventDefault()
        void submit(null, { method: 'post', action: logoutPath })
      }}
      className={className}
    >
      Log out
    </a>
  )
}
