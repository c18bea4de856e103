import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { listPath, startApplication, waitForWholeCatalogue } from './application/start-application.ts'
import { weighVisit } from './application/weigh-visit.ts'

// How long a start takes on an installed machine, what the process weighs once everything is read, and what a first visit to
// a list costs in bytes. Starts the real launcher over its sandbox, twice, on a data folder of its own.
const port = 3190

// As root, PostgreSQL runs as a user of its own, which may go here.
const dataDirectory = 'var/bench-start'
rmSync(dataDirectory, { recursive: true, force: true })
try {
  const first = await startApplication(port, dataDirectory)
  await waitForWholeCatalogue(first.url)
  const memory = getServerMemory(first.process)
  const weight = await weighVisit(first.url, listPath)
  await first.stop()
  const second = await startApplication(port, dataDirectory)
  await second.stop()
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

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function print(what: string, figure: string): void {
  console.log(`${what.padEnd(52)} ${figure}`)
}
