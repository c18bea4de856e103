import { Form } from 'react-router'
import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { DataTable } from '../frame/data-table.tsx'
import { UndoForm } from '../frame/undo-form.tsx'
import { adminSearchPath } from './admin-search-path.ts'
import type { SearchPage } from './search-page.ts'
import type { SynonymEffectRow, SynonymResult } from './synonym-form.ts'

/** The operators' synonyms, each with an Undo button, and the form for a new one. */
export function SynonymsSection({
  synonyms,
  word,
  result,
}: {
  synonyms: SearchPage['synonyms']
  /** The word to fill in for a new synonym. */
  word: string
  result: SynonymResult | undefined
}) {
  const values = result?.values ?? { word, also: '', isMutual: true }
  return (
    <section aria-label="Synonyms" id="synonyms" className="mt-12 scroll-mt-28 xl:mt-8">
      <h2 className="text-title">Synonyms</h2>
      {result && 'error' in result ? (
        <div className="mt-4">
          <FormMessage kind="error">{result.error}</FormMessage>
        </div>
      ) : null}
      {result && 'effects' in result ? (
        <Confirmation values={values} effects={result.effects} />
      ) : (
        <SynonymForm key={`${values.word} ${values.also}`} values={values} />
      )}
      <DataTable
        caption="Your synonyms"
        titles={['A search for', 'Also finds', 'Both ways', '']}
        empty="None yet. The built-in ones are not listed here."
        rows={synonyms.map(({ id, word: from, also, isMutual }) => ({
          key: id,
          cells: [
            from,
            also,
            isMutual ? 'yes' : 'no',
            <UndoForm key="undo" path={adminSearchPath()} id={id} name={`${from}, ${also}`} />,
          ],
        }))}
      />
    </section>
  )
}

function SynonymForm({ values: { word, also, isMutual } }: { values: SearchSynonym }) {
  return (
    <Form method="post" action={adminSearchPath()} className="mt-4 space-y-3">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField label="A search for" name="word" defaultValue={word} maxLength={60} required />
        <TextField label="Also finds" name="also" defaultValue={also} maxLength={60} required />
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="isMutual"
          value="1"
          defaultChecked={isMutual}
          className="size-5 accent-(--color-accent)"
        />
        Both mean the same, so a search for one also finds the other
      </label>
      <button type="submit" className="button-quiet">
        Show the effect
      </button>
    </Form>
  )
}

function Confirmation({
  values: { word, also, isMutual },
  effects,
}: {
  values: SearchSynonym
  effects: readonly SynonymEffectRow[]
}) {
  return (
    <Form method="post" action={adminSearchPath()} className="mt-4 space-y-4">
      <p data-result className="scroll-mt-36">
        Nothing has changed yet. This is what a search for “{word}” would find with “{also}”
        {isMutual ? ', and the other way around' : ''}.
      </p>
      <DataTable
        caption="Effect on searches"
        titles={[
          'Search',
          'Searches, 30 days',
          'Found now',
          'With the synonym',
          'Top products with it',
        ]}
        empty="No search contains this word."
        rows={effects.map(({ query, searches, before, after, products }) => ({
          key: query,
          cells: [query, searches, before, after, <Products key="products" products={products} />],
        }))}
      />
      <input type="hidden" name="word" value={word} />
      <input type="hidden" name="also" value={also} />
      {isMutual ? <input type="hidden" name="isMutual" value="1" /> : null}
      <div className="flex flex-wrap gap-3">
        <button type="submit" name="confirmed" value="1" className="button-primary">
          Save synonym
        </button>
        <PageLink to={adminSearchPath()} reloadDocument className="button-quiet">
          Cancel
        </PageLink>
      </div>
    </Form>
  )
}

function Products({ products }: { products: SynonymEffectRow['products'] }) {
  if (products.length === 0) return 'none'
  return (
    <ol className="min-w-56 space-y-1">
      {products.map(({ name, path, isNew }) => (
        <li key={path}>
          <PageLink to={path} className="text-link">
            {name}
          </PageLink>
          {isNew ? ' (new)' : ''}
        </li>
      ))}
    </ol>
  )
}
