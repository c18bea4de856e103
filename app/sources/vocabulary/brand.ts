import { foldAccents } from '#app/domain/slug.ts'
import { cleanText } from '../clean-text.ts'
import { brandAliases, noBrands } from './brand-aliases.ts'
import { remember } from './remember.ts'
import { toTitleCase } from './title-case.ts'

/**
 * A brand by the name shoppers know it by; undefined where the text names none. Of one brand all spellings have the
 * same key, and most come out the same too.
 *
 *     LEVI'S®, Levis, Levi Strauss & Co.   Levi's
 *     NORTHQUAY, northquay, Northquay, Inc Northquay
 *     POMME D'ÉTÉ                          Pomme d'Été
 *     Marlow and Fennick                   Marlow & Fennick
 *     N/A, unknown, -, generic             undefined
 */
export function toBrandName(raw: string | null | undefined): string | undefined {
  const text = cleanText(raw, 100)?.replace(marks, '').replace(/\s+/g, ' ').trim()
  if (text === undefined) return undefined
  const key = fold(text)
  if (key === '' || junk.has(key)) return undefined
  return aliases.get(key)?.name ?? toTitleCase(text.replace(legalForm, '').replace(/ and /gi, ' & '))
}

/** What two spellings of one brand have in common: equal for them, and empty for what is no name at all. */
export function toBrandKey(raw: string): string {
  const key = fold(raw)
  return aliases.get(key)?.key ?? key
}

const marks = /[®™©℠]|\((?:r|tm|c)\)/gi
/** Written off the name that is shown, with the comma before it. "& Co." is part of the name, and only the key goes without. */
const legalForm =
  /(?<!^the)(?:\s*,\s*|\s+)(?:inc|incorporated|ltd|limited|llc|llp|plc|gmbh|corp|corporation|pty|s\.?r\.?l|s\.p\.a|b\.?v|n\.?v|s\.a\.s|sas)\.?$/i
const legalWords = new Set(
  'inc incorporated ltd limited llc llp plc gmbh corp corporation pty srl bv nv sas sa ag ab aps oy kg co company'.split(
    ' ',
  ),
)

/** Letters and digits alone, without "and", a leading "the" and the legal form. */
const fold = remember((raw): string => {
  const plain = foldAccents(
    raw.slice(0, 400).replace(marks, '').trim().replace(legalForm, '').normalize('NFKC'),
  )
    .toLowerCase()
    // The Turkish i without a dot, which is an I like all others in capitals.
    .replaceAll('ı', 'i')
    .replace(/['’‘`´.·]/g, '')
  const all = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const words = all.length > 1 ? all.filter(word => word !== 'and') : all
  while (words.length > 1 && words.at(-2) !== 'the' && legalWords.has(words.at(-1) ?? '')) words.pop()
  if (words.length > 2 && words[0] === 'the') words.shift()
  return words.join('')
})

const junk = new Set(noBrands.map(fold))
const aliases = new Map(
  brandAliases.flatMap(row => row.map(spelling => [fold(spelling), { key: fold(row[0]), name: row[0] }])),
)
