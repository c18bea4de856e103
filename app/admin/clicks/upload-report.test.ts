import { expect, it } from 'vitest'
import { uploadReport } from './upload-report.ts'

it.each([19, 20, 21])('OU4 lists 20 unusable rows of a report at most: %i', async count => {
  const faults = Array.from({ length: count }, (_, at) => ({ recordId: `${at}`, reason: 'no sum' }))
  const importReport = async () => ({ rows: count, added: 0, faults })
  const form = new FormData()
  form.set('network', 'cj')
  form.set('report', new File(['a,b'], 'report.csv'))
  const uploaded = await uploadReport({ importReport } as never, 'ann', form)
  expect('faults' in uploaded && uploaded.faults).toHaveLength(Math.min(20, count))
})
