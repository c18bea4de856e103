import { foldAccents } from '#app/domain/urls/slug.ts'
import { cleanText } from './clean-text.ts'
import { remember } from './remember.ts'
import { retailerAliases } from './retailer-aliases.ts'
import { toTitleCase } from './title-case.ts'

/**
 * Returns the name under which a retailer is shown, however its networks
 * spell it; undefined for text without a letter or digit. The name depends
 * on the text alone, so the order in which sources are read does not matter.
 *
 *     Alder and Finch, ALDER & FINCH, Alder & Finch US   Alder & Finch
 *     LilacLane.com                                      Lilac Lane
 *     Parkside Dept. Store                               Parkside Department Store
 *     Corso Moda (US), Corso Moda, Inc.                  Corso Moda
 *     Macys.com, MACY'S                                  Macy's
 *     Gap Factory, Alder & Finch Kids                    themselves: separate shops
 */
export function normalizeRetailerName(raw: string | null | undefined): string | undefined {
  const text = cleanText(raw, maxLength)
  return text === undefined || toRetailerKey(text) === '' ? undefined : nameRetailer(text)
}

/**
 * Returns a key that is equal for all spellings of one retailer; empty
 * for text that is not a name. The key has no accents, apostrophes or
 * spaces, because no rule can restore them where a spelling omits them.
 *
 *     Café Couture, Cafe Couture, cafe-couture     cafecouture
 *     Eleanor's, Eleanors                          eleanors
 *     Alder & Finch UK, alderandfinch.com          alderandfinch
 */
export function toRetailerKey(raw: string): string {
  const key = fold(raw)
  return aliases.get(key)?.key ?? key
}

/**
 * Returns the better of two names with the same key. Prefers mixed
 * case, then more words, then more accents and apostrophes. The order
 * is total, so the outcome does not depend on which name came first.
 */
export function chooseRetailerName(a: string, b: string): string {
  const [ofA, ofB] = [rateName(a), rateName(b)]
  const at = ofA.findIndex((rating, index) => rating !== ofB[index])
  if (at === -1) return a < b ? a : b
  return (ofA[at] ?? 0) > (ofB[at] ?? 0) ? a : b
}

function rateName(name: string): number[] {
  const isMixedCase = name !== name.toUpperCase() && name !== name.toLowerCase()
  const marks = name.match(/[^\p{L}\p{N}\s]|[^\0-\x7f]/gu) ?? []
  return [Number(isMixedCase), name.split(' ').length, marks.length]
}

const maxLength = 100

const nameRetailer = remember((text): string => {
  const alias = aliases.get(fold(text))
  if (alias !== undefined) return alias.name
  const isDomain = domain.test(text)
  const bare = stripTails(text)
  // Only domain names join words without spaces, and
  // they can be split only before a capital letter.
  const apart =
    isDomain && joinedWords.test(bare) ? bare.replace(/(?<=[a-z])(?=[A-Z])/g, ' ') : bare
  return toTitleCase(apart)
    .replace(/\s+and\s+/gi, ' & ')
    .replace(/\bdept\b\.?/gi, 'Department')
    .replace(/\bdepartment stores$/i, 'Department Store')
    .replace(/ & co$/i, ' & Co.')
})

/** Reduces a name to its letters and digits. */
const fold = remember((raw): string => {
  const plain = foldAccents(stripTails(raw.slice(0, maxLength * 4)).normalize('NFKC'))
    .toLowerCase()
    .replace(/['’‘`´".·]/g, '')
    // Domain names cannot contain these characters, so
    // retailers spell them out: crateandbarrel.com.
    .replace(/[&+]/g, ' and ')
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.length > 2 && words[0] === 'the') words.shift()
  return words
    .join(' ')
    .replace(/\bdept\b/g, 'department')
    .replace(/\bdepartment stores\b/g, 'department store')
    .replace(/\bcompany$/, 'co')
    .replaceAll(' ', '')
})

const marks = /[®™©℠]|\((?:r|tm|c)\)/gi
const address = /^\s*(?:https?[:/-]+)?(?:www[.-])?/i
/**
 * Matches the ending of a domain name. At least two letters or
 * digits must precede the dot, so that initials are not matched.
 */
const domain =
  /(?<=[\p{L}\p{N}]{2})\.(?:com?\.(?:uk|au|jp|nz|br|mx)|com|net|org|shop|store|co|us|uk|ca|eu|de|fr|it|es|nl|ch|se|dk|at|be|pl|ie)(?=$|[\s/)\]])\/?/iu
