import { Form } from 'react-router'
import { formatSizeId } from '#app/domain/size.ts'
import { wornSizesPath } from '#app/domain/urls/account-links.ts'
import {
  formatWornSize,
  isChoice,
  type WornSize,
  wornKinds,
  wornSizeChoices,
} from '#app/domain/worn-sizes.ts'
import { FormMessage } from '../form/form-message.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { TextField } from '../form/text-field.tsx'
import { AccountSection } from './account-section.tsx'

/** The sizes a shopper wears, which the filter "In my sizes" uses. */
export function SizesTab({ worn, isSaved }: { worn: readonly WornSize[]; isSaved: boolean }) {
  const checked = new Set(worn.map(formatWornSize))
  return (
    <AccountSection
      title="My sizes"
      intro="Check what you wear. Then filter any list by “In my sizes”."
    >
      {isSaved ? <FormMessage kind="success">Your sizes are saved.</FormMessage> : null}
      <Form method="post" action={wornSizesPath} className="flex flex-col gap-8">
        {wornKinds.map(kind => (
          <section
            key={kind}
            aria-label={wornSizeChoices[kind].title}
            className="flex flex-col gap-4"
          >
            <h3 className="text-base">{wornSizeChoices[kind].title}</h3>
            {wornSizeChoices[kind].groups.map(({ label, sizes }) => (
              <fieldset key={label}>
                <legend className="mb-2 text-sm text-soft">{label}</legend>
                <div className="flex flex-wrap gap-2">
                  {sizes.map(size => (
                    <Size
                      key={size}
                      value={formatWornSize({ kind, size })}
                      label={formatSizeId(size).replace(/^(?:Shoe )?(?:US|EU) /, '')}
                      isChecked={checked.has(formatWornSize({ kind, size }))}
                    />
                  ))}
                </div>
              </fieldset>
            ))}
            <TextField
              label={`Other sizes of ${wornSizeChoices[kind].title.toLowerCase()}`}
              name={`other-${kind}`}
              maxLength={400}
              defaultValue={worn
                .filter(one => one.kind === kind && !isChoice(kind, one.size))
                .map(({ size }) => formatSizeId(size))
                .join(', ')}
              hint={`As labels state them, with commas between: ${kind.endsWith('shoes') ? 'UK 6, 36 2/3' : 'IT 42, 40R, 15.5'}`}
            />
          </section>
        ))}
        <div className="sticky bottom-0 -mx-4 border-line border-t bg-paper px-4 py-3">
          <SubmitButton>Save sizes</SubmitButton>
        </div>
      </Form>
    </AccountSection>
  )
}

function Size({ value, label, isChecked }: { value: string; label: string; isChecked: boolean }) {
  return (
    <label className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded border border-(--color-field) px-3 text-sm tabular-nums has-checked:border-accent has-checked:bg-tint has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
      <input
        type="checkbox"
        name="size"
        value={value}
        defaultChecked={isChecked}
        className="sr-only"
      />
      {label}
    </label>
  )
}
