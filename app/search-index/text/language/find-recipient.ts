import { stem } from './stem.ts'

/**
 * Maps each word for a recipient to a gender: "for
 * my husband" means men's, "for her" means women's.
 */
const kin: ReadonlyMap<string, string> = toMap({
  women: 'wife girlfriend fiancee mom mum mommy mother sister aunt grandma grandmother her she',
  men: 'husband boyfriend fiance dad daddy father brother uncle grandpa grandfather him he guy',
  girl: 'daughter niece granddaughter',
  boy: 'son nephew grandson',
})
const before: ReadonlySet<string> = new Set([
  'for',
  'my',
  'our',
  'your',
  'his',
  'her',
  'to',
  'a',
  'the',
])

/**
 * Returns the gender's stem when the previous word shows that a person is meant: "Adair &
 * Daughters" is a brand, and "her" alone means no particular person.
 */
export function findRecipient(word: string, previous: string | undefined): string | undefined {
  return previous !== undefined && before.has(previous) ? kin.get(word) : undefined
}

function toMap(table: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([who, words]) =>
      words.split(' ').map(word => [word, stem(who)] as const),
    ),
  )
}
