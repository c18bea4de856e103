import type { Logger } from 'pino'
import type { Visit } from '#app/context/contexts.ts'
import { imagePrefix } from '#app/domain/urls/image-links.ts'
import { clientClosedRequest } from './client-closed-request.ts'
import { hashedPrefix } from './static-assets.ts'

export interface Access {
  visit: Pick<Visit, 'requestId' | 'host'>
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
 * 5xx is not logged as an error for a picture, since the picture host is at fault, nor for a probe,
 * which is asked every few seconds until the server is ready. Nor is a 503: what it is about (a crowd,
 * an outage, the start) is logged when it begins and when it ends.
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
  const isFault =
    status >= 500 && status !== 503 && !path.startsWith(imagePrefix) && !probes.includes(path)
  if (isFault) log.error(line, 'request')
  else if ((status < 400 || status === clientClosedRequest) && isRoutine(path))
    log.debug(line, 'request')
  else log.info(line, 'request')
}

function isRoutine(path: string): boolean {
  return path.startsWith(hashedPrefix) || path.startsWith(imagePrefix) || probes.includes(path)
}
