import { useSubmit } from 'react-router'
import { logoutPagePath, logoutPath } from '#app/domain/links.ts'

/** Logs out at once; without JavaScript, links to a confirmation page. */
export function LogOutLink({ className }: { className: string }) {
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
