import { z } from 'zod'
import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import { commissionNetworks } from '#app/networks/all-networks.server.ts'
import { decodeReport } from '#app/outbound/commissions/decode-report.ts'
import { ReportError } from '#app/outbound/commissions/parse-report.ts'
import type { OutboundReports } from '#app/outbound/outbound-reports.ts'

/** What an uploaded commission report added, or the reason why nothing was stored. */
export type UploadedReport = { added: string; faults: string[] } | { error: string }

const schema = z.object({
  network: z.enum(commissionNetworks, { error: 'Choose the network that exported the file.' }),
  decimal: z.enum(['', ',', '.'], { error: 'Choose how the file writes decimals.' }),
  report: z.file({ error: 'Choose a CSV file.' }).min(1, { error: 'Choose a CSV file.' }),
})
/** The maximum number of unusable rows to list. */
const maxListed = 20

/** Imports a network's CSV report that an operator uploads. The audit log records it. */
export async function uploadReport(
  reports: Pick<OutboundReports, 'importReport'>,
  actor: string,
  form: FormData,
): Promise<UploadedReport> {
  const given = schema.safeParse({
    ...{ network: form.get('network'), decimal: form.get('decimal') ?? '' },
    report: form.get('report'),
  })
  if (!given.success)
    return { error: given.error.issues[0]?.message ?? 'This form cannot be read.' }
  const { network, decimal, report } = given.data
  try {
    const imported = await reports.importReport(
      decodeReport(new Uint8Array(await report.arrayBuffer())),
      {
        ...{ network, actor, coversMissing: form.get('covers') === '1' },
        ...(decimal === '' ? {} : { decimalMark: decimal }),
      },
    )
    const { rows, added, faults } = imported
    return {
      added: `${formatQuantity(rows, 'row')} read, ${formatWholeCount(added)} of them new or changed. ${formatQuantity(faults.length, 'row')} left out.`,
      faults: faults.slice(0, maxListed).map(({ recordId, reason }) => `${recordId}: ${reason}`),
    }
  } catch (error) {
    if (!(error instanceof ReportError)) throw error
    return { error: error.message }
  }
}
