import { Form } from 'react-router'
import { adminVocabularyPath } from '#app/domain/links.ts'
import type { MergeRow, VocabularyPage } from '#app/pages/admin/vocabulary-page.ts'
import { PageLink } from '../elements/page-link.tsx'
import { FormMessage } from '../form/form-message.tsx'
import { DataTable } from './data-table.tsx'

/** Proposals to treat different names as one. */
export function VocabularyView({
  page: { merges, refusedMerges },
  error,
}: {
  page: VocabularyPage
  error: string | undefined
}) {
  return (
    <>
      <h1 className="text-heading">Vocabulary</h1>
      {error ? <FormMessage kind="error">{error}</FormMessage> : null}
      <p className="mt-2 max-w-prose text-soft text-sm">
        Merged retailers are shown as one, under the name with more products. To undo a merge, open
        the retailer and split off a name.
      </p>
      <Merges
        caption="Retailers that may be one"
        merges={merges}
        empty="No two retailers look alike."
        decisions={[
          ['merge', 'Merge'],
          ['refuse-merge', 'Not the same'],
        ]}
      />
      {refusedMerges.length > 0 ? (
        <Merges
          caption="Retailers that are not the same"
          merges={refusedMerges}
          empty=""
          decisions={[['reopen-merge', 'Undo']]}
        />
      ) : null}
    </>
  )
}

function Merges({
  caption,
  merges,
  empty,
  decisions,
}: {
  caption: string
  merges: readonly MergeRow[]
  empty: string
  decisions: readonly [decision: string, label: string][]
}) {
  return (
    <DataTable
      caption={caption}
      titles={['Retailers', 'Reasons', 'Decision']}
      empty={empty}
      rows={merges.map(({ pair, retailers, reasons }) => ({
        key: pair,
        cells: [
          <ul key="retailers">
            {retailers.map(({ name, path, products }) => (
              <li key={path}>
                <PageLink to={path} className="text-link">
                  {name}
                </PageLink>{' '}
                <span className="whitespace-nowrap text-soft">
                  {products.toLocaleString('en-US')} products
                </span>
              </li>
            ))}
          </ul>,
          reasons,
          <Decisions
            key="decisions"
            id={pair}
            name={retailers.map(({ name }) => name).join(', ')}
            decisions={decisions}
          />,
        ],
      }))}
    />
  )
}

function Decisions({
  id,
  name,
  decisions,
}: {
  id: string
  /** Names the row for screen readers. */
  name: string
  decisions: readonly [decision: string, label: string][]
}) {
  return (
    <Form method="post" action={adminVocabularyPath} className="flex gap-2">
      <input type="hidden" name="pair" value={id} />
      {decisions.map(([decision, label]) => (
        <button
          key={decision}
          type="submit"
          name="decision"
          value={decision}
          aria-label={`${label}: ${name}`}
          className="button-quiet whitespace-nowrap"
        >
          {label}
        </button>
      ))}
    </Form>
  )
}
