import type { IncomingMessage, ServerResponse } from 'node:http'
import { drift } from './drift.ts'
import type { Fault } from './faults.ts'

/** Answers with the fault instead of, or on top of, the true answer. `fetchTruth` asks the application as if nothing were wrong. */
export async function applyFault(
  fault: Fault,
  request: IncomingMessage,
  response: ServerResponse,
  fetchTruth: () => Promise<Response>,
  goOn: () => void,
): Promise<void> {
  switch (fault.kind) {
    case 'slow':
      setTimeout(goOn, fault.delayMs ?? 2000)
      return
    case 'hang':
      // The client's own patience ends it, or the close of the sandbox.
      return
    case 'refused':
      request.socket.destroy()
      return
    case 'empty':
      response.writeHead(200, { 'Content-Type': 'application/json;charset=UTF-8', 'Content-Length': 0 }).end()
      return
    case 'html':
      response.writeHead(200, { 'Content-Type': 'text/html;charset=UTF-8' })
      response.end('<!doctype html><title>Be right back</title><h1>We are making things better</h1>')
      return
    case '401':
    case '429':
    case '500':
    case '503':
      return refuse(Number(fault.kind), response)
    case 'cut':
      return cut(await fetchTruth(), response)
    case 'drift': {
      const truth = await fetchTruth()
      response.writeHead(truth.status, { 'Content-Type': 'application/json;charset=UTF-8' })
      response.end(drift(await truth.text()))
    }
  }
}

const names: Record<number, string> = {
  401: 'InvalidPartnerId',
  429: 'RateLimitExceeded',
  500: 'InternalError',
  503: 'ServiceUnavailable',
}

function refuse(status: number, response: ServerResponse): void {
  const body = {
    errorCode: status,
    errorName: names[status],
    errorMessage: names[status],
    detailedErrors: [],
  }
  response.writeHead(status, {
    'Content-Type': 'application/json;charset=UTF-8',
    ...((status === 429 || status === 503) && { 'Retry-After': '1' }),
  })
  response.end(JSON.stringify(body))
}

/** Promises the whole body, sends half, hangs up. */
async function cut(truth: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await truth.arrayBuffer())
  response.writeHead(truth.status, {
    'Content-Type': truth.headers.get('Content-Type') ?? 'application/json;charset=UTF-8',
    'Content-Length': body.length,
  })
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy())
}
