import { z } from 'zod'
import { findCategoryByText, formatCategoryPath } from '#app/domain/category-path.ts'
import { findCategory } from '#app/domain/category-tree.ts'
import { formatQuantity } from '#app/domain/count.ts'
import { parseText } from '#app/domain/parse-text.ts'
import { listPath } from '#app/domain/urls/links.ts'
import type { CategoryMappings, MappingEffect, MappingFault } from './category-mappings.server.ts'

/** A mapping that was not saved, with an error, the effect to confirm, or both. */
export interface MappingResult {
  values: { scope: string; path: string; category: string }
  error?: string
  effect?: MappingEffectPage
}

export interface MappingEffectPage {
  source: string
  category: string
  /** The path of the category's list. */
  to: string
  /** The products affected, such as "1,234 products in no category of ours". */
  moves: string[]
  version: number
}

const formSchema = z.object({
  scope: z
    .string()
    .max(200)
    .regex(/^[a-z](?::.+)?$/),
  // The path is not trimmed, because it must equal the stored one.
  path: z.string().max(500),
  category: z.string().transform(text => parseText(text)),
  version: z.coerce.number().int().optional().catch(undefined),
})

/**
 * Adds the mapping and returns undefined if its effect was confirmed, otherwise returns the effect.
 */
export async function addCategoryMapping(
  categoryMappings: CategoryMappings,
  actor: string,
  form: FormData,
): Promise<MappingResult | undefined> {
  const parsed = formSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success)
    return {
      values: { scope: '', path: '', category: '' },
      error: 'Choose a category from the list below.',
    }
  const { version, ...values } = parsed.data
  const change = { ...values, categoryId: findCategoryByText(values.category)?.id }
  const conflict =
    version === undefined ? undefined : await categoryMappings.add(actor, change, version)
  if (version !== undefined && !conflict) return undefined
  if (conflict && conflict.kind !== 'changed')
    return { values, error: describeFault(conflict, values) }
  const effect = await categoryMappings.preview(change)
  if ('kind' in effect) return { values, error: describeFault(effect, values) }
  return {
    values,
    effect: toEffectPage(effect, change.categoryId ?? ''),
    ...(conflict ? { error: describeFault(conflict, values) } : {}),
  }
}

function toEffectPage(
  { source, moves, version }: MappingEffect,
  categoryId: string,
): MappingEffectPage {
  return {
    ...{ source, version },
    category: formatCategoryPath(categoryId),
    to: listPath({ category: categoryId }),
    moves: moves.map(({ from, products }) => {
      const count = formatQuantity(products, 'product')
      return from === undefined
        ? `${count} in no category of ours`
        : `${count} only in ${findCategory(from)?.name ?? from}`
    }),
  }
}

function describeFault(fault: MappingFault, { category, path }: MappingResult['values']): string {
  switch (fault.kind) {
    case 'unknown category':
      return `There is no category “${category}”. Choose one that the field suggests.`
    case 'department':
      return `“${formatCategoryPath(fault.categoryId)}” is a whole department. Choose a category in it.`
    case 'unknown path':
      return `No product of this source needs a category for “${path}” any more.`
    case 'taken':
      return `“${path}” is already mapped to ${formatCategoryPath(fault.categoryId)}. Undo that first.`
    case 'changed':
      return 'Somebody else has changed the brands or categories. Check the effect again.'
  }
}
