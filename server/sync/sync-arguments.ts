import { parseArgs } from 'node:util'
import type { Shelf } from '#app/catalogue/shelf.ts'
import type { NetworkLetter } from '#app/domain/source.ts'
import { findSourceLetter, sourceNames } from '../source-name.ts'

export type SyncArguments =
  /** No names: every source that is set up. */
  | { kind: 'sync'; sources: NetworkLetter[]; isFull: boolean }
  | { kind: 'status' }
  | { kind: 'release' | 'drop'; shelf: Shelf; run: number }

const names = Object.values(sourceNames).join(', ')

export const syncUsage = `npm run sync -- [SOURCE …] [--full]          read sources now; all that are set up unless named
npm run sync -- SOURCE --release RUN         write what is in quarantine, and let the run go on
npm run sync -- SOURCE --drop RUN            throw it away
npm run sync -- --status                     how every source stands

  SOURCE    ${names}; for --release and --drop also a feed, as --status names it
  --full    from the beginning, instead of where the last attempt stopped`

/** The command's arguments, or what is wrong with them. */
export function parseSyncArguments(args: readonly string[]): SyncArguments | { fault: string } {
  let parsed: ReturnType<typeof parseOptions>
  try {
    parsed = parseOptions(args)
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
  const { values, positionals } = parsed
  const given = Object.keys(values)
  if (given.length > 1) return { fault: `--${given.join(' and --')} do not go together.` }
  if (values.status)
    return positionals.length > 0 ? { fault: '--status is of all sources.' } : { kind: 'status' }
  const run = values.release ?? values.drop
  if (run !== undefined)
    return parseDecision(values.release === undefined ? 'drop' : 'release', positionals, run)
  const sources = positionals.map(name => findSourceLetter(name))
  const unknown = positionals.find((_, index) => sources[index] === undefined)
  if (unknown !== undefined) return { fault: `There is no source ${unknown}; there are ${names}.` }
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
  if (name === undefined || more.length > 0) return { fault: `--${kind} is of one source: name it.` }
  if (!/^\d{1,9}$/.test(run)) return { fault: `--${kind} takes the number of a run, as --status tells it.` }
  const shelf = name.startsWith('f:') ? (name as Shelf) : findSourceLetter(name)
  if (shelf === undefined) return { fault: `There is no source ${name}; there are ${names}.` }
  return { kind, shelf, run: Number(run) }
}
