import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

/** The cost of an operation. */
export interface Effort<Result> {
  result: Result
  seconds: number
  /** CPU time of this process. */
  cpuSeconds: number
  /**
   * CPU time of PostgreSQL's processes, including those of
   * closed connections; 0 on systems without /proc.
   */
  databaseSeconds: number
}

/** Linux counts CPU time in hundredths of a second. */
const ticksPerSecond = 100

export async function measure<Result>(
  pool: pg.Pool,
  work: () => Promise<Result>,
): Promise<Effort<Result>> {
  const postmaster = await findPostmaster(pool)
  const database = readDatabaseSeconds(postmaster)
  const cpu = process.cpuUsage()
  const startedAt = performance.now()
  const result = await work()
  const seconds = (performance.now() - startedAt) / 1_000
  const { user, system } = process.cpuUsage(cpu)
  return {
    result,
    seconds,
    cpuSeconds: (user + system) / 1e6,
    databaseSeconds: readDatabaseSeconds(postmaster) - database,
  }
}

/** Finds the main process of PostgreSQL, which is the parent of every backend process. */
async function findPostmaster(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return Number(readStat(rows[0]?.pid ?? 0)[1] ?? 0)
}

function readDatabaseSeconds(postmaster: number): number {
  let ticks = 0
  const sum = (fields: string[], from: number, to: number) =>
    fields.slice(from, to).reduce((total, field) => total + Number(field), 0)
  try {
    for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
      const fields = readStat(Number(pid))
      if (Number(fields[1]) === postmaster) ticks += sum(fields, 11, 13)
      // The CPU time of children that have exited and been reaped.
      if (Number(pid) === postmaster) ticks += sum(fields, 13, 15)
    }
  } catch {
    return 0
  }
  return ticks / ticksPerSecond
}

/**
 * Returns the fields of /proc/PID/stat that follow the process name: state, parent
 * and so on. The name itself may contain spaces. Empty if there is no such process.
 */
function readStat(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

export interface RoundTimes {
  medianMs: number
  p95Ms: number
  /** CPU time per round of this process and PostgreSQL combined. */
  cpuMs: number
}

export async function timeRounds(
  pool: pg.Pool,
  rounds: number,
  work: () => Promise<unknown>,
): Promise<RoundTimes> {
  const times: number[] = []
  const { cpuSeconds, databaseSeconds } = await measure(pool, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now()
      await work()
      times.push(performance.now() - startedAt)
    }
  })
  const sorted = times.toSorted((a, b) => a - b)
  const [medianMs = 0, p95Ms = 0] = [0.5, 0.95].map(share => sorted[Math.ceil(share * rounds) - 1])
  return { medianMs, p95Ms, cpuMs: ((cpuSeconds + databaseSeconds) / rounds) * 1_000 }
}
