import {
  type Aggregator,
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client'
import { isDataPath } from '#app/domain/urls/data-path.ts'
import { imagePrefix } from '#app/domain/urls/image-links.ts'
import type { SourceTrouble } from '#app/ingest/control/sources.ts'
import type { LedgerState } from '#app/outbound/click-ledger.server.ts'
import { rememberBriefly } from '#app/outbound/remember-briefly.ts'
import type { IndexState, OnCompared, OnIndexAnswer } from '#app/search-index/index-state.ts'
import type { AdmissionState } from './admission.ts'
import { clientClosedRequest } from './client-closed-request.ts'
import type { OperationsState } from './operations-state.ts'
import type { CacheState } from './response-cache/response-cache.ts'
import { hashedPrefix } from './static-assets.ts'

/** The metrics of the process, in the Prometheus format. */
export interface Metrics {
  observeRequest(path: string, status: number, ms: number): void
  observeIndexAnswer: OnIndexAnswer
  /** Counts lists that were compared between two indices. */
  observeComparison: OnCompared
  /** Adds the index metrics. Calls `state` for every scrape. */
  watchIndex(state: () => IndexState): void
  /** Adds the metrics of the response cache. Calls `state` for every scrape. */
  watchResponseCache(state: () => CacheState): void
  /** Adds the metrics of admission. Calls `state` for every scrape. */
  watchAdmission(state: () => AdmissionState): void
  /** Adds click metrics. Calls `state` for every scrape. */
  watchClicks(state: () => LedgerState): void
  /**
   * Adds the operations metrics. Calls `fetch` at most once a
   * second. While `fetch` fails, only `database_up` has a value.
   */
  watchOperations(fetch: () => Promise<OperationsState>): void
  /** Returns the current values, to be totaled with those of other processes. */
  read(): Promise<MetricReading[]>
  format(): Promise<MetricsText>
}

/** One metric with its values, as plain data. */
export type MetricReading = MetricObjectWithValues<MetricValue<string>>

export interface MetricsText {
  text: string
  type: string
}

/** Totals the metrics of several processes; each metric says how its values are combined. */
export async function formatTotals(readings: readonly MetricReading[][]): Promise<MetricsText> {
  const total = AggregatorRegistry.aggregate([...readings])
  return { text: await total.metrics(), type: total.contentType }
}

const probes = ['/healthz', '/readyz', '/metrics']
/** The buckets range from the duration of a cached response to the deadline. */
const requestSeconds = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]
const answerSeconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2]

/** Does not use the library's global registry, because tests need several. */
export function createMetrics(): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  new Gauge({
    name: 'server_processes',
    help: 'Processes of this server that answered the scrape',
    registers: [register],
  }).set(1)
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the start of its response',
    labelNames: ['kind', 'status'],
    buckets: requestSeconds,
    registers: [register],
  })
  const answers = new Histogram({
    name: 'index_answer_duration_seconds',
    help: "Time from a query to the index's response, including queueing and thread messages",
    labelNames: ['kind', 'outcome'],
    buckets: answerSeconds,
    registers: [register],
  })
  const comparisons = new Counter({
    name: 'index_comparisons_total',
    help: 'Lists compared between the index in memory and OpenSearch, by what differs',
    labelNames: ['outcome'],
    registers: [register],
  })
  return {
    observeComparison: outcome => comparisons.inc({ outcome }),
    observeRequest: (path, status, ms) =>
      requests.observe({ kind: getKind(path), status: toStatusLabel(status) }, ms / 1000),
    observeIndexAnswer: (kind, outcome, ms) => answers.observe({ kind, outcome }, ms / 1000),
    watchIndex: state => watchIndex(register, state),
    watchResponseCache: state => watchResponseCache(register, state),
    watchAdmission: state => watchAdmission(register, state),
    watchClicks: state => watchClicks(register, state),
    watchOperations: fetch => watchOperations(register, fetch),
    read: () => register.getMetricsAsJSON(),
    format: async () => ({ text: await register.metrics(), type: register.contentType }),
  }
}

function watchIndex(register: Registry, state: () => IndexState): void {
  // The index that is furthest behind counts, because any process may answer.
  watchNumbers(register, state, 'min', [
    [
      'index_ready',
      '1 once the index contains the whole catalogue',
      ({ isReady }) => Number(isReady),
    ],
    ['index_products', 'Offers in the index', ({ products }) => products],
    [
      'index_version',
      'Sequence number of the last catalogue change in the index',
      ({ version }) => version,
    ],
  ])
  new Gauge({
    name: 'index_memory_bytes',
    help: 'Memory used by each part of the index',
    labelNames: ['part'],
    registers: [register],
    collect() {
      for (const [part, bytes] of Object.entries(state().memory)) this.set({ part }, bytes)
    },
  })
}

