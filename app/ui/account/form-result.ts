import type { FaultName } from './account-faults.ts'

/** The result of one of the account's forms. */
export interface FormResult {
  /** The intent of the form, which identifies it. */
  intent: string
  isDone: boolean
  errors: Partial<Record<string, string>>
  fault?: FaultName | undefined
}

const none: FormResult['errors'] = {}

/** Returns the errors of the form with this intent; none if the result belongs to another form. */
export function getErrors(result: FormResult | undefined, intent: string): FormResult['errors'] {
  return result?.intent === intent ? result.errors : none
}
