import { PageLink } from '#app/ui/elements/page-link.tsx'
import { DataTable } from '../frame/data-table.tsx'
import { FoldedTable } from '../frame/folded-table.tsx'
import { adminRulesPath } from '../rules/admin-rules-path.ts'
import type { StorefrontSummary } from './storefronts-page.ts'

/** The settings of each storefront, and its lists that have no products. */
export function StorefrontsView({ storefronts }: { storefronts: readonly StorefrontSummary[] }) {
  return (
    <>
      <h1 className="text-heading">Storefronts</h1>
      <p className="mt-2 max-w-prose text-soft text-sm">
        Settings come from each storefront’s file and from the editors. Products of retailers that
        are turned off on a storefront are not counted.{' '}
        <PageLink to={adminRulesPath} className="text-link">
          Rules for pages
        </PageLink>{' '}
        lists the pages that break a rule.
      </p>
      {storefronts.map(({ id, name, settings, lists, empty }) => (
        <section key={id} aria-labelledby={id} className="mt-10">
          <h2 id={id} className="text-title">
            {name}
          </h2>
          <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-1 text-sm sm:grid-cols-[11rem_minmax(0,1fr)]">
            {settings.map(({ label, value }) => (
              <div key={label} className="contents">
                <dt className="text-soft max-sm:mt-2">{label}</dt>
                <dd className="[overflow-wrap:anywhere]">{value}</dd>
              </div>
            ))}
          </dl>
          {empty > 0 ? (
            <DataTable
              caption={`${name}: ${empty} of ${lists.length} linked lists are empty`}
              {...toTable(lists.filter(({ products }) => products === 0))}
            />
          ) : null}
          <FoldedTable caption={`${name}: linked lists`} {...toTable(lists)} />
        </section>
      ))}
    </>
  )
}

function toTable(lists: StorefrontSummary['lists']) {
  return {
    titles: ['List', 'Linked from', 'Products', 'Path'],
    onPhone: 'stack' as const,
    empty: 'Nothing is linked.',
    rows: lists.map(({ title, place, path, products }) => ({
      key: `${place} ${title}`,
      cells: [title, place, products === 0 ? 'Empty' : products, path],
    })),
  }
}
