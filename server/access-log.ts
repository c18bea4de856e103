import type { Logger } from 'pino'
import { imagePrefix } from '#app/domain/links.ts'
import type { Visit } from '#app/middleware/contexts.ts'
import { hashedPrefix } from './static-assets.ts'

export interface Access {
  visit: Visit
  method: string
  /** Without its query: what people search for stays theirs. */
  path: string
  status: number
  /** Until the answer began; what streams may take longer. */
  ms: number
}

const maxPathLength = 500
const probes = ['/healthz', '/readyz', '/metrics']

/**
 * One line for every request: errors stand out; assets, pictures and probes stay below the usual level. A picture that
 * is missing is its source's fault and no error of ours.
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
  else if (status < 400 && isRoutine(path)) log.debug(line, 'request')
  else log.info(line, 'request')
}

function isRoutine(path: string): boolean {
  return path.startsWith(hashedPrefix) || path.startsWith(imagePrefix) || probes.includes(path)
}
