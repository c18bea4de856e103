import { isbot } from 'isbot'
import type { Visitor } from './click.ts'

/** Classifies the sender of a request, without identifying anyone. */
export function readVisitor({ method, headers }: Pick<Request, 'method' | 'headers'>): Visitor {
  const agent = headers.get('User-Agent') ?? ''
  const device = toDevice(agent)
  if (isPrefetch(headers)) return { visitor: 'prefetch', device }
  // Every browser sends a User-Agent header, and only programs such as link checkers send HEAD.
  const isBot = agent === '' || method === 'HEAD' || isbot(agent)
  return { visitor: isBot ? 'bot' : 'person', device }
}

/**
 * Returns true for a prefetch. Chromium and Safari send
 * Sec-Purpose; older browsers send the other headers.
 */
function isPrefetch(headers: Headers): boolean {
  return ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'].some(name =>
    /\b(?:prefetch|prerender|preview)\b/i.test(headers.get(name) ?? ''),
  )
}

function toDevice(agent: string): Visitor['device'] {
  if (/iPad|Tablet|Android(?!.*Mobile)|Silk(?!.*Mobile)/i.test(agent)) return 'tablet'
  if (/Mobi|iPhone|iPod/i.test(agent)) return 'phone'
  return /Windows|Macintosh|X11|CrOS|Linux/i.test(agent) ? 'desktop' : 'other'
}
