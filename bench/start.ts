import { rmSync } from 'node:fs'
import { readMemoryMb } from './application/find-server-process.ts'
import {
  listPath,
  waitForWholeCatalogue,
  withApplication,
} from './application/start-application.ts'
import { weighVisit } from './application/weigh-visit.ts'

// Measures start-up time on an installed machine, the server's memory after a complete sync, and the
// bytes of a first visit to a list. Starts the real launcher against the sandbox twice, with a
// separate data folder.

// If this process runs as root, PostgreSQL runs as another
// user, who must be able to read this folder.
const dataDirectory = 'var/bench-start'
rmSync(dataDirectory, { recursive: true, force: true })
try {
  const first = await withApplication(dataDirectory, async ({ url, serverPid, firstPageMs }) => {
    await waitForWholeCatalogue(url)
    return { firstPageMs, memory: readMemoryMb(serverPid), weight: await weighVisit(url, listPath) }
  })
  const secondPageMs = await withApplication(dataDirectory, async again => again.firstPageMs)
  print(
    'empty data folder → first page with products',
    `${seconds(first.firstPageMs)} (target: under 20 s)`,
  )
  print('second start → first page with products', `${seconds(secondPageMs)} (target: under 4 s)`)
  print(
    'memory of the server process, whole catalogue',
    `${first.memory} MB (target: under 400 MB)`,
  )
  for (const [part, bytes] of first.weight)
    print(`first visit to a list, ${part}`, `${(bytes / 1000).toFixed(1)} kB compressed`)
  const total = first.weight
    .filter(([part]) => part !== 'fonts')
    .reduce((sum, [, bytes]) => sum + bytes, 0)
  print(
    'first visit to a list, HTML + script + CSS',
    `${(total / 1000).toFixed(1)} kB (target: under 170 kB)`,
  )
} finally {
  rmSync(dataDirectory, { recursive: true, force: true })
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function print(what: string, figure: string): void {
  console.log(`${what.padEnd(52)} ${figure}`)
}
