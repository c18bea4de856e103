import type { Logger } from 'pino'
import { imagePrefix } from '#app/domain/image-links.ts'
import type { Visit } from '#app/middleware/contexts.ts'
import { clientClosedRequest } from './client-closed-request.ts'
import { hashedPrefix } from './static-assets.ts'

export interface Access {
  visit: Visit
  method: string
  /** Excludes the query string, which contains search terms. */
  path: string
  status: number
  /** The time until the response started; a stream may continue for longer. */
  ms: number
}

const maxPathLength = 500
const probes = ['/healthz', '/readyz', '/metrics']

/**
 * Logs one line per request. Assets, pictures and probes are logged at debug level,
 * even when the browser cancels them (a fast scroll cancels dozens of pictures). A
 * 5xx for a picture is not logged as an error, since the picture host is at fault.
 */
export function logAccess(log: Logger, { visit, method, path, status, ms }: Access): void {
  const line = {
    id: visit.requestId,
    host: visit.host,
    method,
    path: path.slice(0, maxPathLength),
    status,
    ms: Math.round(ms * 10) / 10,
  }
  if (status >= 500 && !path.startsWith(imagePrefix)) log.error(line, 'request')
  else if ((status < 400 || status === clientClosedRequest) && isRoutine(path))
    log.debug(line, 'request')
  else log.info(line, 'request')
}

function isRoutine(path: string): boolean {
  return path.startsWith(hashedPrefix) || path.startsWith(imagePrefix) || probes.includes(path)
}
