import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readCpuMs, readMemoryMb } from '../application/find-server-process.ts'
import type { Load, Loaded } from './load-server.ts'

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

/** Sends requests from a process of its own. */
export async function sendLoad(load: Load): Promise<Loaded> {
  const child = fork(new URL('./load-server.ts', import.meta.url))
  try {
    child.send(load)
    const [loaded]: Loaded[] = await once(child, 'message')
    if (!loaded) throw new Error('The client sent no report.')
    return loaded
  } finally {
    child.kill()
  }
}
