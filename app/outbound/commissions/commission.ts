import type { CommissionNetwork } from '#app/networks/all-networks.server.ts'
import type { ReportedCommission } from '#app/networks/commission.ts'
import type { ReportReader } from '#app/networks/report-reader.ts'

/** A record of a sale and the network that reported it. */
export interface Commission extends ReportedCommission {
  network: CommissionNetwork
}

/** Reads one network's report. */
export interface CommissionReader extends ReportReader {
  network: CommissionNetwork
}
