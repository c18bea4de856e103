import type { NumberedClick, RecognizedClick } from '#app/outbound/recent-clicks.ts'
import type { MetricReading } from '../http/metrics.ts'

/** Messages from a worker to the primary process. */
export type WorkerMessage =
  /** The worker now answers requests with pages. */
  | { kind: 'serving' }
  | { kind: 'number'; id: number; click: RecognizedClick }
  /** Asks for the metrics of all workers. */
  | { kind: 'gather'; id: number }
  /** The answer to `check`. */
  | { kind: 'alive' }
  /** The answer to `collect`. */
  | { kind: 'metrics'; id: number; metrics: MetricReading[] }

/** Messages from the primary process to a worker. */
export type PrimaryMessage =
  | { kind: 'stop' }
  | { kind: 'check' }
  | { kind: 'collect'; id: number }
  | { kind: 'numbered'; id: number; click: NumberedClick }
  | { kind: 'gathered'; id: number; readings: MetricReading[][] }
