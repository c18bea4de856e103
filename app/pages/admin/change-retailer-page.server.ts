import type { Operators } from '#app/operators/operators.ts'
import type { RetailerRow } from '#app/operators/retailers/fetch-retailer-rows.ts'
import { RetailerConflictError } from '#app/operators/retailers/retailer-store.server.ts'
import type { UploadFault } from '#app/pictures/redraw-upload.server.ts'
import { getChangePreview } from './change-preview.ts'
import { parseRetailerForm, type RetailerResult, toRetailerValues } from './retailer-form.ts'

const logoErrors: Readonly<Record<UploadFault, string>> = {
  size: 'This picture is over 10 MB. Choose a smaller one.',
  type: 'Choose a JPEG, PNG, WebP or AVIF image. SVG files can contain scripts.',
  broken: 'This picture could not be read. Choose another one.',
}

/** Undefined on success. */
export async function changeRetailerPage(
  operators: Operators,
  { actor, form, row }: { actor: string; form: FormData; row: RetailerRow },
): Promise<RetailerResult | undefined> {
  const { retailers } = operators
  const retailer = { key: row.key, name: row.name }
  switch (form.get('intent')) {
    case 'logo':
      return saveLogo(operators, actor, retailer, form.get('logo'))
    case 'remove-logo':
      await retailers.change(actor, [{ ...retailer, patch: { logoTag: undefined } }])
      return undefined
    case 'split': {
      const alsoKeys = row.alsoKeys.filter(key => key !== form.get('split'))
      await retailers.change(actor, [{ ...retailer, patch: { alsoKeys } }])
      return undefined
    }
    default:
      return saveValues(operators, { actor, form, row })
  }
}

async function saveLogo(
  { retailers }: Operators,
  actor: string,
  retailer: { key: string; name: string },
  file: FormDataEntryValue | null,
): Promise<RetailerResult | undefined> {
  if (!(file instanceof File) || file.size === 0) return { logoError: 'Choose a picture.' }
  const fault = await retailers.saveLogo(actor, retailer, new Uint8Array(await file.arrayBuffer()))
  return fault && { logoError: logoErrors[fault] }
}

async function saveValues(
  operators: Operators,
  { actor, form, row }: { actor: string; form: FormData; row: RetailerRow },
): Promise<RetailerResult | undefined> {
  const { values, errors, patch } = parseRetailerForm(form)
  if (errors) return { values, errors }
  const version = Number(form.get('version'))
  if (row.version !== version)
    return { values, current: toRetailerValues(row), version: row.version }
  if (form.get('confirmed') !== '1') {
    const preview = await getChangePreview(operators, [{ key: row.key, patch }])
    if (preview) return { values, preview, version }
  }
  try {
    await operators.retailers.change(actor, [{ key: row.key, name: row.name, patch, version }])
    return undefined
  } catch (error) {
    if (!(error instanceof RetailerConflictError)) throw error
    const { current } = error
    return { values, current: toRetailerValues(current), version: current.version }
  }
}
