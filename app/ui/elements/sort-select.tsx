import type { ChangeEvent } from 'react'

interface SortSelectProps<Sort extends string> {
  value: Sort
  /** The label of each sort order, in display order. */
  labels: { readonly [Key in Sort]?: string }
  /** A word for the chosen order, for where its label has no room. */
  word?: string
  /** The description of the choice for a browser's assistant. */
  description: string
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** The fields of a sort form. Without JavaScript, a button submits it. */
export function SortSelect<Sort extends string>({
  value,
  labels,
  word,
  description,
  onChange,
}: SortSelectProps<Sort>) {
  const options = Object.entries<string | undefined>(labels)
  return (
    <>
      <label data-word={word} className="flex items-center gap-2 text-sm">
        <span className="text-soft max-lg:sr-only">Sort by</span>
        <select
          name="sort"
          toolparamdescription={description}
          value={value}
          onChange={onChange}
          className="field-sizing-content min-h-11 max-w-[38vw] rounded-control bg-transparent px-2 font-semibold hover:bg-ground"
        >
          {options.map(([sort, label]) => (
            <option key={sort} value={sort} className="bg-raised">
              {label}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="min-h-11 rounded border border-line px-3 text-sm">
          Sort
        </button>
      </noscript>
    </>
  )
}
