import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'

/** The main button of a form, marked as disabled while the form is being sent. */
export function SubmitButton({ children, intent }: { children: ReactNode; intent?: string }) {
  const { state, formData } = useNavigation()
  const isBusy =
    state !== 'idle' &&
    formData !== undefined &&
    (intent === undefined || formData.get('intent') === intent)
  return (
    <button
      type="submit"
      {...(intent === undefined ? {} : { name: 'intent', value: intent })}
      aria-disabled={isBusy}
      className="button-primary"
    >
      {children}
    </button>
  )
}
