import type { SourceRow } from '#app/ingest/control/sources.ts'
import type { RetailerSettings } from '#app/overrides/retailers/retailer-settings.ts'

/** A source, or a retailer's id at a source, that an operator can test with a live call. */
export interface SourceCall {
  /** The source's name, followed by the retailer's key if there is one: `cj northquay`. */
  id: string
  source: string
  retailer: string
  retailerId: string
}

export function listSourceCalls(
  sources: readonly SourceRow[],
  settings: readonly RetailerSettings[],
): SourceCall[] {
  return sources
    .filter(({ schedule }) => schedule)
    .flatMap(({ name, scope, title }) => {
      const retailers = settings.flatMap(retailer => {
        const retailerId = retailer.ids[scope]
        const id = `${name} ${retailer.key}`
        return retailerId ? [{ id, source: title, retailer: retailer.name, retailerId }] : []
      })
      return [{ id: name, source: title, retailer: '', retailerId: '' }, ...retailers]
    })
}
