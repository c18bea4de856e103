import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import { toDay } from '../world/days.ts'
import { hashText } from '../world/hash.ts'
import { feedFormats, isFeedFormat, writeFormat } from './feed-formats.ts'
import { createFeedRows } from './feed-row.ts'
import { toFeedStream } from './feed-stream.ts'

const usage = `node sandbox/feeds/write-feed.ts --format ${feedFormats.join('|')} --rows N --out FILE
  [--seed sandbox] [--today 2026-03-01] [--url http://localhost:4100]
A FILE that ends in .gz is compressed.`

const { values } = parseArgs({
  options: {
    format: { type: 'string', default: '' },
    rows: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
    seed: { type: 'string', default: 'sandbox' },
    today: { type: 'string', default: new Date().toISOString() },
    url: { type: 'string', default: 'http://localhost:4100' },
  },
})
const { format, out, url } = values
const rows = Number(values.rows)
if (
  !isFeedFormat(format) ||
  !Number.isInteger(rows) ||
  rows < 0 ||
  values.rows === '' ||
  out === ''
) {
  console.error(usage)
  process.exit(1)
}

const market = {
  seed: hashText(values.seed),
  day: toDay(values.today),
  styleProducts: 12_000,
  cjProducts: 4_500,
}
const baseUrl = url.replace(/\/+$/, '')
const text = writeFormat(format, createFeedRows(market, baseUrl, rows), {
  baseUrl,
  writtenAt: new Date(),
})
const file = createWriteStream(out)
const startedAt = performance.now()
if (out.endsWith('.gz')) await pipeline(toFeedStream(text), createGzip({ level: 1 }), file)
else await pipeline(toFeedStream(text), file)
const seconds = (performance.now() - startedAt) / 1000
console.log(
  `${out}: ${rows} rows in ${seconds.toFixed(1)} s, ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`,
)
