import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'

// How long a start takes on an installed machine, what the process weighs once everything is read, and what a first visit to
// a list costs in bytes. Starts the real launcher over its sandbox, twice, on a data folder of its own.
const port = 3190
const listUrl = `http://localhost:${port}/products/women/dresses`
const timeLimitMs = 180_000

// As root, PostgreSQL runs as a user of its own, which may go here.
const dataDirectory = 'var/bench-start'
rmSync(dataDirectory, { recursive: true, force: true })
try {
  const first = await start()
  await waitForWholeCatalogue()
  const memory = getServerMemory(first.child)
  const weight = await weighFirstVisit()
  await stop(first.child)
  const second = await start()
  await stop(second.child)
  print(
    'empty data folder → first page with products',
    `${seconds(first.firstPageMs)} (promised: under 20 s)`,
  )
  print('second start → first page with products', `${seconds(second.firstPageMs)} (promised: under 4 s)`)
  print('memory of the server process, whole catalogue', `${memory} MB (promised: under 400 MB)`)
  for (const [part, bytes] of weight)
    print(`first visit to a list, ${part}`, `${(bytes / 1000).toFixed(1)} kB compressed`)
  const total = weight.filter(([part]) => part !== 'fonts').reduce((sum, [, bytes]) => sum + bytes, 0)
  print(
    'first visit to a list, HTML + script + CSS',
    `${(total / 1000).toFixed(1)} kB (promised: under 170 kB)`,
  )
} finally {
  rmSync(dataDirectory, { recursive: true, force: true })
}

async function start(): Promise<{ child: ChildProcess; firstPageMs: number }> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDirectory, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitUntil('a page with products', async () => {
    const answer = await fetch(listUrl)
    return answer.ok && (await answer.text()).includes('<article')
  })
  return { child, firstPageMs: performance.now() - startedAt }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** The whole list grows while the first sync runs; it is whole when it has stopped growing. */
async function waitForWholeCatalogue(): Promise<void> {
  let last = ''
  await waitUntil('the whole catalogue', async () => {
    const html = await (await fetch(`http://localhost:${port}/products`)).text()
    const total = /Page 1 of \d+ \(\d+ of (\d+)\)/.exec(html.replaceAll('<!-- -->', ''))?.[1] ?? ''
    const isWhole = total !== '' && total === last
    last = total
    await pause(3000)
    return isWhole
  })
}

async function waitUntil(what: string, isThere: () => Promise<boolean>): Promise<void> {
  const endAt = performance.now() + timeLimitMs
  while (!(await isThere().catch(() => false))) {
    if (performance.now() > endAt) throw new Error(`Gave up waiting for ${what}.`)
    await pause(50)
  }
}

/** Resident megabytes of the launcher's child that is the server (Linux: read from /proc). */
function getServerMemory(launcher: ChildProcess): number {
  for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    const command = readProc(pid, 'cmdline')
    const status = readProc(pid, 'status')
    if (!command.includes('build/server/index.js') || !status.includes(`PPid:\t${launcher.pid}\n`)) continue
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000)
  }
  throw new Error('The server process was not found.')
}

function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

async function weighFirstVisit(): Promise<[part: string, bytes: number][]> {
  const page = await fetchCompressed(listUrl)
  const paths = (pattern: RegExp) => [...new Set([...page.text.matchAll(pattern)].map(([path]) => path))]
  const weigh = async (files: string[]) => {
    const bodies = await Promise.all(files.map(path => fetchCompressed(`http://localhost:${port}${path}`)))
    return bodies.reduce((sum, { bytes }) => sum + bytes, 0)
  }
  return [
    ['HTML', page.bytes],
    ['script', await weigh(paths(/\/assets\/[\w.-]+\.js/g))],
    ['CSS', await weigh(paths(/\/assets\/[\w.-]+\.css/g))],
    ['fonts', await weigh(paths(/\/assets\/[\w.-]+\.woff2/g))],
  ]
}

/** The bytes on the wire: Content-Length where the answer tells it, else counted from a transfer that is not decoded. */
async function fetchCompressed(url: string): Promise<{ text: string; bytes: number }> {
  const body = await new Promise<{ raw: Buffer; encoding: string | undefined }>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', chunk => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ raw: Buffer.concat(chunks), encoding: answer.headers['content-encoding'] }),
      )
    }).on('error', reject)
  })
  const text = body.encoding === 'br' ? brotliDecompressSync(body.raw).toString() : body.raw.toString()
  return { text, bytes: body.raw.length }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function print(what: string, figure: string): void {
  console.log(`${what.padEnd(52)} ${figure}`)
}
