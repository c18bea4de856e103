import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readCpuMs, readMemoryMb } from '../application/find-server-process.ts'
import type { Load, Loaded } from './load-server.ts'
import type { Crowd, CrowdReport } from './send-crowd.ts'

export interface Measured extends Loaded {
  /** CPU time of all threads of the server per request. */
  serverCpuMs: number
  memoryMb: number
}

/** Asks a server until it is warm, then measures it. */
export async function measureLine(
  load: Load,
  serverPid: string,
  warmUpSeconds = 3,
): Promise<Measured> {
  await sendLoad({ ...load, seconds: warmUpSeconds })
  const before = readCpuMs(serverPid)
  const loaded = await sendLoad(load)
  const count = Object.values(loaded.statuses).reduce((sum, each) => sum + each, 0)
  return {
    ...loaded,
    serverCpuMs: (readCpuMs(serverPid) - before) / count,
    memoryMb: readMemoryMb(serverPid),
  }
}

/** Starts a client process that sends each request as soon as the previous one is answered. */
export function sendLoad(load: Load): Promise<Loaded> {
  return runClient('./load-server.ts', load)
}

/** Starts a client process that sends requests at a fixed rate, however slow the answers are. */
export function sendCrowd(crowd: Crowd): Promise<CrowdReport> {
  return runClient('./send-crowd.ts', crowd)
}

async function runClient<Report>(module: string, task: Load | Crowd): Promise<Report> {
  const child = fork(new URL(module, import.meta.url))
  try {
    child.send(task)
    const [report]: Report[] = await once(child, 'message')
    if (!report) throw new Error('The client sent no report.')
    return report
  } finally {
    child.kill()
  }
}
