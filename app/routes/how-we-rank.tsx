import { maxPageAgeSeconds } from '#app/domain/max-page-age.ts'
import { companyPath, howWeRankPath } from '#app/domain/urls/links.ts'
import { rootCrumb } from '#app/pages/browser/root-crumb.ts'
import { toBreadcrumbData } from '#app/pages/browser/structured-data/list-data.ts'
import { getRankingGuide, type RankingGuide } from '#app/pages/ranking-guide.ts'
import { Breadcrumb } from '#app/ui/elements/breadcrumb.tsx'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { sortLabels } from '#app/ui/list/sort-menu.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/how-we-rank.ts'

const title = 'How we rank products'
const crumbs = [rootCrumb, { label: title }]

export function loader() {
  return getRankingGuide()
}

export function meta({ matches }: Route.MetaArgs) {
  const shell = matches[0].loaderData?.shell
  return getPageMeta(shell, {
    title,
    description:
      'How every list is ordered, with the exact rules and weights. Commission never counts.',
    path: howWeRankPath,
    ...(shell ? { data: [toBreadcrumbData(crumbs, howWeRankPath, shell.siteUrl)] } : {}),
  })
}

export default function HowWeRank({ loaderData: { orders, fields } }: Route.ComponentProps) {
  const [relevance, ...others] = orders
  return (
    <article className="container-page pb-10 md:pb-16">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-4 text-heading md:mt-10 md:text-display">{title}</h1>
      <p className="mt-5 max-w-[60ch] text-lead">
        What matches your words best comes first. Among equal matches, products in stock lead, and
        then those that more shoppers have saved. Nobody can pay for a better place: commissions and
        stores never move a product up or down.
      </p>
      <h2 className="mt-12 text-heading">The exact order</h2>
      <p className="mt-3 max-w-[65ch] text-soft">
        We read these rules from top to bottom. The next rule only decides between products that the
        ones above leave equal. Sales without a search are shown by the biggest discount, unless you
        choose another order.
      </p>
      <div className="grid grid-cols-1 gap-x-16 lg:grid-cols-2">
        {relevance ? <Order {...relevance} /> : null}
        <FieldWeights fields={fields} />
      </div>
      <div className="mt-4 grid grid-cols-1 gap-x-16 border-line border-t md:grid-cols-2 xl:grid-cols-3">
        {others.map(order => (
          <Order key={order.sort} {...order} />
        ))}
      </div>
      <div className="mt-12 grid grid-cols-1 gap-x-16 gap-y-8 border-line border-t pt-8 md:grid-cols-2 xl:grid-cols-3">
        <section>
          <h2 className="text-title">One product, several stores</h2>
          <p className="mt-3">You see one card, with the cheapest offer in stock.</p>
        </section>
        <section>
          <h2 className="text-title">How soon changes show</h2>
          <p className="mt-3">
            A new price or a sold-out size is on our pages within {maxPageAgeSeconds} seconds of
            reaching us.
          </p>
        </section>
        <section>
          <h2 className="text-title">How we earn money</h2>
          <p className="mt-3">
            Stores may pay us when you buy. See our{' '}
            <PageLink to={companyPath('advertising_disclosure')} className="underline">
              advertising disclosure
            </PageLink>
            .
          </p>
        </section>
      </div>
    </article>
  )
}

function Order({ sort, criteria }: RankingGuide['orders'][number]) {
  return (
    <section className="max-w-[60ch] pt-8">
      <h3 className="font-semibold text-title">{sortLabels[sort]}</h3>
      <ol className="mt-3 list-decimal space-y-2 pl-6">
        {criteria.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </section>
  )
}

function FieldWeights({ fields }: Pick<RankingGuide, 'fields'>) {
  return (
    <section className="max-w-[60ch] pt-8">
      <h3 className="font-semibold text-title">How well words match</h3>
      <p className="mt-3">
        Rare words count more than common ones, and a product with all your words comes before one
        that lacks some. What a word counts depends on where it stands:
      </p>
      <table className="mt-4 w-full">
        <thead className="sr-only">
          <tr>
            <th>Where</th>
            <th>What a word counts</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ place, percent }) => (
            <tr key={place} className="border-line border-b">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {place}
              </th>
              <td className="w-2/5 py-2">
                <svg
                  aria-hidden="true"
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                  className="block h-1.5 w-full bg-ground"
                >
                  <rect width={percent} height="1" fill="currentColor" />
                </svg>
              </td>
              <td className="w-16 py-2 text-right tabular-nums">{percent}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
