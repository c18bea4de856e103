import { Form } from 'react-router'
import { logoutPath } from '#app/domain/urls/account-links.ts'

/**
 * A button that logs out. The button submits a form, because
 * another site could trick shoppers into following a link.
 */
export function LogOutForm({ className }: { className: string }) {
  return (
    <Form method="post" action={logoutPath}>
      <button type="submit" className={className}>
        Log out
      </button>
    </Form>
  )
}
