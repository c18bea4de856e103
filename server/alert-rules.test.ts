import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { createMetrics } from './http/metrics.ts'

// Checks the Prometheus rules in docs/alerts.rules.yml against the metrics that the server exports.

const rulesFile = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
})
const rules = rulesFile
  .parse(parse(readFileSync('docs/alerts.rules.yml', 'utf8')))
  .groups.flatMap(group => group.rules)

const words = ['sum', 'max', 'rate', 'increase', 'time', 'by', 'and', 'on']
/** Prometheus adds this metric to every scrape. */
const builtIn = ['up']

/** Lists the names of the metrics in an expression. */
function findMetrics(expr: string): string[] {
  const bare = expr.replace(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|on) \([^)]*\)/g, ' ')
  const names = bare.match(/[a-z_]\w*/gi) ?? []
  return names.filter(name => !words.includes(name) && !/^e\d+$/.test(name))
}

/** Lists the values that labels are compared with: `kind=~"page|data"` has two. */
function findLabels(expr: string): string[] {
  return [...expr.matchAll(/(\w+)=~?"([^"]+)"/g)].flatMap(([, name, values = '']) =>
    values.split('|').map(value => `${name}="${value}"`),
  )
}

async function exportMetrics(isDatabaseUp = true): Promise<string> {
  const metrics = createMetrics()
  metrics.observeRequest('/products', 200, 3)
  metrics.observeRequest('/api/list', 503, 3)
  metrics.watchIndex(() => ({ isReady: true, products: 7, version: 1, memory: {} }))
  metrics.watchClicks(() => ({ recorded: 1, written: 1, dropped: 0, spoolBytes: 0 }))
  metrics.watchOperations(async () => {
    if (!isDatabaseUp) throw new Error('The database cannot be reached')
    return {
      sources: [
        { name: 'cj', trouble: 'late' },
        { name: 'style', trouble: undefined },
      ],
      reports: [{ network: 'cj', readUntil: new Date('2026-03-01T00:00:00Z') }],
      oldestMailSeconds: 90,
    }
  })
  return (await metrics.format()).text
}

describe('the alert rules', () => {
  it.each(rules)(
    '$alert uses only metrics and labels that the server exports',
    async ({ expr }) => {
      const text = await exportMetrics()
      const names = findMetrics(expr).filter(name => !builtIn.includes(name))
      for (const name of names) expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'))
      for (const label of findLabels(expr).filter(each => !each.startsWith('job=')))
        expect(text).toContain(label)
    },
  )

  it('each use at least one metric', () => {
    expect(rules.length).toBeGreaterThan(5)
    for (const { alert, expr } of rules) expect(findMetrics(expr), alert).not.toEqual([])
  })

  it('are the sections of docs/alerts.md, in the same order', () => {
    const headings = readFileSync('docs/alerts.md', 'utf8').matchAll(/^## (.+)$/gm)
    expect([...headings].map(([, name]) => name)).toEqual(rules.map(({ alert }) => alert))
  })
})

describe('the operations metrics', () => {
  it('AD2 AD5 report each source’s problems', async () => {
    const text = await exportMetrics()
    expect(text).toContain('database_up 1')
    expect(text).toContain('source_trouble{source="cj",trouble="late"} 1')
    expect(text).toContain('source_trouble{source="cj",trouble="failed"} 0')
    expect(text).toContain('source_trouble{source="style",trouble="late"} 0')
    expect(text).toContain('mail_oldest_unsent_seconds 90')
  })

  it('report nothing but the outage while the database is down', async () => {
    const text = await exportMetrics(false)
    expect(text).toContain('database_up 0')
    expect(text).not.toMatch(/^(?:source_trouble|mail_oldest_unsent_seconds)[ {]/m)
    expect(text).toContain('index_ready 1')
  })
})
