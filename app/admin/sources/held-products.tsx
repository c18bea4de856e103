import { Form } from 'react-router'
import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import { DataTable } from '../frame/data-table.tsx'
import type { HeldPreview } from './source-page.ts'

/** The quarantined products, the effect of approving them, and the two decisions. */
export function HeldProducts({ held }: { held: HeldPreview }) {
  const { run, reason, heldAt, added, changed, unchanged, rejected, moves } = held
  return (
    <section aria-label="Quarantine" className="mt-8 space-y-3">
      <h2 className="text-title">In quarantine since {heldAt}</h2>
      <p>
        Run {run} was stopped because {reason}. Shoppers still see the previous data.
      </p>
      <p>
        Approving would add {formatQuantity(added, 'product')}, change {formatWholeCount(changed)}{' '}
        and leave {formatWholeCount(unchanged)} as they are. {formatQuantity(rejected, 'record')}{' '}
        would stay rejected.
      </p>
      <p className="max-w-prose">
        Approve only if such data is right for the whole source: the next sync reads the rest of
        this run, and nothing in that rest is checked or stopped. Later runs are checked again,
        except that the source is never again asked for fashion.
      </p>
      {moves.length > 0 ? (
        <DataTable
          caption="Largest price changes"
          titles={['Product', 'Now', 'After approval']}
          empty=""
          rows={moves.map(({ id, name, before, after }) => ({
            key: id,
            cells: [`${name} (${id})`, before, after],
          }))}
        />
      ) : null}
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="run" value={run} />
        <button type="submit" name="intent" value="release" className="button-primary">
          Approve
        </button>
        <button type="submit" name="intent" value="discard" className="button-danger">
          Discard
        </button>
      </Form>
    </section>
  )
}
