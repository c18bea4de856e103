import { type MouseEvent, use } from 'react'
import { useLocation } from 'react-router'
import { formatProductKey } from '#app/domain/product-key.ts'
import { loginPath, saveFormPath, signUpPath } from '#app/domain/urls/account-links.ts'
import { NavigateContext } from '../navigation/navigate-context.ts'
import { showToast } from '../toasts.ts'
import { UserContext } from '../user-context.ts'
import { changeSaved, type NamedProduct } from './change-saved.ts'
import { notePendingSave, useIsWaiting } from './pending-save.ts'
import { useIsSaved } from './saved-products.ts'

/**
 * The id of the form that all hearts on a page share.
 * Without JavaScript, a heart submits this form.
 */
const formId = 'saving'

export function SaveForm() {
  const { pathname, search } = useLocation()
  return (
    <form id={formId} method="post" action={saveFormPath} hidden>
      <input type="hidden" name="from" value={pathname + search} />
    </form>
  )
}

/** The heart, which saves a product or removes a saved one. */
export function SaveButton({
  product,
  label: shownLabel,
  className,
}: {
  product: NamedProduct
  /**
   * Text added to the button's accessible name but not
   * to its tooltip, on pages with several products.
   */
  label?: string
  className?: string
}) {
  const user = use(UserContext)
  const navigate = use(NavigateContext)
  const isSaved = useIsSaved(product)
  const isWaiting = useIsWaiting(product) && !user
  const label = isSaved ? 'Remove Product' : 'Save Product'

  function askForLogin(): void {
    notePendingSave(product)
    const { pathname, search } = window.location
    const asked = { to: pathname + search, purpose: 'save' } as const
    showToast({
      kind: 'note',
      title: 'Not Logged In',
      text: 'Please login first to save this product.',
      actions: [
        { label: 'Log in', run: () => void navigate(loginPath(asked)) },
        { label: 'Sign up', run: () => void navigate(signUpPath(asked)) },
      ],
    })
  }

  function press(event: MouseEvent): void {
    event.preventDefault()
    if (user) void changeSaved(product, !isSaved, askForLogin)
    else askForLogin()
  }

  return (
    <button
      type="submit"
      form={formId}
      name={isSaved ? 'remove' : 'save'}
      value={formatProductKey(product)}
      onClick={press}
      aria-pressed={isSaved}
      data-waiting={isWaiting ? '' : undefined}
      aria-label={shownLabel === undefined ? label : `${label}: ${shownLabel}`}
      title={isWaiting ? 'Saved once you log in' : shownLabel === undefined ? label : undefined}
      className={className ? `save-button ${className}` : 'save-button'}
    />
  )
}
