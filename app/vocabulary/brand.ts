import { foldAccents } from '#app/domain/urls/slug.ts'
import { brandAliases, noBrands } from './brand-aliases.ts'
import { cleanText } from './clean-text.ts'
import { placeholderWords } from './placeholder.ts'
import { remember } from './remember.ts'
import { toTitleCase } from './title-case.ts'

/**
 * Returns the name by which shoppers know a brand; undefined if the text names none.
 * All spellings of a brand have the same key, and most have the same display name.
 *
 *     LEVI'S®, Levis, Levi Strauss & Co.   Levi's
 *     NORTHQUAY, northquay, Northquay, Inc Northquay
 *     POMME D'ÉTÉ                          Pomme d'Été
 *     Marlow and Fennick                   Marlow & Fennick
 *     N/A, unknown, -, generic             undefined
 */
export function toBrandName(raw: string | null | undefined): string | undefined {
  return raw === null || raw === undefined ? undefined : readBrandName(raw)
}

const readBrandName = remember((raw): string | undefined => {
  const text = unwrap(cleanText(raw, 100)?.replace(marks, '').replace(/\s+/g, ' '))
  if (text === undefined) return undefined
  const key = fold(text)
  if (key === '' || junk.has(key) || /^0+$/.test(key)) return undefined
  return (
    aliases.get(key)?.name ?? toTitleCase(text.replace(legalForm, '').replace(/ and /gi, ' & '))
  )
})

/** Returns a key that is the same for all spellings of a brand; empty if the text is not a name. */
export function toBrandKey(raw: string): string {
  const key = fold(raw)
  return aliases.get(key)?.key ?? key
}

/**
 * Chooses which of two spellings of a brand is shown, regardless of their order: one with both
 * capitals and small letters, then one with more accents, then the shorter one.
 */
export function chooseBrandName(shown: string, other: string): string {
  const [best = shown] = [shown, other].sort(
    (a, b) =>
      Number(isOneCase(a)) - Number(isOneCase(b)) ||
      countAccents(b) - countAccents(a) ||
      a.length - b.length ||
      (a < b ? -1 : 1),
  )
  return best
}

function isOneCase(name: string): boolean {
  return name === name.toUpperCase() || name === name.toLowerCase()
}

function countAccents(name: string): number {
  return name.match(/[^\p{ASCII}]/gu)?.length ?? 0
}

/**
 * Removes brackets and quotes around a name, and punctuation after it that belongs to a list or
 * a sentence. A period stays after an abbreviation: A.P.C., Tiffany & Co., Jr.
 */
function unwrap(text: string | undefined): string | undefined {
  let name = text?.trim()
  for (let before: string | undefined; name !== before; ) {
    before = name
    name = name
      ?.replace(/^[<([{"“”„«‹»›*_|~:;,-]+(?=.*[\p{L}\p{N}])|[>\]}"“”„«‹»›*_|~:;,-]+$/gu, '')
      .replace(/^([^(]*)\)$/, '$1')
      .trim()
  }
  return name !== undefined && /^[^.]{2,}[^.\s]\.+$/.test(name) && !abbreviation.test(name)
    ? name.replace(/\.+$/, '')
    : name
}

const abbreviation =
  /(?:^|[\s&,])(?:co|cos|inc|ltd|llc|corp|bros|jr|sr|st|dr|mr|mrs|ms|no|vol|etc|\p{L})\.$/iu
const marks = /[®™©℠]|\((?:r|tm|c)\)/gi
/**
 * Matches a legal form, which is removed from the display name together
 * with its comma. "& Co." stays in the name but is dropped from the key.
 */
const legalForm =
  /(?<!^the)(?:\s*,\s*|\s+)(?:inc|incorporated|ltd|limited|llc|llp|plc|gmbh|corp|corporation|pty|s\.?r\.?l|s\.p\.a|b\.?v|n\.?v|s\.a\.s|sas)\.?$/i
const legalWords = new Set(
  'inc incorporated ltd limited llc llp plc gmbh corp corporation pty srl bv nv sas sa ag ab aps oy kg co company'.split(
    ' ',
  ),
)

/** Returns a name's letters and digits, without "and", a leading "the" and the legal form. */
const fold = remember((raw): string => {
  const plain = foldAccents(
    raw.slice(0, 400).replace(marks, '').trim().replace(legalForm, '').normalize('NFKC'),
  )
    .toLowerCase()
    // The Turkish dotless i, which is a plain I in capitals.
    .replaceAll('ı', 'i')
    .replace(/['’‘`´.·]/g, '')
  const all = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const words = all.length > 1 ? all.filter(word => word !== 'and') : all
  while (words.length > 1 && words.at(-2) !== 'the' && legalWords.has(words.at(-1) ?? ''))
    words.pop()
  if (words.length > 2 && words[0] === 'the') words.shift()
  return words.join('')
})

const junk = new Set([...noBrands, ...placeholderWords].map(fold))
const aliases = new Map(
  brandAliases.flatMap(row =>
    row.map(spelling => [fold(spelling), { key: fold(row[0]), name: row[0] }]),
  ),
)
