import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type CommissionNetwork, commissionNetworks } from '#app/networks/all-networks.server.ts'
import type { DecimalMark } from '#app/outbound/commissions/decimal-mark.ts'
import { type SaleState, saleStates } from '#app/outbound/commissions/sale-state.ts'

export type CommissionsArguments =
  | {
      kind: 'import'
      file: string
      network: CommissionNetwork
      decimalMark?: DecimalMark | undefined
    }
  /** The networks given as arguments, or all configured networks if there are none. */
  | { kind: 'sync'; networks: CommissionNetwork[] }
  | { kind: 'report'; days: number; state?: SaleState | undefined; isJson: boolean }

export const commissionsUsage = `npm run commissions -- sync [NETWORK …]       read what the networks report now
npm run commissions -- import FILE --network NETWORK [--decimal point|comma]
npm run commissions -- report [--days 30] [--state STATE] [--json]

  NETWORK    ${commissionNetworks.join(', ')}
  FILE       a report that the network's website exports as CSV
  --decimal  the character before the cents, when the file does not show it
  --days     clicks of so many days
  --state    list the sales of one state: ${saleStates.join(', ')}
  --json     for programs instead of people`

const maxDays = 3_650

/** Returns the parsed arguments, or an error message. Paths are relative to `folder`. */
export function parseCommissionsArguments(
  args: readonly string[],
  folder: string,
): CommissionsArguments | { fault: string } {
  let parsed: ReturnType<typeof parseOptions>
  try {
    parsed = parseOptions(args)
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
  const { values, positionals } = parsed
  const [verb, ...names] = positionals
  switch (verb) {
    case 'import':
      return parseImport(names, values, folder)
    case 'sync': {
      const networks = names.flatMap(name => findNetwork(name) ?? [])
      const unknown = names.find(name => findNetwork(name) === undefined)
      if (unknown !== undefined) return { fault: `Unknown network ${unknown}.` }
      return { kind: 'sync', networks }
    }
    case 'report':
      return names.length > 0
        ? { fault: `report takes no ${names.join(' ')}.` }
        : parseReportOptions(values)
    case undefined:
      return { fault: 'Specify a command: sync, import or report.' }
    default:
      return { fault: `Unknown command ${verb}.` }
  }
}

type Options = ReturnType<typeof parseOptions>['values']

function parseOptions(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      network: { type: 'string' },
      decimal: { type: 'string' },
      days: { type: 'string' },
      state: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
}

function parseImport(
  [file, ...more]: readonly string[],
  { network: name, decimal }: Options,
  folder: string,
): CommissionsArguments | { fault: string } {
  if (file === undefined) return { fault: 'Specify the file to import.' }
  if (more.length > 0) return { fault: `Only one file at a time; remove ${more.join(' ')}.` }
  const network = findNetwork(name)
  if (network === undefined)
    return { fault: `--network must be one of ${commissionNetworks.join(', ')}.` }
  if (decimal !== undefined && decimal !== 'point' && decimal !== 'comma')
    return { fault: '--decimal must be point or comma.' }
  const decimalMark = decimal === undefined ? undefined : decimal === 'comma' ? ',' : '.'
  return { kind: 'import', file: resolve(folder, file), network, decimalMark }
}

function parseReportOptions({ days = '30', state, json }: Options) {
  if (!/^\d{1,4}$/.test(days) || Number(days) < 1 || Number(days) > maxDays)
    return { fault: `--days must be a number from 1 to ${maxDays}.` }
  const known = saleStates.find(each => each === state)
  if (state !== undefined && known === undefined)
    return { fault: `--state must be one of: ${saleStates.join(', ')}.` }
  return { kind: 'report' as const, days: Number(days), state: known, isJson: json ?? false }
}

function findNetwork(name: string | undefined): CommissionNetwork | undefined {
  return commissionNetworks.find(network => network === name)
}
