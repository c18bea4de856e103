import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { showToast } from '#app/ui/toasts.ts'

/**
 * After a form of an operator page was sent: says that it is done if it led to a page, and moves the
 * focus, which is lost with a pressed button that is gone, to the result or the title. Messages that
 * take the focus say themselves what happened.
 */
export function useFormOutcome(): void {
  const { state, formMethod } = useNavigation()
  const { state: locationState } = useLocation()
  const sent = useRef<string>(undefined)
  useEffect(() => {
    if (formMethod === 'POST') sent.current ??= findLabel(document.activeElement)
    if (state !== 'idle' || sent.current === undefined) return
    const label = sent.current
    sent.current = undefined
    const focused = document.activeElement
    if (isRedirect(locationState) && !focused?.closest('.form-message'))
      showToast({ kind: 'success', title: label ? `Done: ${label}` : 'Done' })
    if (focused === document.body) focusResult()
  }, [state, formMethod, locationState])
}

/** Returns the name of the pressed button; empty if the form was sent otherwise. */
function findLabel(element: Element | null): string {
  if (!(element instanceof HTMLButtonElement)) return ''
  return element.ariaLabel ?? element.textContent
}

/** The router marks the locations that it was redirected to. */
function isRedirect(state: unknown): boolean {
  return typeof state === 'object' && state !== null && '_isRedirect' in state
}

function focusResult(): void {
  const result = document.querySelector<HTMLElement>('main [data-result]')
  const target = result ?? document.querySelector<HTMLElement>('main h1')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: result !== null })
  // The button below the result has to be in view too.
  result?.scrollIntoView()
}
