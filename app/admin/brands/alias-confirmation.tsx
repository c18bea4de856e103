import { Form } from 'react-router'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { DataTable } from '../frame/data-table.tsx'
import type { AliasEffectPage, AliasResult } from './brand-alias-form.ts'

/** The effect of brand aliases, shown before an operator confirms them. */
export function AliasConfirmation({
  values: { spellings, name },
  effect: { shownAs, offers, moves, version },
  error,
  path,
}: Pick<AliasResult, 'values' | 'error'> & { effect: AliasEffectPage; path: string }) {
  return (
    <Form method="post" action={path} className="space-y-4">
      <h1 className="text-heading">Show as “{shownAs}”?</h1>
      {error ? <FormMessage kind="error">{error}</FormMessage> : null}
      <p className="max-w-prose">
        Nothing has changed yet. {offers} would change brand in lists, in search and on their pages.
        Old brand pages redirect, and old product links still work.
      </p>
      <DataTable
        caption="Effect"
        titles={['Name', 'Offers', 'Page now', 'Redirects to']}
        empty="No offers."
        rows={moves.map(({ spelling, offers: count, from, to }) => ({
          key: spelling,
          cells: [spelling, count, from, from === to ? 'the same page' : to],
        }))}
      />
      {spellings.map(spelling => (
        <input key={spelling} type="hidden" name="spelling" value={spelling} />
      ))}
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="version" value={version} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button-primary">
          Save
        </button>
        <PageLink to={path} reloadDocument className="button-quiet">
          Cancel
        </PageLink>
      </div>
    </Form>
  )
}
