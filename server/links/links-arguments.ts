import { parseArgs } from 'node:util'
import { type ProductKey, parseProductKey } from '#app/domain/product-key.ts'

export type LinksArguments =
  | { kind: 'check' }
  | { kind: 'report'; isJson: boolean }
  | { kind: 'dismiss'; product: ProductKey }

export const linksUsage = `npm run links -- check             check one offer of each retailer now
npm run links -- report [--json]   offers whose links cost sales, the most exposed first
npm run links -- dismiss PRODUCT   leave an offer out of the report until its state changes

  PRODUCT    as the report names it, like c:13000041-55012`

/** Returns the parsed arguments of `npm run links`, or an error message. */
export function parseLinksArguments(args: readonly string[]): LinksArguments | { fault: string } {
  let parsed: ReturnType<typeof parseOptions>
  try {
    parsed = parseOptions(args)
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
  const [verb, ...names] = parsed.positionals
  const { json = false } = parsed.values
  if (verb === undefined) return { fault: 'Specify a command: check, report or dismiss.' }
  if (json && verb !== 'report') return { fault: '--json is only for report.' }
  if (verb === 'dismiss') {
    const product = names.length === 1 ? parseProductKey(names[0] ?? '') : undefined
    return product
      ? { kind: 'dismiss', product }
      : { fault: 'dismiss needs one product, as the report names it.' }
  }
  if (verb !== 'check' && verb !== 'report') return { fault: `Unknown command ${verb}.` }
  if (names.length > 0) return { fault: `${verb} takes no ${names.join(' ')}.` }
  return verb === 'check' ? { kind: 'check' } : { kind: 'report', isJson: json }
}

function parseOptions(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  })
}
