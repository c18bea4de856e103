import { z } from 'zod'

/** The place of a process among those that answer on one port. */
export interface ProcessPlace {
  /** The number of processes. Rates that one server may use are divided among them. */
  processes: number
  /** True for the one that syncs, runs the jobs and writes the index's snapshot. */
  runsJobs: boolean
  /**
   * True if it accepts requests before its catalogue is open, because no other process does.
   * Otherwise it would answer with errors while others could answer with pages.
   */
  listensFirst: boolean
}

/** The place of a server with one process. */
export const onlyProcess: ProcessPlace = { processes: 1, runsJobs: true, listensFirst: true }

const variable = 'WORKER_PLACE'
const schema = z.object({
  processes: z.int().min(1),
  runsJobs: z.boolean(),
  listensFirst: z.boolean(),
})

/** Formats a place as the environment of a worker. */
export function formatPlace(place: ProcessPlace): Record<string, string> {
  return { [variable]: JSON.stringify(place) }
}

/** Reads the place that the primary gave this worker. */
export function readPlace(env: Record<string, string | undefined> = process.env): ProcessPlace {
  return schema.parse(JSON.parse(env[variable] ?? ''))
}
