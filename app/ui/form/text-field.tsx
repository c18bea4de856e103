import type { InputHTMLAttributes } from 'react'
import { useId } from 'react'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  label: string
  name: string
  /** A hint that is shown below the field and read aloud with it. An error replaces the hint. */
  hint?: string | undefined
  error?: string | undefined
}

/** A labeled text field linked to its hint or error. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error || hint
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-describedby={note ? noteId : undefined}
        aria-invalid={error ? true : undefined}
        className="field-input"
      />
      {note ? (
        <p id={noteId} className={error ? 'field-error' : 'field-hint'}>
          {note}
        </p>
      ) : null}
    </div>
  )
}