const joinedWords = /^(?:[A-Z][a-z]{2,}){2,}$/

/**
 * Removes everything after the actual name: domain ending, legal form,
 * country, "official site". The result is never empty and never ends in
 * a word that needs one after it: "Made in Italy" keeps its country.
 */
function stripTails(raw: string): string {
  let text = raw.replace(marks, '').replace(address, '').replace(domain, '').trim()
  for (;;) {
    const cut = cutTail(text)
    if (cut === undefined) return text
    text = cut
  }
}

const officialSite =
  /^(.*[\p{L}\p{N}].*?)[\s(|–—-]+official(?:[\s-]+(?:online[\s-]+)?(?:site|store|shop|website))?\)?$/iu

function cutTail(text: string): string | undefined {
  const official = officialSite.exec(text)
  if (official !== null) return official[1]
  const { before, words } = splitEnd(text)
  const [last = '', beforeLast = ''] = words
  const pair = splitEnd(before)
  if (countryPairs.has(`${beforeLast} ${last}`))
    return hasName(pair.before) && !leadingWords.has(pair.words[1] ?? '') ? pair.before : undefined
  if (!hasName(before) || leadingWords.has(beforeLast)) return undefined
  if (last === 'co' || last === 'company') return beforeLast === 'and' ? undefined : before
  return tails.has(last) ? before : undefined
}

/**
 * Splits off the last word of a name. `words` holds the last two words in
 * lower case without accents, the last one first; "&" counts as "and".
 */
function splitEnd(text: string): { before: string; words: string[] } {
  const [, before = '', last = text] =
    /^(.*)(?:^|[\s,;:|/()[\]–—-])([^\s,;:|/()[\]–—-]+)[\s.,;:/)\]]*$/su.exec(text) ?? []
  const tidy = before.replace(/[\s,;:|/([–—-]+$/u, '')
  const beforeLast = /[^\s,;:|/()[\]–—-]+$/u.exec(tidy)?.[0] ?? ''
  return { before: tidy, words: [toWord(last), toWord(beforeLast)] }
}

function toWord(text: string): string {
  if (/^[&+]$/.test(text)) return 'and'
  return foldAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function hasName(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && toWord(text) !== 'the'
}

const tails = new Set(
  [
    'com inc incorporated ltd limited llc llp plc gmbh corp corporation pty srl spa sa sas bv nv ag ab aps oy kg',
    'us usa uk gb ca au nz ie de fr es nl se dk ch eu jp hk sg ae',
    'canada australia ireland germany deutschland france italy italia spain espana netherlands nederland',
    'sweden denmark switzerland austria belgium japan singapore mexico europe',
  ].flatMap(line => line.split(' ')),
)
const countryPairs = new Set([
  'united states',
  'united kingdom',
  'great britain',
  'new zealand',
  'hong kong',
  // "U.S." splits into these two words.
  'u s',
  'u k',
])
/** Words that make the following country part of the name: Best of Britain, Made in Italy. */
const leadingWords = new Set('and of in from by for made to my with the about r'.split(' '))

const aliases = new Map(
  retailerAliases.flatMap(row =>
    row.map(spelling => [fold(spelling), { key: fold(row[0]), name: row[0] }]),
  ),
)
