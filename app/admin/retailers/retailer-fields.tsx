import { Form } from 'react-router'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { ChangePreviewBox, ConfirmButton } from './change-preview-box.tsx'
import type { RetailerErrors, RetailerResult } from './retailer-form.ts'
import type { RetailerPage } from './retailer-page.ts'

/**
 * A retailer's settings. After a conflict, the form shows this
 * operator's input next to the values that the other operator saved.
 */
export function RetailerFields({
  page,
  result,
}: {
  page: RetailerPage
  result: RetailerResult | undefined
}) {
  const values = result && 'values' in result ? result.values : page.values
  const errors: RetailerErrors = result && 'errors' in result ? result.errors : {}
  const current = result && 'current' in result ? result.current : undefined
  const preview = result && 'preview' in result ? result.preview : undefined
  const version = result && 'version' in result ? result.version : page.version
  const textFields = [
    { name: 'name', label: 'Name', value: values.name, saved: current?.name },
    { name: 'link', label: 'Link', value: values.link, saved: current?.link },
    ...page.idFields.map(({ letter, ...field }) => ({
      ...{ ...field, value: values.ids[letter] ?? '', saved: current?.ids[letter] },
    })),
  ]
  return (
    <Form method="post" noValidate className="flex flex-col items-start gap-5">
      {current ? (
        <FormMessage kind="error">
          Another operator changed this retailer in the meantime. Your changes are still here:
          compare them with the saved values, and save again to replace those.
        </FormMessage>
      ) : null}
      <input type="hidden" name="version" value={version} />
      {textFields.map(({ name, label, value, saved }) => (
        <TextField
          key={name}
          label={label}
          name={name}
          defaultValue={value}
          hint={
            saved === undefined || saved === value
              ? undefined
              : `Saved by somebody else: ${saved || 'empty'}`
          }
          error={errors[name]}
        />
      ))}
      <fieldset className="space-y-1">
        <legend className="field-label">Shown on</legend>
        {page.storefronts.map(({ id, name }) => (
          <Check
            key={id}
            name="shown"
            value={id}
            isChecked={values.shownOn.includes(id)}
            label={name}
            note={note(current?.shownOn.includes(id), values.shownOn.includes(id))}
          />
        ))}
      </fieldset>
      <Check
        name="featured"
        value="1"
        isChecked={values.isFeatured}
        label="Featured: listed before the other retailers"
        note={note(current?.isFeatured, values.isFeatured)}
      />
      {preview ? (
        <div className="form-message">
          <ChangePreviewBox title={`Change ${page.name}`} preview={preview} />
        </div>
      ) : null}
      {preview ? <ConfirmButton preview={preview} /> : <SubmitButton>Review changes</SubmitButton>}
    </Form>
  )
}

function note(saved: boolean | undefined, chosen: boolean): string {
  if (saved === undefined || saved === chosen) return ''
  return saved ? ' (somebody else turned this on)' : ' (somebody else turned this off)'
}

interface CheckProps {
  name: string
  value: string
  isChecked: boolean
  label: string
  note: string
}

function Check({ name, value, isChecked, label, note: remark }: CheckProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChecked}
        className="size-5 accent-(--color-accent)"
      />
      {label}
      {remark}
    </label>
  )
}
