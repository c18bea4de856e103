import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { IndexState, OnIndexAnswer } from '#app/catalogue/catalogue.ts'
import { imagePrefix } from '#app/domain/links.ts'
import { hashedPrefix } from './static-assets.ts'

/** What the process counts about itself, in the form Prometheus reads. */
export interface Metrics {
  observeRequest(path: string, status: number, ms: number): void
  observeIndexAnswer: OnIndexAnswer
  /** `state` is asked for at every reading. */
  watchIndex(state: () => IndexState): void
  format(): Promise<{ text: string; type: string }>
}

const probes = ['/healthz', '/readyz', '/metrics']
/** From a kept answer to the deadline. */
const requestSeconds = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]
const answerSeconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2]

/** A registry of its own: a test may make several. */
export function createMetrics(): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From a request to the beginning of its answer',
    labelNames: ['kind', 'status'],
    buckets: requestSeconds,
    registers: [register],
  })
  const answers = new Histogram({
    name: 'index_answer_duration_seconds',
    help: 'From a question to the index to its answer, waiting and the way between threads included',
    labelNames: ['kind', 'outcome'],
    buckets: answerSeconds,
    registers: [register],
  })
  return {
    observeRequest: (path, status, ms) =>
      requests.observe({ kind: getKind(path), status: `${Math.floor(status / 100)}xx` }, ms / 1000),
    observeIndexAnswer: (kind, outcome, ms) => answers.observe({ kind, outcome }, ms / 1000),
    watchIndex: state => watchIndex(register, state),
    format: async () => ({ text: await register.metrics(), type: register.contentType }),
  }
}

function watchIndex(register: Registry, state: () => IndexState): void {
  const gauges: [name: string, help: string, read: (state: IndexState) => number][] = [
    ['index_ready', '1 once everything in the catalogue is in the index', ({ isReady }) => Number(isReady)],
    ['index_products', 'Offers in the index', ({ products }) => products],
    ['index_version', 'The last change of the catalogue that is in the index', ({ version }) => version],
  ]
  for (const [name, help, read] of gauges) {
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read(state()))
      },
    })
  }
  new Gauge({
    name: 'index_memory_bytes',
    help: 'What the parts of the index hold',
    labelNames: ['part'],
    registers: [register],
    collect() {
      for (const [part, bytes] of Object.entries(state().memory)) this.set({ part }, bytes)
    },
  })
}

/** Few kinds, since each is a series of its own: never a path. */
function getKind(path: string): string {
  if (path.startsWith(hashedPrefix)) return 'asset'
  if (path.startsWith(imagePrefix)) return 'picture'
  if (probes.includes(path)) return 'probe'
  return path.startsWith('/api/') || path.endsWith('.data') ? 'data' : 'page'
}
