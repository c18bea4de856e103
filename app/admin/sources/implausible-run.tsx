import { Form } from 'react-router'

/** A run that read the whole source but whose figures look wrong. */
export function ImplausibleRun({ run }: { run: number }) {
  return (
    <section aria-label="Implausible run" className="mt-8 space-y-3">
      <h2 className="text-title">Is run {run} right?</h2>
      <p className="max-w-prose">
        Its products are already in the catalogue, but no missing products were marked gone. Approve
        it if the source really has this many products at these prices: the next sync is then
        compared with this one and marks missing products gone. Nothing else changes.
      </p>
      <Form method="post">
        <input type="hidden" name="run" value={run} />
        <button type="submit" name="intent" value="release" className="button-primary">
          Approve
        </button>
      </Form>
    </section>
  )
}
