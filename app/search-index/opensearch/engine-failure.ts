import { errors } from '@opensearch-project/opensearch'
import { IndexUnavailableError } from '../index-state.ts'

/** The statuses of refusals for reasons that can pass: credentials, missing index, load, outage. */
const passingStatuses = new Set([401, 403, 404, 408, 429, 502, 503, 504])

/** Returns true for a failure after which the same request may succeed later. */
export function isPassing(error: unknown): boolean {
  if (error instanceof IndexUnavailableError) return true
  if (error instanceof errors.ResponseError) return passingStatuses.has(error.statusCode ?? 0)
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError ||
    error instanceof errors.DeserializationError
  )
}

/** Says what is wrong and what an operator can do. */
export function describeFailure(error: unknown): string {
  if (error instanceof IndexUnavailableError) return error.message
  if (error instanceof errors.TimeoutError) return 'OpenSearch did not answer in time'
  if (error instanceof errors.ResponseError) {
    const { statusCode } = error
    if (statusCode === 401 || statusCode === 403)
      return `OpenSearch refused the user name, password or permissions in SEARCH_URL (status ${statusCode})`
    return `OpenSearch answered with status ${statusCode}: ${error.message}`
  }
  if (error instanceof errors.DeserializationError)
    return 'The server at SEARCH_URL does not answer like OpenSearch: check the address'
  return `OpenSearch cannot be reached at SEARCH_URL: ${error instanceof Error ? error.message : error}`
}
