import { Form } from 'react-router'
import { logoutPath } from '#app/domain/account-links.ts'

/** A form, because a shopper could follow a link on another site by accident. */
export function LogOutForm({ className }: { className: string }) {
  return (
    <Form method="post" action={logoutPath}>
      <button type="submit" className={className}>
        Log out
      </button>
    </Form>
  )
}
