import { SourceError } from '../connector.ts'
import { toXmlList, type XmlNode, type XmlValue } from '../parse-xml.ts'
import { rakutenErrors, rakutenFault, rakutenResult } from './wire.ts'

export interface RakutenRows {
  /**
   * The number of rows that match; undefined if it
   * exceeds `reach`, in which case the upstream sends -1.
   */
  total: number | undefined
  pages: number | undefined
  records: XmlValue[]
}

/** The older gateway's codes for invalid, missing, expired and inactive tokens. */
const tokenFault = /^9009\d\d$/

/** Parses a page of a search. Throws the upstream's errors, which are sent with status 200. */
export function parsePage(answer: XmlNode, name: string): RakutenRows {
  requireNoFault(answer, name)
  const errors = rakutenErrors.safeParse(answer.result).data?.Errors
  if (errors !== undefined)
    throw new SourceError('r', `${name}: search: error ${errors.ErrorID}: ${errors.ErrorText}`)
  const result = rakutenResult.safeParse(answer.result)
  if (!result.success) {
    const [issue] = result.error.issues
    const where = issue?.path.join('.') || 'result'
    throw new SourceError('r', `${name}: search: ${where}: ${issue?.message}`)
  }
  const { TotalMatches, TotalPages, item } = result.data
  return {
    total: TotalMatches < 0 ? undefined : TotalMatches,
    pages: TotalPages !== undefined && TotalPages > 0 ? TotalPages : undefined,
    records: toXmlList(item),
  }
}

/**
 * Throws a gateway fault with the status that the response
 * should have had, because some are sent with status 200.
 */
export function requireNoFault(answer: XmlNode, name: string): void {
  const fault = rakutenFault.safeParse(answer).data?.fault
  if (fault === undefined) return
  const { code, message, description } = fault
  throw new SourceError('r', `${name}: gateway fault ${code}: ${message} ${description}`.trim(), {
    status: tokenFault.test(code) ? 401 : undefined,
  })
}
