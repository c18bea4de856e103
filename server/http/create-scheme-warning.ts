import type { Logger } from 'pino'
import type { ClientRequest } from './client-request.ts'

/**
 * Warns once if pages are opened over https while their requests seem to be http. Every form is
 * then refused, and the cause is the proxy or `TRUST_PROXY`.
 */
export function createSchemeWarning(log: Pick<Logger, 'warn'>) {
  let hasWarned = false
  return (sentFrom: string | null, { origin, host }: ClientRequest): void => {
    if (hasWarned || sentFrom !== `https://${host}` || sentFrom === origin) return
    hasWarned = true
    log.warn(
      `Forms from ${sentFrom} are refused because their requests arrive over http. Set TRUST_PROXY to the number of proxies in front of the server, and have the outermost one set X-Forwarded-Proto.`,
    )
  }
}
