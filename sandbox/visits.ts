/** A followed link, as the network or shop received it. */
export interface Visit {
  at: string
  /** The path with its query. */
  address: string
}

const followed =
  /^\/(?:click-|links\/|link\?|deeplink\?|fs-bin\/|go\/?\?|viglink\/?\?|action\/|shops\/)/
const maxVisits = 1_000

/** The last visits to the networks' click hosts and the shops, newest last. */
export function createVisits() {
  const visits: Visit[] = []
  return {
    note(address: string): void {
      if (!followed.test(address)) return
      visits.push({ at: new Date().toISOString(), address })
      if (visits.length > maxVisits) visits.shift()
    },
    list: (): readonly Visit[] => visits,
  }
}
