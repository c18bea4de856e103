import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts CPU time in hundredths of a second. */
const ticksPerSecond = 100

/** Finds the launcher's child process that serves pages. */
export function findServerProcess(launcher: ChildProcess): string {
  const found = readdirSync('/proc').find(
    pid =>
      readProc(pid, 'cmdline').includes('build/server/index.js') &&
      readProc(pid, 'status').includes(`PPid:\t${launcher.pid}\n`),
  )
  if (found === undefined)
    throw new Error(`Process ${launcher.pid} has no child that runs build/server/index.js.`)
  return found
}

export function readMemoryMb(pid: string): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? 0) / 1000)
}

/** Returns the CPU time of all threads since the process started. */
export function readCpuMs(pid: string): number {
  const stat = readProc(pid, 'stat')
  // The process name before the last parenthesis may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
