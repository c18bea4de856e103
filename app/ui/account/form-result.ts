import type { FaultName } from './account-faults.ts'

/** The result of one of the account's forms. */
export interface FormResult {
  /** Identifies the form. */
  intent: string
  isDone: boolean
  errors: Partial<Record<string, string>>
  fault?: FaultName | undefined
}

const none: FormResult['errors'] = {}

/** The errors of the form with this intent, if the result belongs to it. */
export function getErrors(result: FormResult | undefined, intent: string): FormResult['errors'] {
  return result?.intent === intent ? result.errors : none
}
