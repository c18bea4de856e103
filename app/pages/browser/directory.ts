import type { FacetValue } from '#app/domain/listing.ts'
import type { Picture } from '#app/domain/picture.ts'
import { foldAccents } from '#app/domain/urls/slug.ts'
import { rootCrumb } from './root-crumb.ts'

/** Names grouped by first letter; those that don't begin with A to Z come last, under #. */
export interface Directory {
  /** The search text; empty for the whole directory. */
  text: string
  total: number
  letters: { letter: string; entries: { label: string; to: string; count: number }[] }[]
}

/** A glimpse of a brand or store: its most popular products and its price range. */
export interface Preview {
  /** At most four. */
  pictures: Picture[]
  /** "$12.95 – $1,240.00"; absent if nothing is in stock. */
  prices?: string
}

const other = '#'

/** Returns the breadcrumb of a directory. */
export function directoryCrumbs(title: string): { label: string; to?: string }[] {
  return [rootCrumb, { label: title }]
}

export function toDirectory(
  values: FacetValue[],
  toPath: (value: string) => string,
  text = '',
): Directory {
  const sorted = values.toSorted((a, b) => collator.compare(a.label, b.label))
  const groups = Map.groupBy(sorted, ({ label }) => getLetter(label))
  const letters = [...groups.keys()].toSorted(
    (a, b) => Number(a === other) - Number(b === other) || collator.compare(a, b),
  )
  return {
    text,
    total: values.length,
    letters: letters.map(letter => ({
      letter,
      entries: (groups.get(letter) ?? []).map(({ value, label, count }) => ({
        label,
        count,
        to: toPath(value),
      })),
    })),
  }
}

const collator = new Intl.Collator('en', { sensitivity: 'base' })

/** Returns the letter of a name's group: Łódź → L, 24 Sèvres → #, 三宅 → # */
function getLetter(label: string): string {
  const letter = foldAccents(label).charAt(0).toUpperCase()
  return /[A-Z]/.test(letter) ? letter : other
}
