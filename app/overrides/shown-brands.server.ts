import { toNameId } from '#app/domain/urls/slug.ts'
import { fetchMappings } from '#app/ingest/mappings/fetch-mappings.server.ts'
import { followTable, type TableOptions } from './follow-table.server.ts'

/** The names to show for aliased brands, for links that still contain the old names. */
export interface ShownBrands {
  /** Returns the name to show; undefined for a brand without an alias. */
  findByName(name: string): string | undefined
  /** Returns the name to show, given the `toNameId` of the old name, as in the URL of its page. */
  findById(id: string): string | undefined
  close(): Promise<void>
}

export async function openShownBrands(options: TableOptions): Promise<ShownBrands> {
  let byName: ReadonlyMap<string, string> = new Map()
  let byId: ReadonlyMap<string, string> = new Map()
  const table = await followTable({
    ...{ ...options, name: 'brand aliases', channel: 'mapping_changes' },
    async read() {
      byName = (await fetchMappings(options.pool)).brands
      byId = new Map([...byName].map(([spelling, shown]) => [toNameId(spelling), shown]))
    },
  })
  return {
    findByName: name => byName.get(name),
    findById: id => byId.get(id),
    close: table.close,
  }
}
