import { unitsPerUsd } from '#app/domain/usd-rates.ts'

const published =
  'USD JPY BGN CZK DKK GBP HUF PLN RON SEK CHF ISK NOK TRY AUD BRL CAD CNY HKD IDR ILS INR KRW MXN MYR NZD PHP SGD THB ZAR'

/** Makes a file like eurofxref-daily.xml, with the built-in rates unless changed (units per euro). */
export function makeEcbRates(day: string, changes: Readonly<Record<string, number>> = {}): string {
  const perUsd = new Map<string, number>(Object.entries(unitsPerUsd))
  const rates = new Map(
    published
      .split(' ')
      .map(code => [code, Number(((perUsd.get(code) ?? 1) / unitsPerUsd.EUR).toFixed(5))]),
  )
  for (const [code, rate] of Object.entries(changes)) rates.set(code, rate)
  const cubes = [...rates].map(([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject>
<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube><Cube time='${day}'>${cubes.join('\n')}</Cube></Cube>
</gesmes:Envelope>
`
}
