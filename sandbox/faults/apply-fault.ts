import type { IncomingMessage, ServerResponse } from 'node:http'
import { drift } from './drift.ts'
import type { Fault } from './faults.ts'

import { getQuietRefusal, getRefusal } from './refusal.ts'

/**
 * Returns a few hundred bytes that expand to ten gigabytes:
 * ten entities of ten each, nested ten deep.
 */
function getXmlBomb(): string {
  const names = Array.from({ length: 10 }, (_, at) => `e${at}`)
  const entities = names.map((name, at) => {
    const value = at === 0 ? 'ha' : `&e${at - 1};`.repeat(10)
    return `<!ENTITY ${name} "${value}">`
  })
  return `<?xml version="1.0"?><!DOCTYPE result [${entities.join('')}]><result><TotalMatches>&e9;</TotalMatches></result>`
}

/** A document that tries to make the parser read a local file. */
const externalEntityXml =
  '<?xml version="1.0"?><!DOCTYPE result [<!ENTITY own SYSTEM "file:///etc/hostname">]><result><TotalMatches>1</TotalMatches><TotalPages>1</TotalPages><PageNumber>1</PageNumber><item><productname>&own;</productname></item></result>'

/**
 * Sends the fault in place of the real response, or applies the fault to the real response.
 * `fetchTruth` returns the response without the fault.
 */
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
      // The request ends when the client times out or the sandbox closes.
      return
    case 'refused':
      request.socket.destroy()
      return
    case 'empty':
      response
        .writeHead(200, { 'Content-Type': 'application/json;charset=UTF-8', 'Content-Length': 0 })
        .end()
      return
    case 'html':
      response.writeHead(200, { 'Content-Type': 'text/html;charset=UTF-8' })
      response.end(
        '<!doctype html><title>Be right back</title><h1>We are making things better</h1>',
      )
      return
    case '401':
    case '429':
    case '500':
    case '503':
      return refuse(Number(fault.kind), fault.retryAfter, request, response)
    case 'errors':
      return send(response, 200, getQuietRefusal(request.url ?? '/'))
    case 'xml-bomb':
      return send(response, 200, { contentType: xml, body: getXmlBomb() })
    case 'external-entity':
      return send(response, 200, { contentType: xml, body: externalEntityXml })
    case 'cut':
      return cut(await fetchTruth(), response)
    case 'drift':
      return change(await fetchTruth(), response, drift)
    case 'partial':
      return change(await fetchTruth(), response, toPartial)
    case 'repeat':
      return repeat(fault, fetchTruth, response)
  }
}

const xml = 'text/xml;charset=UTF-8'

function refuse(
  status: number,
  retryAfter: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const isBusy = status === 429 || status === 503
  const after = retryAfter ?? (isBusy ? '1' : '')
  if (after !== '') response.setHeader('Retry-After', after)
  send(response, status, getRefusal(request.url ?? '/', status))
}

function send(
  response: ServerResponse,
  status: number,
  answer: { contentType: string; body: string },
): void {
  response.writeHead(status, { 'Content-Type': answer.contentType }).end(answer.body)
}

async function change(
  truth: Response,
  response: ServerResponse,
  toOther: (text: string) => string,
): Promise<void> {
  const contentType = truth.headers.get('Content-Type') ?? 'application/json;charset=UTF-8'
  send(response, truth.status, { contentType, body: toOther(await truth.text()) })
}

const answersByFault = new WeakMap<
  Fault,
  Promise<{ status: number; contentType: string; body: string }>
>()

/** Replays the first response, so that pagination never ends. */
async function repeat(
  fault: Fault,
  fetchTruth: () => Promise<Response>,
  response: ServerResponse,
): Promise<void> {
  const hold = async () => {
    const truth = await fetchTruth()
    return {
      status: truth.status,
      contentType: truth.headers.get('Content-Type') ?? xml,
      body: await truth.text(),
    }
  }
  const answer = answersByFault.get(fault) ?? hold()
  answersByFault.set(fault, answer)
  const { status, ...rest } = await answer
  send(response, status, rest)
}

/** Declares the full length, sends half the body, then drops the connection. */
async function cut(truth: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await truth.arrayBuffer())
  response.writeHead(truth.status, {
    'Content-Type': truth.headers.get('Content-Type') ?? 'application/json;charset=UTF-8',
    'Content-Length': body.length,
  })
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy())
}

/**
 * Replaces every third row with null and adds an error for each, as in a
 * partial GraphQL response. A response without rows is left unchanged.
 */
function toPartial(json: string): string {
  const errors: object[] = []
  let isFirstList = true
  const data: unknown = JSON.parse(json, (key, value: unknown) => {
    if (key !== 'resultList' || !Array.isArray(value) || !isFirstList) return value
    isFirstList = false
    return value.map((row: unknown, at) => {
      if (at % 3 !== 1) return row
      errors.push({ message: 'Exception while fetching data', path: ['resultList', at] })
      return null
    })
  })
  return JSON.stringify({ ...(data as object), ...(errors.length > 0 && { errors }) })
}
