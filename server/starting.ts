import { createPlainPage } from './plain-page.ts'

/** What the process answers between listening and having a catalogue to answer from. */
export function answerStarting(request: Request): Response {
  const { pathname } = new URL(request.url)
  if (pathname === '/healthz') return Response.json({ isUp: true })
  if (pathname === '/readyz') {
    return Response.json({ isReady: false, reasons: ['The server is starting'] }, { status: 503 })
  }
  return createPlainPage(503, 'We are opening: try again in a moment', { 'Retry-After': '2' })
}
