import type { CommissionReading } from './commission.ts'

/** A column of a network's CSV report, and the API field that it corresponds to. */
export interface ReportColumn {
  /** The path of the value in the record, with dots between levels. */
  field: string
  /** Accepted headers, compared without case, spaces and punctuation. */
  headers: readonly string[]
  isAmount?: boolean
  isOptional?: boolean
}

/**
 * The report exported from a network's website. Rows are converted to API records, so that one
 * schema parses both, and a record that arrives through both is stored once.
 */
export interface ReportFormat {
  columns: readonly ReportColumn[]
  normalize(record: unknown): CommissionReading
}
