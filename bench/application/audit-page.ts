import { createRequire } from 'node:module'
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
}

const timingIds = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]

/** Runs Lighthouse with its default phone simulation: slow CPU and slow network. */
export async function auditPage(
  url: string,
  chromePath: string,
  chromeFlags: string[],
): Promise<PageAudit> {
  const { launch } = await load<{ launch: Launch }>('chrome-launcher')
  const { default: lighthouse } = await load<{ default: Lighthouse }>('lighthouse')
  const browser = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromeFlags] })
  try {
    const { lhr } = await lighthouse(url, { port: browser.port, output: 'json', logLevel: 'error' })
    return {
      scores: mapValues(lhr.categories, ({ score }) => Math.round((score ?? 0) * 100)),
      timings: Object.fromEntries(timingIds.map(id => [id, lhr.audits[id]?.displayValue ?? '?'])),
      failed: Object.values(lhr.categories)
        .flatMap(({ auditRefs }) => auditRefs)
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    }
  } finally {
    browser.kill()
  }
}

async function load<Module>(name: string): Promise<Module> {
  return (await import(pathToFileURL(requireAuditor.resolve(name)).href)) as Module
}

function mapValues<Value, Result>(values: Record<string, Value>, map: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))
}
