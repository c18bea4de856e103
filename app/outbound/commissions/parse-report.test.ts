import { describe, expect, it } from 'vitest'
import { createSubId, formatSubId } from '#app/networks/sub-id.ts'
import { type ParsedReport, parseReport, ReportError } from './parse-report.ts'

const subId = formatSubId(createSubId())

const cjHeader =
  'Commission ID,Original Action ID,Action Status,Validation Status,Event Date,Posting Date,Advertiser Name,Website ID,Order ID,SID,Sale Amount (USD),Publisher Commission (USD)'
const cjRow = `11,1,locked,ACCEPTED,2026-03-01T10:00:00Z,2026-03-02 09:00:00,Brightwater,3000003,o1,${subId},"1,298.00",103.84`

const rakuten = {
  header:
    'Transaction ID;Advertiser ID;Advertiser Name;Site ID;Order ID;SKU;# of Items;Sales;Total Commission;Transaction Date;Process Date;Member ID (U1);Currency',
  row: (sale: string, commission: string) =>
    `t1;40001;Brightwater;3100031;o1;A1;1;${sale};${commission};2026-03-01;2026-03-02 10:00:00;${subId.toUpperCase()};eur`,
}

const skimlinks = [
  'Commission ID\tMerchant\tStatus\tPayment Status\tOrder Value\tCommission\tCurrency\tTransaction Date\tLast Updated\tCustom ID\tDomain ID',
  `7\tBrightwater\tactive\tpaid\t62.30\t4.36\tUSD\t2026-03-01\t2026-03-09 08:00:00\t${subId}\t1600001`,
].join('\r\n')

function fieldsOf({ commissions: [commission] }: ParsedReport) {
  if (!commission) throw new Error('The report has no commission')
  const { subId: its, saleMinor, commissionMinor, currency, account, status } = commission
  return { subId: its, saleMinor, commissionMinor, currency, account, status }
}

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof ReportError) return error.message
    throw error
  }
  return ''
}

describe('parseReport', () => {
  it('OU4 reads a CJ export', () => {
    expect(fieldsOf(parseReport(`${cjHeader}\n${cjRow}\n`, 'cj'))).toEqual({
      ...{ subId, saleMinor: 129_800, commissionMinor: 10_384, currency: 'USD' },
      ...{ account: '3000003', status: 'confirmed' },
    })
  })

  it('OU4 reads a Rakuten export with semicolons and decimal commas', () => {
    const text = `\uFEFF${rakuten.header}\n${rakuten.row('1.298,50', '64,93')}`
    expect(fieldsOf(parseReport(text, 'rakuten'))).toEqual({
      ...{ subId, saleMinor: 129_850, commissionMinor: 6_493, currency: 'EUR' },
      ...{ account: '3100031', status: 'confirmed' },
    })
  })

  it('OU4 reads a Skimlinks export with tabs', () => {
    expect(fieldsOf(parseReport(skimlinks, 'skimlinks'))).toEqual({
      ...{ subId, saleMinor: 6_230, commissionMinor: 436, currency: 'USD' },
      ...{ account: '1600001', status: 'confirmed' },
    })
  })

  it('OU4 finds columns by their header, in any order and spelling, and ignores others', () => {
    const columns = cjHeader.split(',')
    const cells = [...columns.keys()].map(index => `c${index}`)
    const values: Record<string, string> = Object.fromEntries(
      cells.map((cell, index) => [cell, cjRow.match(/("[^"]*"|[^,]+)/g)?.[index] ?? '']),
    )
    const order = cells.toReversed()
    const header = order.map(cell => columns[cells.indexOf(cell)]?.toUpperCase())
    const text = `Notes,${header.join(',')}\n-,${order.map(cell => values[cell]).join(',')}`
    expect(parseReport(text, 'cj')).toEqual(parseReport(`${cjHeader}\n${cjRow}`, 'cj'))
  })

  it('OU4 refuses a file with a renamed or missing column, and says which', () => {
    const renamed = cjHeader.replace('Sale Amount (USD)', 'Order Total')
    const message = messageOf(() => parseReport(`${renamed}\n${cjRow}`, 'cj'))
    expect(message).toContain('no column Sale Amount (USD)')
    expect(message).toContain('Order Total')
  })

  it('OU4 refuses a file with two columns for the same field', () => {
    expect(messageOf(() => parseReport(`${cjHeader},Shopper ID\n${cjRow},x`, 'cj'))).toContain(
      'SID, Shopper ID',
    )
  })

  it('OU4 refuses ambiguous amounts until the decimal mark is given', () => {
    const text = `${rakuten.header}\n${rakuten.row('1.298', '64')}`
    expect(messageOf(() => parseReport(text, 'rakuten'))).toContain('--decimal')
    expect(fieldsOf(parseReport(text, 'rakuten', ',')).saleMinor).toBe(129_800)
    expect(fieldsOf(parseReport(text, 'rakuten', '.')).saleMinor).toBe(130)
  })

  it('OU4 refuses a file that mixes two number formats', () => {
    const text = `${rakuten.header}\n${rakuten.row('62,30', '3.12')}`
    expect(messageOf(() => parseReport(text, 'rakuten'))).toContain('decimal comma')
  })

  it.each([
    ['an empty file', ''],
    ['an HTML page', '<!doctype html>\n<p>Your session has expired'],
    ['rows of different lengths', `${cjHeader}\n1,2,3`],
    ['a quote that never closes', `${cjHeader}\n"11,1`],
  ])('OU4 refuses %s', (_, text) => {
    expect(messageOf(() => parseReport(text, 'cj'))).not.toBe('')
  })

  it.each([
    ['an invalid amount', '"1,298.00"', 'n/a', 'saleAmountUsd'],
    ['a date in another format', '2026-03-01T10:00:00Z', '01/03/2026', 'eventDate'],
    ['an unknown state', 'locked', 'frozen', 'actionStatus'],
  ])('OU4 skips a row with %s and reports which one', (_, right, wrong, field) => {
    const text = `${cjHeader}\n${cjRow.replace(right, wrong)}\n${cjRow.replace('11,', '12,')}`
    const report = parseReport(text, 'cj')
    expect(report.commissions).toHaveLength(1)
    expect(report.faults).toEqual([{ recordId: '11', reason: expect.stringContaining(field) }])
  })

  it('OU4 skips an amount in a currency without an exchange rate', () => {
    const text = `${rakuten.header}\n${rakuten.row('62,30', '3,10').replace('eur', 'XAU')}`
    expect(parseReport(text, 'rakuten').faults[0]?.reason).toContain('XAU')
  })
})
