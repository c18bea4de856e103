import { formatWholeCount } from '#app/domain/count.ts'
import { formatTable } from './format-table.ts'
import { costs } from './scale/costs.ts'
import { listLimits, planMachines } from './scale/plan-machines.ts'

// Estimates the machines and the money per month for a catalogue and its traffic from measured costs,
// and says what breaks first on one machine. `npm run bench -- scale [PRODUCTS] [REQUESTS]` estimates
// one case; without arguments, a million to a billion products at 100 to 10,000 requests a second.
const [products, requests] = process.argv.slice(2).map(Number)
const catalogues = products ? [products] : [1e6, 1e7, 1e8, 1e9]
const loads = requests ? [requests] : [100, 1_000, 10_000]

console.log('What one machine cannot do any more, in this order:\n')
console.log(
  formatTable(
    ['At', 'What breaks', 'What helps'],
    listLimits().map(({ breaksAt, what, remedy }) => [formatLarge(breaksAt), what, remedy]),
  ),
)
console.log('\nMachines of 8 cores and 32 GB:\n')
console.log(
  formatTable(
    [
      'Products',
      'Requests/s',
      'Rendered/s',
      'Search',
      'Index',
      'Database',
      '+ 1 year of prices',
      'App',
      'Search nodes',
      'PostgreSQL',
      '$ a month',
    ],
    catalogues.flatMap(size => loads.map(load => toLine(size, load))),
  ),
)
console.log('\nAll from these costs (bench/scale/costs.ts):\n')
for (const [name, { value, unit, source }] of Object.entries(costs))
  console.log(`- ${name}: ${value} ${unit}${unit && ', '}${source}`)

function toLine(size: number, load: number): string[] {
  const plan = planMachines({ products: size, requestsPerSecond: load })
  return [
    formatLarge(size),
    formatWholeCount(load),
    formatWholeCount(Math.round(plan.rendersPerSecond)),
    plan.engine,
    formatBytes(plan.indexBytes),
    formatBytes(plan.databaseBytes),
    formatBytes(plan.historyBytes),
    String(plan.appMachines),
    String(plan.searchMachines),
    String(plan.databaseMachines),
    formatWholeCount(Math.round(plan.dollarsPerMonth)),
  ]
}

function formatLarge(count: number): string {
  if (count >= 1e9) return `${Number((count / 1e9).toPrecision(2))} billion`
  return `${Number((count / 1e6).toPrecision(2))} million`
}

function formatBytes(bytes: number): string {
  if (bytes >= 1e12) return `${(bytes / 1e12).toFixed(1)} TB`
  return `${(bytes / 1e9).toFixed(1)} GB`
}
