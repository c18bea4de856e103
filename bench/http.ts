import { mkdirSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { toDataPath } from '#app/domain/urls/data-path.ts'
import { matchOffers } from '#app/ingest/offers/match-offers.server.ts'
import {
  type Application,
  listPath,
  waitForWholeCatalogue,
  withApplication,
} from './application/start-application.ts'
import { withBenchDatabase } from './bench-database.ts'
import type { Load } from './http/load-server.ts'
import { type Measured, measureLine } from './http/measure-line.ts'
import { startBareServer, startNext } from './http/other-servers.ts'
import { readPageTree } from './http/read-page-tree.ts'
import { reportOverload } from './http/report-overload.ts'
import { reportRendered } from './http/report-rendered.ts'
import { reportSteady } from './http/report-steady.ts'
import { signUp } from './http/sign-up.ts'
import { fillCatalogue } from './matching/fill-catalogue.ts'

// Measures one server process under load over loopback, each kind of request after a warm-up, in
// one run with a bare Node server that sends the same bytes and with the same page in Next.js. The
// client runs in its own process, and the access log is written to a file. With PRODUCTS, the database is
// filled directly, since the sandbox would be read for an hour; otherwise, SANDBOX_PRODUCTS sets the size.
//
//     npm run bench -- http [SECONDS] [PRODUCTS]         every line for SECONDS (8)
//     npm run bench -- http rendered [SECONDS]           rendered lists in turn with Next.js, in five rounds (8)
//     npm run bench -- http steady [SECONDS]             a cached page at 70 % of capacity (600)
//     npm run bench -- http overload [SECONDS] [WORKERS] five crowds of five times as many pages as can be rendered (20)
const usualSeconds = { lines: 8, rendered: 8, steady: 600, overload: 20 }
const [first = '', ...rest] = process.argv.slice(2)
const mode = first === 'steady' || first === 'overload' || first === 'rendered' ? first : 'lines'
const [secondsGiven, workers = '1'] = mode === 'lines' ? [first] : rest
const products = mode === 'lines' ? Number(rest[0] ?? 0) : 0
const seconds = Number(secondsGiven || usualSeconds[mode])
const dataDirectory = 'var/bench-http'
const browser = {
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
}
/** Enough to keep one server process busy, and few enough that no requests queue. */
const connections = 8
/** V8 compiles the code that renders for several hundred pages. */
const renderWarmUpSeconds = 10
/** Every number makes a list of its own, from the same products. */
const everyListPath = `${listPath}?price=1-5#`

rmSync(dataDirectory, { recursive: true, force: true })
mkdirSync(dataDirectory, { recursive: true })
console.log(
  `${availableParallelism()} processors, ${loadavg()[0]?.toFixed(1)} processes waiting for one, Node ${process.version}`,
)
try {
  if (products > 0)
    await withBenchDatabase('http-products', async (pool, databaseUrl) => {
      await fillCatalogue(pool, products)
      await matchOffers(pool)
      console.log(`${products} products are written and matched`)
      await measure(databaseUrl)
    })
  else await measure()
} finally {
  rmSync(dataDirectory, { recursive: true, force: true })
}

function measure(databaseUrl?: string): Promise<void> {
  return withApplication(
    dataDirectory,
    async application => {
      await waitForWholeCatalogue(application.url)
      const client = { headers: browser, connections }
      const lists = { cached: listPath, every: everyListPath }
      if (mode === 'lines') await reportLines(application)
      else if (mode === 'steady') await reportSteady(application, client, listPath, seconds)
      else if (mode === 'rendered')
        await reportRendered(application, client, lists, seconds, dataDirectory)
      else await reportOverload(application, client, lists, seconds)
    },
    { logFile: join(dataDirectory, 'access.log'), workers, databaseUrl },
  )
}

async function reportLines({ url: origin, serverPid }: Application): Promise<void> {
  const html = await (await fetch(origin + listPath)).text()
  const measure = (paths: string[], headers: Record<string, string> = {}, warmUpSeconds?: number) =>
    measureLine(toLoad(origin, paths, headers), serverPid, warmUpSeconds)
  const measureOther = (
    server: { origin: string; pid: string },
    path: string,
    warmUpSeconds?: number,
  ) => measureLine(toLoad(server.origin, [path]), server.pid, warmUpSeconds)
  const lines: [what: string, line: Measured][] = []
  async function add(what: string, measuring: Promise<Measured>): Promise<Measured> {
    const line = await measuring
    lines.push([what, line])
    printLine(what, line)
    return line
  }

  console.log(
    `${'request'.padEnd(30)}     a second    p50 ms    p99 ms  CPU ms  client's  memory MB`,
  )
  const cached = await add('cached list', measure([listPath]))
  await add('list, every URL different', measure([everyListPath]))
  await add('cached home', measure(['/']))
  await add('cached product', measure([findPath(html, /href="(\/product\/[^"]+)"/)]))
  await add('products, one after the other', measure(findPaths(html, /href="(\/product\/[^"]+)"/g)))
  await add('search with facets', measure(['/products?q=dress&color=black&price=1-5#']))
  await add('suggestions', measure(['dr', 'red', 'jea', 'bo'].map(q => `/api/suggest?q=${q}`)))
  await add('list, signed in', measure([listPath], { Cookie: await signUp(origin, dataDirectory) }))
  await add('data of a cached list', measure([toDataPath(listPath)]))
  await add('/out', measure([findPath(html, /href="(\/out\/[^"]+)"/)]))

  const sent = await fetchBytes(origin + listPath)
  await using bare = await startBareServer(sent)
  const bareLine = await add('bare Node server, same bytes', measureOther(bare, '/'))
  await using next = await startNext(readPageTree(html), dataDirectory)
  const cachedNext = await add('Next.js, cached list', measureOther(next, '/cached'))
  const renderedNext = await add(
    'Next.js, rendered list',
    measureOther(next, '/rendered?price=1-5#', renderWarmUpSeconds),
  )
  const rendered = await add(
    'every URL different, again',
    measure([everyListPath], {}, renderWarmUpSeconds),
  )
  const again = await add('cached list, again', measure([listPath]))

  const bytes = async (server: { origin: string }, path: string) =>
    `${((await fetchBytes(server.origin + path)).length / 1000).toFixed(1)} kB`
  console.log(
    `list compressed: ours ${(sent.length / 1000).toFixed(1)} kB, Next.js ${await bytes(next, '/rendered')}`,
  )
  const best = Math.max(cached.perSecond, again.perSecond)
  printRatio('cached list to the bare server', best / bareLine.perSecond, 'at least 0.5')
  printRatio('… in CPU time', bareLine.serverCpuMs / again.serverCpuMs, '')
  printRatio('rendered list to Next.js', rendered.perSecond / renderedNext.perSecond, 'at least 3')
  printRatio('… in CPU time', renderedNext.serverCpuMs / rendered.serverCpuMs, '')
  printRatio('cached list to Next.js', best / cachedNext.perSecond, '')
}

function toLoad(origin: string, paths: string[], headers: Record<string, string> = {}): Load {
  return { origin, paths, headers: { ...browser, ...headers }, connections, seconds }
}

function findPaths(html: string, pattern: RegExp): string[] {
  return [
    ...new Set([...html.matchAll(pattern)].map(([, path = '']) => path.replaceAll('&amp;', '&'))),
  ]
}

function findPath(html: string, pattern: RegExp): string {
  const [path] = findPaths(html, new RegExp(pattern, 'g'))
  if (path === undefined) throw new Error(`The list has no link like ${pattern}.`)
  return path
}

/** Fetches a body as it is transferred, without decoding it. */
function fetchBytes(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: browser }, async answer => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      resolve(Buffer.concat(chunks))
    }).on('error', reject)
  })
}

function printLine(what: string, line: Measured): void {
  const { perSecond, p50Ms, p99Ms, serverCpuMs, clientCpuMs, memoryMb, statuses, failed } = line
  const figures = [perSecond.toFixed(0), p50Ms.toFixed(1), p99Ms.toFixed(1), serverCpuMs.toFixed(2)]
  const all = [...figures, clientCpuMs.toFixed(2), memoryMb.toFixed(0)]
  const isFine = failed === 0 && ['200', '302'].includes(Object.keys(statuses).join())
  const notes = isFine ? '' : ` ${JSON.stringify({ statuses, failed })}`
  console.log(`${what.padEnd(30)} ${all.map(each => each.padStart(9)).join(' ')}${notes}`)
}

function printRatio(what: string, ratio: number, target: string): void {
  console.log(`${what.padEnd(40)} ${ratio.toFixed(2)}${target && ` (target: ${target})`}`)
}
