import { Form } from 'react-router'
import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { Pagination } from '#app/ui/elements/pagination.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { AdminSearch } from '../frame/admin-search.tsx'
import { DataTable } from '../frame/data-table.tsx'
import { UndoForm } from '../frame/undo-form.tsx'
import { VocabularyMenu } from '../vocabulary/vocabulary-menu.tsx'
import { WaitingProducts } from '../vocabulary/waiting-products.tsx'
import { adminCategoriesPath } from './admin-categories-path.ts'
import type { CategoriesPage, UnmappedRow } from './categories-page.ts'
import type { MappingEffectPage, MappingResult } from './category-mapping-form.ts'

const noPath = 'no category'
const choicesId = 'categories'

/** The sources' unmapped categories, and the operators' mappings. */
export function CategoriesView({
  page: { query, paging, products, unmapped, mappings, waiting, choices },
  result,
}: {
  page: CategoriesPage
  result: MappingResult | undefined
}) {
  const path = adminCategoriesPath(query)
  if (result?.effect) return <Confirmation {...result} effect={result.effect} pagePath={path} />
  const total = formatWholeCount(paging.total)
  return (
    <>
      <h1 className="text-heading">Categories</h1>
      <VocabularyMenu current={adminCategoriesPath()} />
      {result?.error ? <FormMessage kind="error">{result.error}</FormMessage> : null}
      <p className="mt-2 max-w-prose text-soft text-sm">
        Products in these categories appear only in search and brand lists, or in a whole
        department. Choose where they belong.
      </p>
      <WaitingProducts waiting={waiting} path={path} />
      <AdminSearch
        path={adminCategoriesPath()}
        text={query.text}
        label="Search by source or category"
      />
      <datalist id={choicesId}>
        {choices.map(choice => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
      <DataTable
        caption={`${total} unmapped categories, ${formatQuantity(products, 'product')}`}
        titles={['Source category', 'Our category', 'Products', 'Examples']}
        empty="Every category is mapped."
        onPhone="stack"
        rows={unmapped.map(row => ({
          key: `${row.scope}\n${row.path}`,
          cells: [
            <span key="path" className="block min-w-40 [overflow-wrap:anywhere]">
              {row.path || noPath}
              <span className="block text-soft">{row.source}</span>
            </span>,
            <MappingForm
              key="form"
              row={row}
              pagePath={path}
              category={isFor(result, row) ? result?.values.category : ''}
            />,
            row.products,
            <Examples key="examples" examples={row.examples} />,
          ],
        }))}
      />
      <Pagination paging={paging} toPage={page => adminCategoriesPath({ ...query, page })} />
      <DataTable
        caption="Your mappings"
        titles={['Source category', 'Our category', 'Products', '']}
        empty="None yet. The built-in ones are not listed here."
        rows={mappings.map(({ id, source, path: sourcePath, category, products: count }) => ({
          key: id,
          cells: [
            <span key="path" className="block min-w-40 [overflow-wrap:anywhere]">
              {sourcePath || noPath}
              <span className="block text-soft">{source}</span>
            </span>,
            category,
            count,
            <UndoForm key="undo" path={path} id={id} name={`${sourcePath}, ${category}`} />,
          ],
        }))}
      />
    </>
  )
}

function isFor(result: MappingResult | undefined, { scope, path }: UnmappedRow): boolean {
  return result?.values.scope === scope && result.values.path === path
}

function Examples({ examples }: Pick<UnmappedRow, 'examples'>) {
  return (
    <ul className="flex min-w-64 gap-3 sm:max-lg:min-w-30 sm:max-lg:flex-col">
      {examples.map(({ path, name, picture }) => (
        <li key={path} className="w-30">
          <span className="relative block h-20 w-16 overflow-hidden rounded bg-ground">
            <Picture picture={picture} alt="" sizes="64px" />
          </span>
          <PageLink to={path} className="text-link text-xs [overflow-wrap:anywhere]">
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

function MappingForm({
  row: { scope, path },
  pagePath,
  category,
}: {
  row: UnmappedRow
  pagePath: string
  category: string | undefined
}) {
  return (
    <Form
      method="post"
      action={pagePath}
      className="flex min-w-40 flex-col gap-2 md:min-w-72 md:flex-row"
    >
      <input type="hidden" name="scope" value={scope} />
      <input type="hidden" name="path" value={path} />
      <input
        name="category"
        list={choicesId}
        defaultValue={category}
        maxLength={200}
        required
        autoComplete="off"
        aria-label={`Our category for ${path || noPath}`}
        placeholder="Search categories"
        className="field-input"
      />
      <button type="submit" className="button-quiet whitespace-nowrap">
        Show the effect
      </button>
    </Form>
  )
}

function Confirmation({
  values: { scope, path, category },
  effect,
  error,
  pagePath,
}: Pick<MappingResult, 'values' | 'error'> & { effect: MappingEffectPage; pagePath: string }) {
  return (
    <Form method="post" action={pagePath} className="space-y-4">
      <h1 className="text-heading">Move to {effect.category}?</h1>
      {error ? <FormMessage kind="error">{error}</FormMessage> : null}
      <p className="max-w-prose [overflow-wrap:anywhere]">
        Nothing has changed yet. Products of {effect.source}{' '}
        {path === '' ? 'without a category' : `in “${path}”`} would move to{' '}
        <PageLink to={effect.to} className="text-link">
          {effect.category}
        </PageLink>
        , now and in the next syncs:
      </p>
      <ul className="list-disc space-y-1 pl-5">
        {effect.moves.map(move => (
          <li key={move}>{move}</li>
        ))}
      </ul>
      {[
        ['scope', scope],
        ['path', path],
        ['category', category],
        ['version', effect.version],
      ].map(([name, value]) => (
        <input key={name} type="hidden" name={String(name)} value={value} />
      ))}
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button-primary">
          Save
        </button>
        <PageLink to={pagePath} reloadDocument className="button-quiet">
          Cancel
        </PageLink>
      </div>
    </Form>
  )
}
