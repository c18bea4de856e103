import type { RetailerPatch } from '#app/overrides/retailers/retailer-settings.ts'
import { RetailerConflictError } from '#app/overrides/retailers/retailer-store.server.ts'
import type { UploadFault } from '#app/pictures/redraw-upload.server.ts'
import { applyChanges, type Confirmation, getChangePreview } from './change-preview.ts'
import type { RetailerRow } from './fetch-retailer-rows.ts'
import { findNameClash } from './find-name-clash.ts'
import { parseRetailerForm, type RetailerResult, toRetailerValues } from './retailer-form.ts'
import type { RetailersStore } from './retailers-store.server.ts'

const logoErrors: Readonly<Record<UploadFault, string>> = {
  size: 'This picture is over 10 MB. Choose a smaller one.',
  type: 'Choose a JPEG, PNG, WebP or AVIF image. SVG files can contain scripts.',
  pixels: 'This picture has too many pixels. Choose a smaller one.',
  busy: 'Other pictures are still being read. Try again in a moment.',
  broken: 'This picture could not be read. Choose another one.',
}

interface RetailerForm {
  actor: string
  form: FormData
  row: RetailerRow
}

/**
 * Processes a change to a retailer. Returns its preview or
 * the reason it cannot be saved; undefined once it is saved.
 */
export function changeRetailerPage(
  store: RetailersStore,
  sent: RetailerForm,
): Promise<RetailerResult | undefined> {
  const { form, row } = sent
  switch (form.get('intent')) {
    case 'logo':
      return saveLogo(store, sent)
    case 'remove-logo':
      return savePatch(store, sent, {
        ...{ title: 'Remove the logo', patch: { logoTag: undefined } },
        fields: [['intent', 'remove-logo']],
      })
    case 'split': {
      const split = String(form.get('split') ?? '')
      const name = row.names.find(({ key }) => key === split)?.name ?? split
      return savePatch(store, sent, {
        title: `Split off ${name}`,
        patch: { alsoKeys: row.alsoKeys.filter(key => key !== split) },
        fields: [
          ['intent', 'split'],
          ['split', split],
        ],
      })
    }
    default:
      return saveValues(store, sent)
  }
}

/** Finds another retailer that would have the same name after the change. */
async function findClash(
  store: RetailersStore,
  row: RetailerRow,
  patch: RetailerPatch,
): Promise<string | undefined> {
  const after = applyChanges(store.retailers.all(), [{ row, patch }])
  return findNameClash(await store.fetchRetailers(), after, row.key)
}

/** A change whose form is only a button. */
interface ButtonChange extends Omit<Confirmation, 'preview'> {
  patch: RetailerPatch
}

async function savePatch(
  store: RetailersStore,
  { actor, form, row }: RetailerForm,
  { patch, fields, ...change }: ButtonChange,
): Promise<RetailerResult | undefined> {
  const version = Number(form.get('version'))
  const clash = patch.alsoKeys && (await findClash(store, row, patch))
  if (clash !== undefined)
    return { conflict: `${clash} would have the same name. Rename ${row.name} first.` }
  if (form.get('confirmed') !== '1') {
    const preview = await getChangePreview(store, [{ key: row.key, patch }])
    const repeated: Confirmation['fields'] = [...fields, ['version', String(version)]]
    return preview && { confirmation: { ...change, fields: repeated, preview } }
  }
  return refuseConflict(async () => {
    await store.retailers.change(actor, [{ key: row.key, name: row.name, patch, version }])
    return undefined
  })
}

/**
 * Saves a logo once it is confirmed. Until then, the converted picture
 * is only in the preview, so that an unconfirmed logo is never stored.
 */
async function saveLogo(
  store: RetailersStore,
  sent: RetailerForm,
): Promise<RetailerResult | undefined> {
  const { actor, form, row } = sent
  const { retailers } = store
  const file = form.get('logo')
  if (form.get('confirmed') === '1') {
    const content = Buffer.from(String(form.get('picture')), 'base64')
    const retailer = { key: row.key, name: row.name, version: Number(form.get('version')) }
    return refuseConflict(async () => {
      const fault = await retailers.saveLogo(actor, retailer, content)
      return fault && { logoError: logoErrors[fault] }
    })
  }
  if (!(file instanceof File) || file.size === 0) return { logoError: 'Choose a picture.' }
  const drawn = await retailers.drawLogo(new Uint8Array(await file.arrayBuffer()))
  if (typeof drawn === 'string') return { logoError: logoErrors[drawn] }
  const picture = drawn.toString('base64')
  return savePatch(store, sent, {
    ...{ title: 'Change the logo', patch: { logoTag: 'new' } },
    fields: [
      ['intent', 'logo'],
      ['picture', picture],
    ],
    picture: `data:image/webp;base64,${picture}`,
  })
}

async function refuseConflict(
  save: () => Promise<RetailerResult | undefined>,
): Promise<RetailerResult | undefined> {
  try {
    return await save()
  } catch (error) {
    if (!(error instanceof RetailerConflictError)) throw error
    return { conflict: `${error.message}. Nothing was saved; look at the changes and try again.` }
  }
}

async function saveValues(
  store: RetailersStore,
  { actor, form, row }: RetailerForm,
): Promise<RetailerResult | undefined> {
  const { values, errors, patch } = parseRetailerForm(form)
  if (errors) return { values, errors }
  const clash = await findClash(store, row, patch)
  if (clash !== undefined)
    return {
      values,
      errors: {
        name: `${clash} already has this name. Choose another one, or merge both on “All retailers”`,
      },
    }
  const version = Number(form.get('version'))
  if (row.version !== version)
    return { values, current: toRetailerValues(row), version: row.version }
  if (form.get('confirmed') !== '1') {
    const preview = await getChangePreview(store, [{ key: row.key, patch }])
    if (preview) return { values, preview, version }
  }
  try {
    await store.retailers.change(actor, [{ key: row.key, name: row.name, patch, version }])
    return undefined
  } catch (error) {
    if (!(error instanceof RetailerConflictError)) throw error
    const { current } = error
    return { values, current: toRetailerValues(current), version: current.version }
  }
}
