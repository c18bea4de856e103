import type { ReactNode } from 'react'
import { FormMessage } from '../form/form-message.tsx'
import { getFaultMessage } from './account-faults.ts'
import type { FormResult } from './form-result.ts'

/** Shows the outcome of the form with this intent, above its fields. */
export function FormAnswer({
  intent,
  result,
  children,
}: {
  intent: string
  result: FormResult | undefined
  /** The success message. */
  children: ReactNode
}) {
  if (result?.intent !== intent) return null
  if (result.fault) return <FormMessage kind="error">{getFaultMessage(result.fault)}</FormMessage>
  return result.isDone ? <FormMessage kind="success">{children}</FormMessage> : null
}
