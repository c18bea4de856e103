import { Form } from 'react-router'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { DataTable } from '../frame/data-table.tsx'
import { adminLinksPath } from './admin-links-path.ts'
import type { LinksPage, TroubleRow } from './links-page.ts'

/** The queue of bad links, with the decisions that an operator can make about each. */
export function LinksView({ page: { exposed, open, decided } }: { page: LinksPage }) {
  return (
    <>
      <h1 className="text-heading">Links</h1>
      <p className="mt-2 max-w-prose text-soft text-sm">
        Shoppers see a warning on each broken link, with the next best offer. If a link is gone for
        good, replace it, and shoppers get only the next best offer; if it works, dismiss the
        warning. Each decision applies until a check has a different result.
      </p>
      <Troubles
        caption={open.length > 0 ? `Revenue at risk: ${exposed} a week` : 'Open problems'}
        troubles={open}
        empty="No known broken links."
      />
      <Troubles caption="Decided" troubles={decided} empty="Nothing has been decided yet." />
    </>
  )
}

function Troubles({
  caption,
  troubles,
  empty,
}: {
  caption: string
  troubles: readonly TroubleRow[]
  empty: string
}) {
  return (
    <DataTable
      caption={caption}
      titles={[
        ...['Offer', 'State', 'At risk a week', 'Clicks, 7 days', 'Since', 'Checked'],
        ...['Next best offer', ''],
      ]}
      empty={empty}
      onPhone="stack"
      rows={troubles.map(trouble => ({
        key: trouble.key,
        cells: [
          <PageLink
            key="offer"
            to={trouble.path}
            className="text-link inline-block min-w-48 [overflow-wrap:anywhere]"
          >
            {trouble.name}, {trouble.retailer}
          </PageLink>,
          trouble.state,
          trouble.exposed,
          trouble.clicks,
          trouble.since,
          trouble.checked,
          trouble.replacement ? (
            <PageLink
              key="instead"
              to={trouble.replacement.path}
              className="inline-flex min-h-11 items-center underline"
            >
              {trouble.replacement.label}
            </PageLink>
          ) : (
            'none'
          ),
          <Decisions key="decisions" trouble={trouble} />,
        ],
      }))}
    />
  )
}

function Decisions({ trouble: { key, decisions } }: { trouble: TroubleRow }) {
  return (
    <Form method="post" action={adminLinksPath} className="flex gap-3">
      <input type="hidden" name="product" value={key} />
      {decisions.map(({ decision, label }) => (
        <button
          key={decision}
          type="submit"
          className="button-quiet"
          name="decision"
          value={decision}
          aria-label={`${label} ${key}`}
        >
          {label}
        </button>
      ))}
    </Form>
  )
}
