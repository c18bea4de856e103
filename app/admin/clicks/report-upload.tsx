import { Form } from 'react-router'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import type { ClicksPage } from './clicks-page.ts'
import type { UploadedReport } from './upload-report.ts'

/** Uploads a network's CSV report, for days that its API no longer returns. */
export function ReportUpload({
  networks,
  result,
}: Pick<ClicksPage, 'networks'> & { result: UploadedReport | undefined }) {
  return (
    <section aria-label="Upload a report" className="mt-8 max-w-2xl space-y-4">
      <h2 className="text-title">Upload a report</h2>
      {result && 'error' in result ? <FormMessage kind="error">{result.error}</FormMessage> : null}
      {result && 'added' in result ? (
        <FormMessage kind={result.faults.length > 0 ? 'error' : 'success'}>
          {[result.added, ...result.faults].join(' ')}
        </FormMessage>
      ) : null}
      <Form method="post" encType="multipart/form-data" className="flex flex-col items-start gap-3">
        <label className="field">
          <span className="field-label">Network</span>
          <select name="network" className="field-input">
            {networks.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <TextField
          label="File"
          name="report"
          type="file"
          accept=".csv,text/csv"
          hint="A report that the network’s website exports as CSV, up to 10 MB. Rows that were imported before add nothing."
        />
        <label className="field">
          <span className="field-label">Decimals</span>
          <select name="decimal" className="field-input">
            <option value="">As the file shows</option>
            <option value=".">1,234.56</option>
            <option value=",">1.234,56</option>
          </select>
        </label>
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="covers"
            value="1"
            className="size-5 accent-(--color-accent)"
          />
          This file has all days that are missing
        </label>
        <SubmitButton>Upload</SubmitButton>
      </Form>
    </section>
  )
}
