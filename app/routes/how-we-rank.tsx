import { maxPageAgeSeconds } from '#app/domain/max-page-age.ts'
import { companyPath, homePath, howWeRankPath } from '#app/domain/urls/links.ts'
import { toBreadcrumbData } from '#app/pages/browser/structured-data/list-data.ts'
import { getRankingGuide } from '#app/pages/ranking-guide.ts'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { sortLabels } from '#app/ui/list/sort-menu.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/how-we-rank.ts'

export function loader() {
  return getRankingGuide()
}

export function meta({ matches }: Route.MetaArgs) {
  const shell = matches[0].loaderData?.shell
  const title = 'How we rank products'
  const crumbs = [{ label: 'Home', to: homePath }, { label: title }]
  return getPageMeta(shell, {
    title,
    description:
      'How products are ordered in every list, with the weights we use. Commission never counts.',
    path: howWeRankPath,
    ...(shell ? { data: [toBreadcrumbData(crumbs, howWeRankPath, shell.siteUrl)] } : {}),
  })
}

export default function HowWeRank({ loaderData: { orders, fields } }: Route.ComponentProps) {
  return (
    <article className="container-page py-10 md:py-16">
      <div className="max-w-[65ch]">
        <h1 className="text-heading md:text-display">How we rank products</h1>
        <p className="mt-5">
          What matches your words best comes first. Among products that match equally well, those in
          stock and those that more shoppers have saved come first. Nobody can pay for a better
          place: commissions, stores and where we found a product never move it up or down.
        </p>
        <p className="mt-5">
          If several stores sell the same product, you see one card: the cheapest offer in stock.
          When a price, an order or anything else in a list changes, pages show it within{' '}
          {maxPageAgeSeconds} seconds.
        </p>
        <h2 className="mt-10 text-heading">The exact order</h2>
        <p className="mt-3">
          Every list is sorted by these criteria, from top to bottom: the next one only decides
          between products that are still tied.
        </p>
        {orders.map(({ sort, criteria }) => (
          <section key={sort}>
            <h3 className="mt-8 font-semibold text-title">{sortLabels[sort]}</h3>
            <ol className="mt-3 list-decimal space-y-2 pl-6">
              {criteria.map(text => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          </section>
        ))}
        <section>
          <h3 className="mt-8 font-semibold text-title">How well words match</h3>
          <p className="mt-3">
            Rare words count more than common ones, and a product with all words comes before one
            that lacks some. How much a word counts depends on where it appears:
          </p>
          <table className="mt-4 w-full max-w-sm">
            <thead className="sr-only">
              <tr>
                <th>Where</th>
                <th>Weight</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ place, percent }) => (
                <tr key={place} className="border-line border-b">
                  <th scope="row" className="py-2 text-left font-normal">
                    {place}
                  </th>
                  <td className="py-2 text-right tabular-nums">{percent}%</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p className="mt-10">
          How we earn money:{' '}
          <PageLink to={companyPath('advertising_disclosure')} className="underline">
            advertising disclosure
          </PageLink>
        </p>
      </div>
    </article>
  )
}
