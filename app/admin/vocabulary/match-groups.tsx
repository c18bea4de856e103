import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import { formatUsd } from '#app/domain/currency.ts'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { DataTable } from '../frame/data-table.tsx'
import { FoldedTable } from '../frame/folded-table.tsx'
import { RowButton } from '../frame/row-button.tsx'
import { adminVocabularyPath } from './admin-vocabulary-path.ts'
import type { MatchConfirmation } from './decide-on-proposal.ts'
import type { LessonRow, VocabularyPage } from './vocabulary-page.ts'

const decisions = [
  ['approve', 'All the same'],
  ['refuse', 'All different'],
] as const

/** Offers without a brand are listed together. */
function labelBrand(brand: string): string {
  return brand || 'No brand'
}

/** Doubtful pairs of a brand that have the same reason, to decide together. */
export function MatchGroups({ groups }: { groups: VocabularyPage['matchGroups']['open'] }) {
  return (
    <DataTable
      caption="Offers to decide together"
      titles={['Brand', 'Matching', 'Pairs', 'Decision']}
      empty=""
      onPhone="stack"
      rows={groups.map(({ brand, reason, pairs }) => ({
        key: JSON.stringify([brand, reason]),
        cells: [
          labelBrand(brand),
          reason,
          pairs,
          <Form key="decisions" method="post" action={adminVocabularyPath} className="flex gap-3">
            <ChoiceFields choice={{ brand, reason }} />
            {decisions.map(([decision, label]) => (
              <RowButton
                key={decision}
                {...{
                  name: 'decision',
                  value: decision,
                  label,
                  subject: `${labelBrand(brand)}, ${reason}`,
                }}
              />
            ))}
          </Form>,
        ],
      }))}
    />
  )
}

/** What was decided together, newest first. */
export function MatchBulks({ bulks }: { bulks: VocabularyPage['matchGroups']['decided'] }) {
  return (
    <FoldedTable
      caption="Decisions to undo together"
      titles={['Brand', 'Matching', 'Pairs', 'Decided', '']}
      empty=""
      onPhone="stack"
      rows={bulks.map(({ id, brand, reason, pairs, isApproved }) => ({
        key: String(id),
        cells: [
          labelBrand(brand),
          reason,
          pairs,
          isApproved ? 'all the same' : 'all different',
          <Form key="undo" method="post" action={adminVocabularyPath}>
            <input type="hidden" name="kind" value="bulk" />
            <RowButton
              name="bulk"
              value={id}
              label="Undo all"
              subject={`${labelBrand(brand)}, ${reason}`}
            />
          </Form>,
        ],
      }))}
    />
  )
}

const effects = { join: 'joined without asking', separate: 'kept apart without asking' } as const

/** Decisions that matching now makes by itself, learned from those of operators. */
export function Lessons({ lessons }: { lessons: readonly LessonRow[] }) {
  return (
    <FoldedTable
      caption="Learned from decisions"
      titles={['Brand', 'Matching', 'Agreeing decisions', 'Further pairs are']}
      empty=""
      onPhone="stack"
      rows={lessons.map(({ brand, reason, agreeing, lesson }) => ({
        key: JSON.stringify([brand, reason]),
        cells: [brand, reason, agreeing, effects[lesson]],
      }))}
    />
  )
}

/** The effect of a decision on many pairs, with the button that makes it. */
export function MatchConfirmForm({
  confirmation: { effect, choice, decision },
}: {
  confirmation: MatchConfirmation
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { pairs, groups, products, prices, priceTotal, learned } = effect
  const isApproval = decision === 'approve'
  return (
    <Form method="post" action={adminVocabularyPath} className="space-y-5">
      <div ref={box} tabIndex={-1} className="scroll-mt-36 space-y-3">
        <h2 className="text-title">
          {labelBrand(choice.brand)}: {formatQuantity(pairs, 'pair')}{' '}
          {isApproval ? 'the same' : 'different'}?
        </h2>
        <p className="text-soft">{choice.reason}</p>
        <p>
          Nothing has changed yet.{' '}
          {products === 0
            ? 'No comparison of prices would change.'
            : `${formatQuantity(products, 'product')} in ${formatQuantity(groups, 'comparison')} of prices would be ${isApproval ? 'joined' : 'parted'}.`}
        </p>
        {prices.length > 0 ? (
          <>
            <p>The lowest price would be another for {formatQuantity(priceTotal, 'product')}:</p>
            <ul className="space-y-2">
              {prices.map(({ name, fromUsdCents, toUsdCents }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list is never reordered
                <li key={at} className="[overflow-wrap:anywhere]">
                  {name}: <del className="text-soft">{formatUsd(fromUsdCents)}</del>{' '}
                  <span aria-hidden="true">→</span>{' '}
                  <ins className="no-underline">{formatUsd(toUsdCents)}</ins>
                </li>
              ))}
              {priceTotal > prices.length ? (
                <li>and {formatWholeCount(priceTotal - prices.length)} more</li>
              ) : null}
            </ul>
          </>
        ) : null}
        {learned > 0 ? (
          <p>
            From then on, further pairs of this brand for this reason are{' '}
            {effects[isApproval ? 'join' : 'separate']}, until the decision is undone.
          </p>
        ) : null}
      </div>
      <ChoiceFields choice={choice} />
      <input type="hidden" name="decision" value={decision} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" name="confirmed" value="1" className="button-primary">
          {isApproval ? 'Join all' : 'Keep all apart'}
        </button>
        <PageLink to={adminVocabularyPath} reloadDocument className="button-quiet">
          Cancel
        </PageLink>
      </div>
    </Form>
  )
}

function ChoiceFields({ choice: { brand, reason } }: { choice: MatchConfirmation['choice'] }) {
  return (
    <>
      <input type="hidden" name="kind" value="matches" />
      <input type="hidden" name="brand" value={brand} />
      <input type="hidden" name="reason" value={reason} />
    </>
  )
}
