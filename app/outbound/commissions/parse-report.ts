import { CsvError, parse } from 'csv-parse/sync'
import { type CommissionNetwork, getReport } from '#app/networks/all-networks.server.ts'
import type { CommissionFault } from '#app/networks/commission.ts'
import type { ReportColumn } from '#app/networks/report-format.ts'
import type { Commission } from './commission.ts'
import { type DecimalMark, detectDecimalMark, toPlainAmount } from './decimal-mark.ts'

export interface ParsedReport {
  commissions: Commission[]
  /** The rows that cannot be used. A row without an id is identified by its line number. */
  faults: CommissionFault[]
}

/** Thrown to reject a whole file; the message gives the reason and the fix. */
export class ReportError extends Error {
  override name = 'ReportError'
}

/**
 * Parses a network's CSV report. Columns are matched by header, in any order, and unknown ones are
 * ignored. Throws a `ReportError` when a column is missing or duplicated, or when the number format
 * is ambiguous and `decimalMark` is not given.
 */
export function parseReport(
  text: string,
  network: CommissionNetwork,
  decimalMark?: DecimalMark,
): ParsedReport {
  const { columns, normalize } = getReport(network).format
  const [header, ...rows] = parseRows(text)
  if (!header) throw new ReportError('The file is empty.')
  const places = findColumns(header, columns, network)
  const amounts = places.filter(({ column }) => column.isAmount)
  const mark = decimalMark ?? chooseMark(rows, amounts)
  const report: ParsedReport = { commissions: [], faults: [] }
  for (const [index, row] of rows.entries()) {
    const reading = normalize(toRecord(row, places, mark))
    if ('commission' in reading) report.commissions.push({ network, ...reading.commission })
    else
      report.faults.push({
        ...reading.fault,
        recordId: reading.fault.recordId || `row ${index + 2}`,
      })
  }
  return report
}

interface Place {
  column: ReportColumn
  at: number
}

function parseRows(text: string): string[][] {
  const [head = ''] = text.split('\n', 1)
  const delimiters = [',', ';', '\t']
  const delimiter =
    delimiters.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ','
  try {
    return parse(text, { bom: true, delimiter, skip_empty_lines: true, trim: true })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ReportError(`The file is not a CSV table: ${error.message}.`)
  }
}

function findColumns(
  header: readonly string[],
  columns: readonly ReportColumn[],
  network: CommissionNetwork,
): Place[] {
  const names = header.map(toName)
  const missing: string[] = []
  const places = columns.flatMap(column => {
    const accepted = [column.field.split('.').at(-1) ?? '', ...column.headers].map(toName)
    const found = names.flatMap((name, at) => (accepted.includes(name) ? at : []))
    const [at] = found
    if (found.length > 1)
      throw new ReportError(
        `Two columns could be ${column.headers[0]}: ${found.map(place => header[place]).join(', ')}. Remove one.`,
      )
    if (at === undefined && !column.isOptional) missing.push(column.headers.join(' or '))
    return at === undefined ? [] : { column, at }
  })
  if (missing.length > 0)
    throw new ReportError(
      `The file is not a ${network} report in a known format. It has no column ${missing.join(', no column ')}. Its columns are: ${header.join(', ')}. Export the report with the missing columns; if the network has renamed one, add the new name to the columns in app/networks/${network}/record.ts.`,
    )
  return places
}

function chooseMark(rows: readonly string[][], amounts: readonly Place[]): DecimalMark {
  const mark = detectDecimalMark(rows.flatMap(row => amounts.map(({ at }) => row[at] ?? '')))
  if (mark === 'mixed')
    throw new ReportError(
      'Some amounts have a decimal point and some a decimal comma. Export the report again without opening it in a spreadsheet.',
    )
  if (mark === 'unclear')
    throw new ReportError(
      'It is not clear whether amounts like 1,234 are thousands or fractions. Specify it with --decimal point or --decimal comma.',
    )
  return mark
}

type Fields = { [name: string]: string | Fields }

function toRecord(row: readonly string[], places: readonly Place[], mark: DecimalMark): Fields {
  const record: Fields = {}
  for (const { column, at } of places) {
    const text = row[at] ?? ''
    setField(record, column.field.split('.'), column.isAmount ? toPlainAmount(text, mark) : text)
  }
  return record
}

function setField(record: Fields, [name = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    record[name] = value
    return
  }
  const inner = record[name]
  const fields: Fields = typeof inner === 'object' ? inner : {}
  record[name] = fields
  setField(fields, rest, value)
}

function toName(header: string): string {
  return header.toLowerCase().replace(/[^a-z0-9]/g, '')
}
