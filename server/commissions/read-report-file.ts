import { readFile, stat } from 'node:fs/promises'
import { decodeReport } from '#app/outbound/commissions/decode-report.ts'
import { ReportError } from '#app/outbound/commissions/parse-report.ts'

const maxFileBytes = 100 * 1024 * 1024

/** Reads a network's report from a file. Throws a `ReportError`. */
export async function readReportFile(file: string): Promise<string> {
  try {
    const { size } = await stat(file)
    if (size > maxFileBytes)
      throw new ReportError(`${file} is larger than 100 MB; export a shorter period.`)
    return decodeReport(await readFile(file))
  } catch (error) {
    if (error instanceof ReportError || !(error instanceof Error)) throw error
    throw new ReportError(`${file} cannot be read: ${error.message}`)
  }
}
