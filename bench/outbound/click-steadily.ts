import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Sends clicks at a constant rate, regardless of response
 * times, and reports the response times and the sub-ids.
 */
export interface Clicking {
  port: number
  paths: string[]
  perSecond: number
  seconds: number
}

export interface Clicked {
  /** The time from when a click was due to the end of its response. */
  ms: number[]
  subIds: string[]
  failed: number
}

const { port, paths, perSecond, seconds }: Clicking = workerData
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const clicked: Clicked = { ms: [], subIds: [], failed: 0 }
const startedAt = performance.now()
const total = perSecond * seconds
let sent = 0
let open = 0

const timer = setInterval(() => {
  const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1000) * perSecond))
  while (sent < due) click(sent++)
  if (sent === total) clearInterval(timer)
}, 1)

function click(number: number): void {
  const dueAt = startedAt + (number / perSecond) * 1000
  open += 1
  const request = get(
    {
      port,
      agent,
      headers: toHeaders(number),
      path: paths[number % paths.length],
      timeout: 10_000,
    },
    response => {
      response.resume()
      const target = URL.parse(response.headers.location ?? '')
      const subId = target?.searchParams.get('sid') ?? target?.searchParams.get('xcust')
      response.once('end', () => {
        clicked.ms.push(performance.now() - dueAt)
        if (response.statusCode === 302 && subId) clicked.subIds.push(subId)
        else clicked.failed += 1
        done()
      })
    },
  )
  request.once('timeout', () => request.destroy(new Error('timeout')))
  request.once('error', () => {
    clicked.failed += 1
    done()
  })
}

/** A shopper of its own for each click, since a visit's second click on a product is not recorded. */
function toHeaders(number: number): { 'User-Agent': string } {
  const version = `140.${Date.now()}.${number}`
  return {
    'User-Agent': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/${version} Safari/537.36`,
  }
}

function done(): void {
  open -= 1
  if (sent < total || open > 0) return
  agent.destroy()
  parentPort?.postMessage(clicked)
}
