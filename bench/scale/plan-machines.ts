import { coresPerMachine, costs, memoryPerMachine } from './costs.ts'
import { estimateRenders } from './estimate-renders.ts'

export interface Demand {
  products: number
  requestsPerSecond: number
}

/** Something that grows with the catalogue, and the number of products at which it is too much. */
export interface Limit {
  what: string
  breaksAt: number
  remedy: string
}

export interface Plan {
  engine: 'in each server' | 'OpenSearch'
  rendersPerSecond: number
  indexBytes: number
  databaseBytes: number
  /** After a year of price changes. */
  historyBytes: number
  appMachines: number
  searchMachines: number
  databaseMachines: number
  dollarsPerMonth: number
}

const secondsPerDay = 86_400
const secondsPerMonth = 30 * secondsPerDay
/** Copies of each shard: one that writes and one that takes over. */
const copies = 2
const memoryOfProcess = 1.5e9
const bytesPerDatabase = 2e12
/** The bytes of a server’s memory that the index may use. */
const usedMemory = memoryPerMachine / 2

/** What a single machine cannot do any more, the first to break first. */
export function listLimits(): Limit[] {
  const limits = [
    {
      what: 'a search for a common word takes 100 ms in one thread',
      breaksAt: 100 / costs.commonWordMs.value,
      remedy: 'threads that share the query (not built); OpenSearch takes longer',
    },
    {
      what: 'the index fills half of a server’s memory',
      breaksAt: usedMemory / costs.indexBytes.value,
      remedy: 'SEARCH_URL: servers hold no index',
    },
    {
      what: 'a server without a snapshot builds its index for ten minutes',
      breaksAt: 600_000 / costs.indexBuildMs.value,
      remedy: 'DATA_DIR/index copied from another server',
    },
    {
      what: 'PostgreSQL holds 2 TB of products',
      breaksAt: bytesPerDatabase / costs.rowBytes.value,
      remedy: 'a database per source',
    },
    {
      what: 'a year of prices takes 2 TB',
      breaksAt: bytesPerDatabase / (costs.priceBytes.value * costs.changedDaily.value * 365),
      remedy: 'offer_price in partitions by month, the old ones on cheaper disks',
    },
    {
      what: 'reading everything for the first time takes a core for a day',
      breaksAt: (secondsPerDay * 1_000) / costs.readMs.value,
      remedy: 'sources read side by side, on several servers',
    },
    {
      what: 'checking every product once a day takes a whole core',
      breaksAt: (secondsPerDay * 1_000) / costs.recheckMs.value,
      remedy: 'syncs of different sources on different servers',
    },
  ]
  return limits.toSorted((a, b) => a.breaksAt - b.breaksAt)
}

export function planMachines({ products, requestsPerSecond }: Demand): Plan {
  const engine = products * costs.indexBytes.value < usedMemory ? 'in each server' : 'OpenSearch'
  const searches = requestsPerSecond * costs.searchShare.value
  const rendersPerSecond =
    searches +
    estimateRenders({
      requestsPerSecond: requestsPerSecond - searches,
      pages: products,
      skew: costs.skew.value,
      freshSeconds: costs.freshSeconds.value,
    })
  const searchCores = countSearchCores()
  const appCores =
    (rendersPerSecond * costs.renderMs.value +
      requestsPerSecond * costs.cachedMs.value +
      requestsPerSecond * costs.clickShare.value * costs.clickMs.value) /
      1_000 /
      costs.busy.value +
    (engine === 'OpenSearch' ? 0 : searchCores)
  const indexBytes =
    products * (engine === 'OpenSearch' ? costs.engineBytes.value : costs.indexBytes.value)
  const databaseBytes = products * costs.rowBytes.value
  const historyBytes = products * costs.changedDaily.value * 365 * costs.priceBytes.value

  const usableMemory = memoryPerMachine - memoryOfProcess
  const appMachines = Math.max(copies, Math.ceil(appCores / coresPerMachine))
  const searchMachines = engine === 'OpenSearch' ? planSearch() : 0
  const databaseMachines = copies * Math.ceil((databaseBytes + historyBytes) / bytesPerDatabase)
  return {
    engine,
    rendersPerSecond,
    indexBytes,
    databaseBytes,
    historyBytes,
    appMachines,
    searchMachines,
    databaseMachines,
    dollarsPerMonth: countDollars(),
  }

  /** Our index has the counts of lists without a search; OpenSearch counts the matches of each. */
  function countSearchCores(): number {
    const lists = (rendersPerSecond - searches) * costs.listShare.value
    const ms =
      engine === 'OpenSearch'
        ? (searches + lists) * costs.engineMs.value +
          searches * products * costs.engineSearchMs.value +
          lists * products * costs.engineListMs.value
        : searches * products * costs.searchMs.value
    return ms / 1_000 / costs.busy.value
  }

  function planSearch(): number {
    const byCpu = Math.ceil(searchCores / coresPerMachine)
    const byMemory = Math.ceil((copies * products * costs.engineHeapBytes.value) / usableMemory)
    // Three nodes at least, so that two of them agree when one is lost.
    return Math.max(3, byCpu, byMemory)
  }

  function countDollars(): number {
    const machines = appMachines + searchMachines + databaseMachines
    const disks = copies * (databaseBytes + historyBytes + (searchMachines ? indexBytes : 0))
    const pictures = products * costs.pictureBytes.value
    const sent =
      requestsPerSecond *
      secondsPerMonth *
      (costs.pageBytes.value + costs.picturesPerPage.value * (costs.pictureBytes.value / 2))
    return (
      machines * coresPerMachine * costs.coreDollars.value +
      (disks / 1e9) * costs.diskDollars.value +
      (pictures / 1e9) * costs.objectDollars.value +
      (sent / 1e9) * costs.cdnDollars.value
    )
  }
}
