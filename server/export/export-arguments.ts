import { parseArgs } from 'node:util'

export interface ExportArguments {
  storefront: string
  /** The folder to write to. */
  folder: string
  /** How the paths of the pages begin besides the home page's; all pages if it is empty. */
  only: string[]
}

export const exportUsage = `Usage: npm run export -- STOREFRONT --out DIR [--only PATH]…

Writes the pages of a storefront and their data as files, for a file server or CDN to serve while
the storefront is away: home, company pages, articles, brands, retailers and the first page of
every category. DIR must be empty or not exist. --only writes the home page and the pages whose
paths begin with PATH, such as /company.`

/** Parses the command's arguments; `fault` says what is wrong with them. */
export function parseExportArguments(
  args: readonly string[],
  known: readonly string[],
): ExportArguments | { fault: string } {
  try {
    const { values, positionals } = parseArgs({
      ...{
        args: [...args],
        allowPositionals: true,
        options: { out: { type: 'string' }, only: { type: 'string', multiple: true } },
      },
    })
    const [storefront, ...rest] = positionals
    if (storefront === undefined) return { fault: 'Name a storefront.' }
    if (rest.length > 0) return { fault: `Name one storefront, without “${rest.join(' ')}”.` }
    if (!known.includes(storefront))
      return { fault: `There is no storefront “${storefront}”; there are ${known.join(', ')}.` }
    if (!values.out) return { fault: 'Name the folder to write to: --out DIR.' }
    return { storefront, folder: values.out, only: values.only ?? [] }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
