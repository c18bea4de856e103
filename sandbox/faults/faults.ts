import { z } from 'zod'

export const faultKinds = [
  'slow',
  '429',
  '500',
  '503',
  'cut',
  'html',
  'drift',
  'hang',
  'empty',
  'refused',
  '401',
  'errors',
  'partial',
  'repeat',
  'xml-bomb',
  'external-entity',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** A fault injected into requests for a path. */
export interface Fault {
  /**
   * A prefix of the path and query, or a regular expression between slashes, such as
   * `/api/v2/products` or `/products\?.*offset=50/`.
   */
  path: string
  kind: FaultKind
  /** The number of requests that the fault affects. Default: all. */
  times?: number | undefined
  /** The number of matching requests that succeed before the fault begins. */
  afterRequests?: number | undefined
  /** For `slow`. Default: 2000. */
  delayMs?: number | undefined
  /** The Retry-After header of an error. Default: 1 for 429 and 503; an empty string omits it. */
  retryAfter?: string | undefined
}

const fault = z.strictObject({
  path: z.string().min(1),
  kind: z.preprocess(kind => String(kind), z.enum(faultKinds)),
  times: z.int().positive().optional(),
  afterRequests: z.int().nonnegative().optional(),
  delayMs: z.int().nonnegative().max(600_000).optional(),
  retryAfter: z.string().max(100).optional(),
})
const faultList = z.union([z.array(fault), fault.transform(one => [one])])

/** Parses a fault. Throws an error that names each invalid field. */
export function parseFaults(input: unknown): Fault[] {
  return faultList.parse(input)
}

export interface Faults {
  add(faults: Fault[]): void
  clear(): void
  list(): Fault[]
  /** Returns the first fault that applies to this request, and counts the request. */
  take(address: string): Fault | undefined
}

export function createFaults(): Faults {
  let active: { fault: Fault; matches: (address: string) => boolean; seen: number }[] = []
  return {
    add(faults) {
      active.push(...faults.map(one => ({ fault: one, matches: toMatcher(one.path), seen: 0 })))
    },
    clear() {
      active = []
    },
    list: () => active.map(({ fault: one }) => one),
    take(address) {
      for (const entry of active) {
        if (!entry.matches(address)) continue
        entry.seen += 1
        const turn = entry.seen - (entry.fault.afterRequests ?? 0)
        if (turn >= 1 && turn <= (entry.fault.times ?? Number.POSITIVE_INFINITY)) return entry.fault
      }
      return undefined
    },
  }
}

function toMatcher(path: string): (address: string) => boolean {
  // Paths and patterns both begin with a slash, but only a pattern
  // also ends with one and has characters that do not occur in a path.
  if (
    path.length > 2 &&
    path.startsWith('/') &&
    path.endsWith('/') &&
    /[\\^$*+?()[\]{}|]/.test(path)
  ) {
    const pattern = new RegExp(path.slice(1, -1))
    return address => pattern.test(address)
  }
  return address => address.startsWith(path)
}
