import type { NetworkLetter } from '#app/domain/source.ts'
import type { SourceDefinition } from '#app/sources/source-definition.ts'
import type { CommissionReport, LinkWrapper, NetworkDefinition } from './network-definition.ts'
import * as networkList from './network-list.server.ts'

/** The union of the exact types of all definitions, from which other types are derived. */
export type AnyNetwork = (typeof networkList)[keyof typeof networkList]
export type NetworkId = AnyNetwork['id']
/** A network that receives a sub-id; 'none' for a click whose sale cannot be traced to it. */
export type TrackingNetwork = NetworkId | 'none'
/** A network that reports commissions. */
export type CommissionNetwork = Extract<AnyNetwork, { report: object }>['id']
type AnyWrapper = Extract<AnyNetwork, { wrapper: object }>
/** The name of a wrapped link in the response of the tracked-link call. */
export type AnswerName = AnyWrapper['wrapper']['answerName']

/** A source that belongs to a network. */
export type NetworkSource = Extract<AnyNetwork, { source: object }>['source']

type Known<Id extends string> = Omit<NetworkDefinition, 'id' | 'source'> & {
  id: Id
  source?: SourceDefinition<NetworkLetter, NetworkSource['name']>
}

/** Every network that we know, in alphabetical order. */
export const networks: readonly Known<NetworkId>[] = Object.values(networkList)

export const trackingNetworks: readonly TrackingNetwork[] = [
  ...networks.map(({ id }) => id),
  'none',
]

/** The networks whose reports we read. */
export const reportingNetworks = networks.filter(
  (network): network is Known<CommissionNetwork> & { report: CommissionReport } =>
    network.report !== undefined,
)
export const commissionNetworks: readonly CommissionNetwork[] = reportingNetworks.map(
  ({ id }) => id,
)

/** The networks that wrap links; of a storefront's ids, that of the first one is used. */
export const wrapperNetworks = networks
  .filter(
    (
      network,
    ): network is Known<AnyWrapper['id']> & {
      wrapper: LinkWrapper & { answerName: AnswerName }
    } => network.wrapper !== undefined,
  )
  .sort((a, b) => a.wrapper.rank - b.wrapper.rank)

const names = new Map<string, string>(networks.map(({ id, name }) => [id, name]))
const ownNetworks = new Map(
  networks.flatMap(network => (network.adSource ? [[network.adSource, network]] : [])),
)

/** Returns the name that operators see: `CJ` for `cj`. */
export function getNetworkName(id: string): string {
  return names.get(id) ?? (id === 'none' ? 'no network' : id)
}

/** Finds the network where our own account provides the links of products with this `adSource`. */
export function findOwnNetwork(adSource: string): Known<NetworkId> | undefined {
  return ownNetworks.get(adSource)
}

export function getReport(id: CommissionNetwork): CommissionReport {
  const network = reportingNetworks.find(each => each.id === id)
  if (network === undefined) throw new Error(`No network with a report is called ${id}.`)
  return network.report
}
