import { Form } from 'react-router'
import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { Pagination } from '#app/ui/elements/pagination.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import { Price } from '#app/ui/elements/price.tsx'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { DataTable } from '../frame/data-table.tsx'
import { FoldedTable } from '../frame/folded-table.tsx'
import { RowButton } from '../frame/row-button.tsx'
import { tablePath } from '../frame/table-query.ts'
import type { Confirmation } from '../retailers/change-preview.ts'
import { ConfirmForm } from '../retailers/change-preview-box.tsx'
import { adminVocabularyPath } from './admin-vocabulary-path.ts'
import type { MatchConfirmation } from './decide-on-proposal.ts'
import { Lessons, MatchBulks, MatchConfirmForm, MatchGroups } from './match-groups.tsx'
import { VocabularyMenu } from './vocabulary-menu.tsx'
import type { MatchRow, MergeRow, VocabularyPage } from './vocabulary-page.ts'

type Decisions = readonly [decision: 'approve' | 'refuse' | 'reopen', label: string][]

const undo: Decisions = [['reopen', 'Undo']]

/** Proposals to treat two retailers or two offers as one. */
export function VocabularyView({
  page: {
    merges,
    refusedMerges,
    matches,
    matchTotal,
    paging,
    matchGroups,
    lessons,
    decidedMatches,
  },
  result,
}: {
  page: VocabularyPage
  result:
    | { error: string }
    | { confirmation: Confirmation }
    | { matches: MatchConfirmation }
    | undefined
}) {
  const count = formatWholeCount(matchTotal)
  const heading = <h1 className="text-heading">Vocabulary</h1>
  if (result && 'confirmation' in result)
    return (
      <div className="space-y-5">
        {heading}
        <ConfirmForm confirmation={result.confirmation} path={adminVocabularyPath} />
      </div>
    )
  if (result && 'matches' in result)
    return (
      <div className="space-y-5">
        {heading}
        <MatchConfirmForm confirmation={result.matches} />
      </div>
    )
  return (
    <>
      {heading}
      <VocabularyMenu current={adminVocabularyPath} />
      {result ? <FormMessage kind="error">{result.error}</FormMessage> : null}
      <p className="mt-2 max-w-prose text-soft text-sm">
        Merged retailers are shown as one, under the name with more products. To undo a merge, open
        the retailer and split off a name. Joined offers are shown as one product with both prices.
      </p>
      <Merges
        caption="Possible duplicate retailers"
        merges={merges}
        empty="No possible duplicates."
        decisions={[
          ['approve', 'Merge'],
          ['refuse', 'Not the same'],
        ]}
      />
      {refusedMerges.length > 0 ? (
        <Merges
          Table={FoldedTable}
          caption="Retailers that are not the same"
          merges={refusedMerges}
          empty=""
          decisions={undo}
        />
      ) : null}
      <Matches
        caption={
          matchTotal > paging.total
            ? `Offers that may be one product: the first ${paging.total} of ${count}`
            : 'Offers that may be one product'
        }
        matches={matches.map(match => ({ ...match, remark: match.reasons }))}
        empty="No offers to review."
        decisions={[
          ['approve', 'Same product'],
          ['refuse', 'Different'],
        ]}
      />
      {paging.maxPages > 1 ? (
        <Pagination paging={paging} toPage={page => tablePath(adminVocabularyPath, { page })} />
      ) : null}
      {matchGroups.open.length > 0 ? <MatchGroups groups={matchGroups.open} /> : null}
      {matchGroups.decided.length > 0 ? <MatchBulks bulks={matchGroups.decided} /> : null}
      {lessons.length > 0 ? <Lessons lessons={lessons} /> : null}
      {decidedMatches.length > 0 ? (
        <Matches
          Table={FoldedTable}
          caption="Decided offers, newest first"
          matches={decidedMatches.map(match => ({
            ...match,
            remark: match.isApproved ? 'same product' : 'different products',
          }))}
          empty=""
          decisions={undo}
        />
      ) : null}
    </>
  )
}

function Merges({
  Table = DataTable,
  caption,
  merges,
  empty,
  decisions,
}: {
  Table?: typeof DataTable
  caption: string
  merges: readonly MergeRow[]
  empty: string
  decisions: Decisions
}) {
  return (
    <Table
      caption={caption}
      titles={['Retailers', 'Reasons', 'Decision']}
      empty={empty}
      onPhone="stack"
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
                  {formatQuantity(products, 'product')}
                </span>
              </li>
            ))}
          </ul>,
          reasons,
          <DecisionForm
            key="decisions"
            kind="merge"
            pair={pair}
            name={retailers.map(({ name }) => name).join(', ')}
            decisions={decisions}
          />,
        ],
      }))}
    />
  )
}

function Matches({
  Table = DataTable,
  caption,
  matches,
  empty,
  decisions,
}: {
  Table?: typeof DataTable
  caption: string
  matches: readonly (MatchRow & { remark: string })[]
  empty: string
  decisions: Decisions
}) {
  return (
    <Table
      caption={caption}
      titles={['Offers', 'Matching', 'Decision']}
      empty={empty}
      onPhone="stack"
      rows={matches.map(({ pair, offers, remark }) => ({
        key: pair,
        cells: [
          <ul key="offers" className="grid grid-cols-2 gap-4 sm:min-w-116 sm:gap-6">
            {offers.map(offer => (
              <OfferItem key={offer.path} offer={offer} />
            ))}
          </ul>,
          <p key="remark" className="sm:min-w-28">
            {remark}
          </p>,
          <DecisionForm
            key="decisions"
            kind="match"
            pair={pair}
            name={offers.map(({ name, retailer }) => `${name}, ${retailer}`).join(' and ')}
            decisions={decisions}
          />,
        ],
      }))}
    />
  )
}

function OfferItem({
  offer: { path, brand, name, retailer, price, picture },
}: {
  offer: MatchRow['offers'][number]
}) {
  return (
    <li className="flex items-start gap-3 max-sm:flex-col max-sm:gap-1">
      <span className="relative block h-20 w-16 shrink-0 overflow-hidden rounded bg-ground">
        <Picture picture={picture} alt="" sizes="64px" />
      </span>
      <span className="min-w-0">
        <PageLink to={path} className="text-link">
          {brand} {name}
        </PageLink>
        <span className="block text-soft">{retailer}</span>
        <Price price={price} />
      </span>
    </li>
  )
}

function DecisionForm({
  kind,
  pair,
  name,
  decisions,
}: {
  kind: 'merge' | 'match'
  pair: string
  /** The row's name, which only screen readers announce. */
  name: string
  decisions: Decisions
}) {
  return (
    <Form
      method="post"
      action={adminVocabularyPath}
      className="flex gap-3 sm:max-xl:flex-col sm:max-xl:gap-2"
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="pair" value={pair} />
      {decisions.map(([decision, label]) => (
        <RowButton
          key={decision}
          {...{ name: 'decision', value: decision, label, subject: name }}
        />
      ))}
    </Form>
  )
}
