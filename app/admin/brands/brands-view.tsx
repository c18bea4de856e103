import { Form } from 'react-router'
import { formatQuantity } from '#app/domain/count.ts'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { Pagination } from '#app/ui/elements/pagination.tsx'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { AdminSearch } from '../frame/admin-search.tsx'
import { BulkForm } from '../frame/bulk-form.tsx'
import { DataTable } from '../frame/data-table.tsx'
import { UndoForm } from '../frame/undo-form.tsx'
import { VocabularyMenu } from '../vocabulary/vocabulary-menu.tsx'
import { WaitingProducts } from '../vocabulary/waiting-products.tsx'
import { adminBrandsPath } from './admin-brands-path.ts'
import { AliasConfirmation } from './alias-confirmation.tsx'
import type { AliasResult } from './brand-alias-form.ts'
import type { BrandsPage } from './brands-page.ts'

/** All brand names, pairs that may be the same brand, and the operators' aliases. */
export function BrandsView({
  page: { query, paging, brands, proposals, aliases, waiting },
  result,
}: {
  page: BrandsPage
  result: AliasResult | undefined
}) {
  const path = adminBrandsPath(query)
  if (result?.effect) return <AliasConfirmation {...result} effect={result.effect} path={path} />
  const values = result?.values ?? { spellings: [], name: '' }
  return (
    <>
      <h1 className="text-heading">Brands</h1>
      <VocabularyMenu current={adminBrandsPath()} />
      {result?.error ? <FormMessage kind="error">{result.error}</FormMessage> : null}
      <WaitingProducts waiting={waiting} path={path} />
      <AdminSearch path={adminBrandsPath()} text={query.text} label="Search brands" />
      {query.text === '' ? <Proposals proposals={proposals} /> : null}
      <DataTable
        caption="Your aliases"
        titles={['Name', 'Shown as', 'Offers', '']}
        empty={
          query.text === ''
            ? 'None yet. Built-in ones are not listed here.'
            : 'No matching aliases.'
        }
        rows={aliases.map(({ id, spelling, name, offers }) => ({
          key: id,
          cells: [
            spelling,
            name,
            offers,
            <UndoForm key="undo" path={path} id={id} name={`${spelling}, ${name}`} />,
          ],
        }))}
      />
      <h2 className="mt-8 text-lg">Show several names as one</h2>
      <p className="max-w-prose text-soft text-sm">
        Select the names that mean the same brand, and enter the one to show.
      </p>
      <BulkForm
        key={`${path} ${values.spellings.join()} ${values.name}`}
        path={path}
        label="Show several names as one"
        selected={values.spellings.length}
        table={
          <DataTable
            caption={formatQuantity(paging.total, 'brand')}
            titles={['Select', 'Name', 'Products']}
            empty="No matching brands."
            rows={brands.map(({ name, path: to, products }) => ({
              key: name,
              cells: [
                <SelectBox key="select" name={name} isChecked={values.spellings.includes(name)} />,
                <PageLink key="name" to={to} className="text-link">
                  {name}
                </PageLink>,
                products,
              ],
            }))}
          />
        }
      >
        <div className="min-w-48 max-w-xl flex-1">
          <TextField
            label="Show selected as"
            name="name"
            defaultValue={values.name}
            maxLength={200}
            required
          />
        </div>
        <button type="submit" className="button-quiet">
          Show the effect
        </button>
      </BulkForm>
      <Pagination paging={paging} toPage={page => adminBrandsPath({ ...query, page })} />
    </>
  )
}

function SelectBox({ name, isChecked }: { name: string; isChecked: boolean }) {
  return (
    <label className="-my-2 grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        name="spelling"
        value={name}
        defaultChecked={isChecked}
        aria-label={`Select ${name}`}
        className="size-5 accent-(--color-accent)"
      />
    </label>
  )
}

function Proposals({ proposals }: Pick<BrandsPage, 'proposals'>) {
  return (
    <DataTable
      caption="Names that may be one brand"
      titles={['Name', 'Products', 'May be', 'Reason', '']}
      empty="No similar names."
      rows={proposals.map(({ spelling, products, name, reason }) => ({
        key: `${spelling}\n${name}`,
        cells: [
          spelling,
          products,
          name,
          reason,
          <Form key="preview" method="post" action={adminBrandsPath()}>
            <input type="hidden" name="spelling" value={spelling} />
            <input type="hidden" name="name" value={name} />
            <button
              type="submit"
              aria-label={`Show the effect of ${spelling} as ${name}`}
              className="button-quiet whitespace-nowrap"
            >
              Show the effect
            </button>
          </Form>,
        ],
      }))}
    />
  )
}
