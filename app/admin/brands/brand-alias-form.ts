import { z } from 'zod'
import { formatQuantity } from '#app/domain/count.ts'
import { parseText } from '#app/domain/parse-text.ts'
import { brandPath } from '#app/domain/urls/links.ts'
import { toBrandName } from '#app/vocabulary/brand.ts'
import type { AliasChange, AliasEffect, AliasFault } from './brand-aliases.server.ts'
import type { BrandsStore } from './brands-store.server.ts'

/** Aliases that were not saved, with an error, the effect to confirm, or both. */
export interface AliasResult {
  values: AliasChange
  error?: string
  effect?: AliasEffectPage
}

export interface AliasEffectPage {
  shownAs: string
  /** The number of offers, such as "1,234 offers". */
  offers: string
  moves: { spelling: string; offers: number; from: string; to: string }[]
  version: number
}

const formSchema = z.object({
  spellings: z.array(z.string().transform(text => parseText(text))).max(200),
  name: z.string().transform(text => parseText(text)),
  version: z.coerce.number().int().optional().catch(undefined),
})

/**
 * Adds the aliases and returns undefined if their
 * effect was confirmed, otherwise returns the effect.
 */
export async function addBrandAliases(
  { brandAliases, fetchBrands }: Pick<BrandsStore, 'brandAliases' | 'fetchBrands'>,
  actor: string,
  form: FormData,
): Promise<AliasResult | undefined> {
  const parsed = formSchema.safeParse({
    spellings: form.getAll('spelling'),
    name: form.get('name'),
    version: form.get('version') ?? undefined,
  })
  if (!parsed.success)
    return {
      values: { spellings: [], name: '' },
      error: 'Select up to 200 names and enter the brand to show.',
    }
  const { version, spellings, name: typed } = parsed.data
  const name = await findName({ brandAliases, fetchBrands }, typed)
  // The operator may also have selected the name that the others become aliases of.
  const others = [...new Set(spellings)].filter(spelling => spelling !== name)
  const values = { spellings: others.length > 0 ? others : spellings, name }
  const conflict =
    version === undefined ? undefined : await brandAliases.add(actor, values, version)
  if (version !== undefined && !conflict) return undefined
  if (conflict && conflict.kind !== 'changed') return { values, error: describeFault(conflict) }
  const effect = await brandAliases.preview(values)
  if ('kind' in effect) return { values, error: describeFault(effect) }
  return {
    values,
    effect: toEffectPage(effect),
    ...(conflict ? { error: describeFault(conflict) } : {}),
  }
}

/** Finds the brand that an operator typed; returns an unknown name unchanged. */
async function findName(
  { brandAliases, fetchBrands }: Pick<BrandsStore, 'brandAliases' | 'fetchBrands'>,
  typed: string,
): Promise<string> {
  const [brands, { aliases }] = await Promise.all([fetchBrands(), brandAliases.fetch()])
  const known = new Set([
    ...brands.map(({ value }) => value),
    ...aliases.map(({ spelling }) => spelling),
  ])
  return [typed, toBrandName(typed)].find(name => name !== undefined && known.has(name)) ?? typed
}

function toEffectPage({ shownAs, moves, version }: AliasEffect): AliasEffectPage {
  return {
    ...{ shownAs, version },
    offers: formatQuantity(
      moves.reduce((sum, { offers }) => sum + offers, 0),
      'offer',
    ),
    moves: moves.map(({ spelling, offers }) => ({
      ...{ spelling, offers },
      ...{ from: brandPath(spelling), to: brandPath(shownAs) },
    })),
  }
}

function describeFault(fault: AliasFault): string {
  switch (fault.kind) {
    case 'incomplete':
      return 'Select at least one name, and enter the brand to show.'
    case 'same':
      return `“${fault.spelling}” cannot be shown as itself. Enter another brand.`
    case 'unknown':
      return `No product has the brand “${fault.name}”. Enter a name from the list.`
    case 'taken':
      return `“${fault.spelling}” is already shown as “${fault.name}”. Undo that first.`
    case 'loop':
      return `This would loop: ${fault.path.join(' → ')}. Undo one of the others first.`
    case 'changed':
      return 'Somebody else has changed the brands or categories. Check the effect again.'
  }
}
