import { stem } from './stem.ts'

/** Who a thing is for, told by whose it will be: "for my husband" is men's, "for her" is women's. */
const kin: ReadonlyMap<string, string> = toMap({
  women: 'wife girlfriend fiancee mom mum mommy mother sister aunt grandma grandmother her she',
  men: 'husband boyfriend fiance dad daddy father brother uncle grandpa grandfather him he guy',
  girl: 'daughter niece granddaughter',
  boy: 'son nephew grandson',
})
const before: ReadonlySet<string> = new Set(['for', 'my', 'our', 'your', 'his', 'her', 'to', 'a', 'the'])

/**
 * The stem of those it is for, where the words before say that it is a person: "Adair & Daughters" is a brand, and "her" alone
 * nobody in particular.
 */
export function findKin(word: string, previous: string | undefined): string | undefined {
  return previous !== undefined && before.has(previous) ? kin.get(word) : undefined
}

function toMap(table: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([who, words]) => words.split(' ').map(word => [word, stem(who)] as const)),
  )
}
