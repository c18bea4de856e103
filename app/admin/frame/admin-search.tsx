import { Form } from 'react-router'
import { maxTextLength } from '#app/domain/parse-text.ts'
import { Icon } from '#app/ui/elements/icon.tsx'

/** The search above an operators' table. It works without JavaScript. */
export function AdminSearch({ path, text, label }: { path: string; text: string; label: string }) {
  return (
    <search className="mt-4 block max-w-xl">
      <Form key={text} action={path} className="flex gap-2">
        <input
          name="q"
          type="search"
          defaultValue={text}
          maxLength={maxTextLength}
          aria-label={label}
          placeholder={label}
          className="field-input"
        />
        <button type="submit" aria-label="Search" className="button-quiet">
          <Icon name="search" size={18} />
        </button>
      </Form>
    </search>
  )
}
