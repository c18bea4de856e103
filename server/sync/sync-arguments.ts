import { parseArgs } from 'node:util'
import type { NetworkLetter } from '#app/domain/source.ts'
import type { SyncScope } from '#app/ingest/sync-scope.ts'
import { findSourceLetter, sourceDefinitions } from '#app/networks/all-sources.server.ts'

export type SyncArguments =
  /** `sources` holds all configured sources if none are given. */
  | { kind: 'sync'; sources: NetworkLetter[]; isFull: boolean }
  | { kind: 'status' }
  | { kind: 'release' | 'drop'; scope: SyncScope; run: number }

const names = sourceDefinitions.map(({ name }) => name).join(', ')

export const syncUsage = `npm run sync -- [SOURCE …] [--full]          sync sources now; all configured ones by default
npm run sync -- SOURCE --release RUN         accept the quarantined products; the next sync resumes the run
npm run sync -- SOURCE --drop RUN            discard the quarantined products
npm run sync -- --status                     the state of every source

  SOURCE    ${names}; for --release and --drop also a feed, as --status names it
  --full    from the beginning instead of where the last attempt stopped`

/** Returns the parsed arguments of `npm run sync`, or an error message. */
export function parseSyncArguments(args: readonly string[]): SyncArguments | { fault: string } {
  let parsed: ReturnType<typeof parseOptions>
  try {
    parsed = parseOptions(args)
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
  const { values, positionals } = parsed
  const given = Object.keys(values)
  if (given.length > 1) return { fault: `--${given.join(' and --')} cannot be combined.` }
  if (values.status)
    return positionals.length > 0
      ? { fault: '--status always shows all sources.' }
      : { kind: 'status' }
  const run = values.release ?? values.drop
  if (run !== undefined)
    return parseDecision(values.release === undefined ? 'drop' : 'release', positionals, run)
  const sources = positionals.map(name => findSourceLetter(name))
  const unknown = positionals.find((_, index) => sources[index] === undefined)
  if (unknown !== undefined)
    return { fault: `Unknown source ${unknown}. The sources are ${names}.` }
  return {
    kind: 'sync',
    sources: sources.filter(source => source !== undefined),
    isFull: values.full ?? false,
  }
}

function parseOptions(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      full: { type: 'boolean' },
      status: { type: 'boolean' },
      release: { type: 'string' },
      drop: { type: 'string' },
    },
  })
}

function parseDecision(
  kind: 'release' | 'drop',
  [name, ...more]: string[],
  run: string,
): SyncArguments | { fault: string } {
  if (name === undefined || more.length > 0) return { fault: `--${kind} needs exactly one source.` }
  if (!/^\d{1,9}$/.test(run))
    return { fault: `--${kind} needs the number of a run, as --status shows it.` }
  const scope = name.startsWith('f:') ? (name as SyncScope) : findSourceLetter(name)
  if (scope === undefined) return { fault: `Unknown source ${name}. The sources are ${names}.` }
  return { kind, scope, run: Number(run) }
}