function watchResponseCache(register: Registry, state: () => CacheState): void {
  watchNumbers(register, state, 'sum', [
    ['response_cache_bytes', 'Memory of the cached pages', ({ bytes }) => bytes],
    ['response_cache_pages', 'Cached pages', ({ pages }) => pages],
    [
      'response_cache_hits',
      'Requests since the start that were answered without rendering a page for them',
      ({ hits }) => hits,
    ],
    ['response_cache_renders', 'Pages rendered since the start', ({ renders }) => renders],
  ])
}

function watchAdmission(register: Registry, state: () => AdmissionState): void {
  watchNumbers(register, state, 'sum', [
    ['render_queue', 'Pages that are being rendered', ({ queue }) => queue],
    [
      'requests_refused',
      'Requests refused since the start because too many were waiting',
      ({ refused }) => refused,
    ],
  ])
  // A sum would mean nothing; the slowest process is the one that visitors notice.
  watchNumbers(register, state, 'max', [
    [
      'page_work_seconds',
      'How long the event loop works for a page',
      ({ pageMs }) => pageMs / 1000,
    ],
  ])
}

function watchClicks(register: Registry, state: () => LedgerState): void {
  watchNumbers(register, state, 'sum', [
    ['clicks_recorded', 'Clicks to retailers since the start', ({ recorded }) => recorded],
    ['clicks_written', 'Clicks written to the database since the start', ({ written }) => written],
    ['clicks_dropped', 'Clicks lost because the spool was full', ({ dropped }) => dropped],
    [
      'click_spool_bytes',
      'Size of the clicks on disk that wait for the database',
      ({ spoolBytes }) => spoolBytes,
    ],
  ])
}

function watchNumbers<State>(
  register: Registry,
  state: () => State,
  aggregator: Aggregator,
  gauges: [name: string, help: string, read: (state: State) => number][],
): void {
  for (const [name, help, read] of gauges) {
    new Gauge({
      ...{ name, help, aggregator, registers: [register] },
      collect() {
        this.set(read(state()))
      },
    })
  }
}

const troubles = ['quarantined', 'implausible', 'failed', 'late'] as const satisfies SourceTrouble[]

function watchOperations(register: Registry, fetch: () => Promise<OperationsState>): void {
  const read = rememberBriefly(1_000, fetch)
  const watch = (
    name: string,
    help: string,
    labelNames: string[],
    set: (gauge: Gauge, state: OperationsState | undefined) => void,
    aggregator: Aggregator = 'max',
  ) =>
    new Gauge({
      ...{ name, help, labelNames, aggregator, registers: [register] },
      async collect() {
        this.reset()
        set(this, await read().catch(() => undefined))
      },
    })
  watch(
    'database_up',
    '1 while PostgreSQL answers',
    [],
    (gauge, state) => gauge.set(state ? 1 : 0),
    'min',
  )
  watch(
    'source_trouble',
    '1 while a source has this problem',
    ['source', 'trouble'],
    (gauge, state) => {
      for (const { name, trouble: current } of state?.sources ?? [])
        for (const trouble of troubles)
          gauge.set({ source: name, trouble }, Number(trouble === current))
    },
  )
  watch(
    'commission_report_read_until_timestamp_seconds',
    'Time up to which the commission reports of a network have been read',
    ['network'],
    (gauge, state) => {
      for (const { network, readUntil } of state?.reports ?? [])
        gauge.set({ network }, readUntil.getTime() / 1000)
    },
  )
  watch(
    'mail_oldest_unsent_seconds',
    'Age of the oldest email that the mail server has not accepted',
    [],
    (gauge, state) => {
      if (state) gauge.set(state.oldestMailSeconds)
      else gauge.remove()
    },
  )
}

/** Returns a status class such as `5xx`; requests canceled by the client have their own class. */
function toStatusLabel(status: number): string {
  return status === clientClosedRequest ? String(status) : `${Math.floor(status / 100)}xx`
}

/**
 * Returns the kind of page or file at a path. There are only
 * a few kinds because every label value is a separate series.
 */
function getKind(path: string): string {
  if (path.startsWith(hashedPrefix)) return 'asset'
  if (path.startsWith(imagePrefix)) return 'picture'
  if (probes.includes(path)) return 'probe'
  return path.startsWith('/api/') || isDataPath(path) ? 'data' : 'page'
}
