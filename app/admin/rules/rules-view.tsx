import { Form } from 'react-router'
import { formatQuantity } from '#app/domain/count.ts'
import { PartnerLink } from '#app/ui/elements/outbound-link.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { DataTable } from '../frame/data-table.tsx'
import { adminRulesPath } from './admin-rules-path.ts'
import type { RuleResult, RulesPage } from './rules-page.ts'

/** All rules for our pages, each with the pages that break it. */
export function RulesView({ page: { isPending, storefronts, rules } }: { page: RulesPage }) {
  return (
    <>
      <h1 className="text-heading">Rules</h1>
      <p className="mt-2 max-w-prose text-soft text-sm">
        A crawler visits some pages of every kind once a day, starting from each storefront’s home
        page and sitemap, and checks them against these rules.
      </p>
      <dl className="mt-4 grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1 text-sm">
        {storefronts.map(({ id, name, result }) => (
          <div key={id} className="contents">
            <dt className="font-semibold">{name}</dt>
            <dd className="tabular-nums">{result}</dd>
          </div>
        ))}
      </dl>
      <Form method="post" action={adminRulesPath} className="mt-4">
        {isPending ? (
          <p role="status" className="flex min-h-11 items-center text-sm">
            A check is running. Reload this page in a few minutes.
          </p>
        ) : (
          <SubmitButton>Check now</SubmitButton>
        )}
      </Form>
      <DataTable
        caption={`${rules.length} rules`}
        titles={['Rule', 'Pages', ...storefronts.map(({ name }) => name)]}
        empty="There are no rules."
        onPhone="stack"
        rows={rules.map(({ id, title, reason, kinds, results }) => ({
          key: id,
          cells: [
            <div key="rule" className="min-w-64 max-w-prose py-1">
              <p className="font-semibold">{title}</p>
              <p className="text-soft text-xs">{reason}</p>
            </div>,
            kinds,
            ...results.map((result, index) => (
              <Result key={storefronts[index]?.id} result={result} />
            )),
          ],
        }))}
      />
    </>
  )
}

function Result({ result }: { result: RuleResult | undefined }) {
  if (!result) return <span className="text-soft">Not checked</span>
  const { count, examples } = result
  if (count === 0) return 'Passes'
  return (
    <details>
      <summary className="min-h-6 cursor-pointer whitespace-nowrap font-semibold text-sale">
        {formatQuantity(count, 'fault')}
      </summary>
      <ul className="mt-1 w-72 space-y-2 text-xs [overflow-wrap:anywhere]">
        {examples.map(({ path, url, fault }) => (
          <li key={`${path} ${fault}`}>
            <PartnerLink url={url} isCurrent={false} className="underline">
              {path}
            </PartnerLink>
            <br />
            {fault}
          </li>
        ))}
      </ul>
    </details>
  )
}
