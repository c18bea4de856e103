import { createRequire } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

const requireAuditor = createRequire(new URL('../auditor/package.json', import.meta.url))

/**
 * The parts of Lighthouse's result used here. Lighthouse's own
 * types are in its package, which is installed only for this bench.
 */
interface Audit {
  lhr: {
    categories: Record<
      string,
      { score: number | null; auditRefs: { id: string; weight: number }[] }
    >
    audits: Record<string, { score: number | null; displayValue?: string; numericValue?: number }>
    environment: { benchmarkIndex: number }
    /** Why there are no scores, such as NO_FCP. */
    runtimeError?: { code: string }
  }
}

type Lighthouse = (url: string, options: Record<string, unknown>) => Promise<Audit>
type Launch = (options: {
  chromePath: string
  chromeFlags: string[]
}) => Promise<{ port: number; kill(): void }>

export interface PageAudit {
  /** Scores from 0 to 100, keyed by category. */
  scores: Record<string, number>
  /** Load metrics as Lighthouse formats them. */
  timings: Record<string, string>
  /** Audits that reduce a score. */
  failed: string[]
  /** Lighthouse's measure of the machine: 1,500 and more is a fast desktop computer. */
  benchmarkIndex: number
}

const timingIds = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]

/**
 * How long Chromium is left alone after its start. Its own new-tab page and toolbar take two to
 * three seconds of CPU, which would count as the page's blocking time on a machine of two processors.
 */
const settleMs = 10_000

/** How often an audit without scores is repeated. */
const maxAttempts = 3

/**
 * Runs Lighthouse with its simulated phone: a slow network, and a CPU that is slower than this
 * machine's by `cpuSlowdown`. Lighthouse's own default is 4. Throws if it finds no scores.
 */
export async function auditPage(
  url: string,
  chromePath: string,
  chromeFlags: string[],
  cpuSlowdown: number,
): Promise<PageAudit> {
  const reasons: string[] = []
  while (reasons.length < maxAttempts) {
    const lhr = await runLighthouse(url, chromePath, chromeFlags, cpuSlowdown)
    if (!lhr.runtimeError) return toPageAudit(lhr)
    reasons.push(lhr.runtimeError.code)
    console.warn(`Lighthouse could not audit ${url}: ${lhr.runtimeError.code}`)
  }
  throw new Error(`Lighthouse could not audit ${url}: ${reasons.join(', ')}`)
}

async function runLighthouse(
  url: string,
  chromePath: string,
  chromeFlags: string[],
  cpuSlowdown: number,
): Promise<Audit['lhr']> {
  const { launch } = await load<{ launch: Launch }>('chrome-launcher')
  const { default: lighthouse } = await load<{ default: Lighthouse }>('lighthouse')
  const browser = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromeFlags] })
  try {
    await setTimeout(settleMs)
    const { lhr } = await lighthouse(url, {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      throttling: { cpuSlowdownMultiplier: cpuSlowdown },
    })
    return lhr
  } finally {
    browser.kill()
  }
}

function toPageAudit({ categories, audits, environment }: Audit['lhr']): PageAudit {
  return {
    scores: mapValues(categories, ({ score }) => Math.round((score ?? 0) * 100)),
    timings: Object.fromEntries(timingIds.map(id => [id, audits[id]?.displayValue ?? '?'])),
    failed: Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
    benchmarkIndex: environment.benchmarkIndex,
  }
}

/**
 * How much slower than a machine a phone of the middle class is, by the table of devices in
 * Lighthouse's documentation (docs/throttling.md): 4 suits fast desktop computers only.
 *
 * @param benchmarkIndex Lighthouse's measure of the machine
 */
export function toCpuSlowdown(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1_500) return 4
  return benchmarkIndex >= 800 ? 2 : 1
}

async function load<Module>(name: string): Promise<Module> {
  return (await import(pathToFileURL(requireAuditor.resolve(name)).href)) as Module
}

function mapValues<Value, Result>(values: Record<string, Value>, map: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))
}
