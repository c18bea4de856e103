import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import { importFeed } from '../server/feed/feed-import.ts'
import { withBenchDatabase } from './bench-database.ts'
import { measure } from './measure.ts'

// Measures the peak memory of importing a feed file, and the time from reading
// its first byte until its products are in the catalogue. By default, the file
// is a Google feed of a million rows, which is then imported a second time.
// `npm run bench -- feed 100000 cj` imports a CJ feed of 100,000 rows instead.
const rows = Number(process.argv[2] ?? 1_000_000)
const format = process.argv[3] ?? 'google-tsv'

const folder = 'var/bench-feed-file'
const file = `${folder}/feed.gz`
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
// Runs in a separate process so that its memory is not counted.
execFileSync(process.execPath, [
  ...['sandbox/feeds/write-feed.ts', '--format', format, '--rows', String(rows), '--out', file],
])

try {
  await withBenchDatabase('feed', async pool => {
    for (const reading of ['the first time', 'again']) {
      const { result, seconds, cpuSeconds, databaseSeconds } = await measure(pool, () =>
        importFeed({
          location: file,
          format: format === 'google-tsv' ? 'google' : (format as 'cj'),
          retailer: 'Bench',
          feed: 'bench',
          isDelta: false,
          words: new Map(),
          forgottenWords: [],
          isVouchedFor: false,
          pool,
          workFolder: `${folder}/work`,
          signal: new AbortController().signal,
        }),
      )
      const { state, counts, error } = result
      if (state !== 'complete') throw new Error(`the import ended as ${state}: ${error}`)
      const what = `${formatQuantity(rows, 'row')}, ${reading}`
      const micros = (time: number) => `${Math.round((time * 1e6) / rows)} µs`
      print(
        what,
        `${formatQuantity(Math.round(rows / seconds), 'row')} a second, ${micros(cpuSeconds)} of our CPU time and ${micros(databaseSeconds)} of PostgreSQL’s each`,
      )
      print(
        `${what}: products`,
        `${formatWholeCount(counts.read)}, of them ${formatWholeCount(counts.unchanged)} as they were`,
      )
    }
  })
  print('the file, packed', `${toMegabytes(statSync(file).size)} MB`)
  print('peak memory', `${Math.round(process.resourceUsage().maxRSS / 1024)} MB (target: 500)`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 1e6)
}

function print(what: string, figure: string): void {
  console.log(`${what.padEnd(44)} ${figure}`)
}
