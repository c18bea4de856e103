/** A button in a row of a table. Its accessible name also says what it applies to: "Undo: Vale". */
export function RowButton({
  name,
  value,
  label,
  subject,
}: {
  name: string
  value: string | number
  label: string
  subject: string
}) {
  return (
    <button
      type="submit"
      name={name}
      value={value}
      aria-label={`${label}: ${subject}`}
      className="button-quiet whitespace-nowrap"
    >
      {label}
    </button>
  )
}
