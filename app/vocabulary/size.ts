import { ancestorsOf, getMainCategory } from '#app/domain/category-tree.ts'
import { type SizeId, sizeCuts } from '#app/domain/size.ts'
import { foldAccents } from '#app/domain/urls/slug.ts'
import { parseAge, parseHeight } from './kids-size.ts'
import { parseLetterSize } from './letter-size.ts'
import { parseNumberSize } from './number-size.ts'
import { remember } from './remember.ts'
import {
  dropShoeWearer,
  parseKidsShoeSize,
  parseKidsShoeWords,
  parseUnisexShoeSize,
} from './shoe-size.ts'
import { parseBraSize, parseLengthSize } from './tailored-size.ts'
import { parseWaistSize } from './waist-size.ts'

/** Facts about a product that help to interpret its size. */
export interface SizeHints {
  /** The feed's size system: US, UK, EU, DE, FR, JP and so on. */
  system?: string
  /** The feed's size type: regular, petite, plus, tall, big, maternity and so on. */
  type?: string
  /**
   * The node of our tree. The meaning of a number depends on it:
   * 32 in jeans is a waist; 7 in rings is on none of our scales.
   */
  categoryId?: string | undefined
}

/**
 * Returns a retailer's size on one of our scales; undefined for sizes that are on
 * none of them (15.5, Queen, 50 ml) and for bare numbers that could be on two.
 *
 *     S, Small, (S), Size S, S (4-6)    letter:s        8, US 8, 8 US, 8R     us:8
 *     XXL, 2XL, XX-Large                letter:xxl      UK 12, AU 12          uk:12
 *     Plus 1X (14-16), 1X               letter:1x       EU 40, DE 40          eu:40
 *     S/M                               letter:s-m      W32 L30, 32x30, 32/30 waist:32x30
 *     8 Petite, 8P                      us:8-petite     32W, 32 of jeans      waist:32
 *     18W                               us:18-plus      8.5 M, 8 1/2 of shoes shoe-us:8.5
 *     One Size, OS, O/S, TU             one             39 1/2                shoe-eu:39.5
 *     40R, 42 Long                      length:40r      36 2/3, 36⅔, 36.7     shoe-eu:36.67
 *     34B · 75D                         bra:34b · bra-eu:75d      M9/W11     shoe-unisex:9-11
 *     3-4Y · 12-18 months · 2T          age:3-4y …      10.5C · 6.5Y          shoe-kids:10.5c
 *     104/110, 116 of children          height:104-110  38 of women's dresses eu:38
 *     38                                undefined       FR 38, IT 42 of women   fr:38, it:42
 *     48 of men's suits                 eu:48           15″, 15 in              undefined
 */
export function parseSize(
  raw: string | null | undefined,
  hints: SizeHints = {},
): SizeId | undefined {
  if (!raw) return undefined
  const { system = '', type = '', categoryId } = hints
  const family = findFamily(categoryId) ?? ''
  const side = categoryId === undefined ? '' : getMainCategory(categoryId).id
  return readSize(`${family}\n${side}\n${system}\n${type}\n${raw.slice(0, maxLength)}`)
}

/**
 * Expects five lines of text: the product's size family, its main
 * category, the system, the type, and the size as written.
 */
const readSize = remember((lines): SizeId | undefined => {
  const [family, side = '', system, type, ...raw] = lines.split('\n')
  const hints = {
    system: system || undefined,
    type: type || undefined,
    family: (family || undefined) as Family | undefined,
    side,
  }
  const text = tidy(raw.join(' '))
  const inside = /\(([^()]*)\)/.exec(text)?.[1]?.trim()
  if (inside === undefined) return parsePlain(text, hints)
  const outside = text.replace(/ ?\([^()]*\) ?/g, ' ').trim()
  return parsePlain(outside, hints) ?? parsePlain(inside, hints)
})

interface FamilyHints {
  system: string | undefined
  type: string | undefined
  family: Family | undefined
  side: string
}

function parsePlain(
  text: string,
  { system, type, family: given, side }: FamilyHints,
): SizeId | undefined {
  if (text === '') return undefined
  if (oneSize.test(text)) return 'one'
  const family = text.startsWith('shoe ') && given !== 'kids-shoe' ? 'shoe' : given
  const isShoe = family === 'shoe' || family === 'kids-shoe'
  const cut =
    sizeCuts.find(name => text.includes(name)) ??
    sizeCuts.find(name => name === type?.trim().toLowerCase())
  const stripped = stripCut(text)
  const bare = isShoe
    ? dropShoeWearer(stripped, side).replace(/^(\d\d) ?\/ ?(\d\d)$/, '$1-$2')
    : stripped
  const special = parseSpecial(text, bare, family, system)
  if (special !== undefined) return special
  const isMens = side === 'men'
  const number = () => parseNumberSize(bare, { system, cut, isShoe, isMens })
  if (isShoe) return number() ?? parseLetterSize(bare)
  // M 8-10 states its American sizes too.
  const letter = parseLetterSize(bare.replace(/^([a-z]{1,3}) \d{1,2} ?- ?\d{1,2}$/, '$1'), cut)
  // A girl's 6X is between 6 and 7; a woman's is a plus size.
  if (family === 'age') return /^letter:\dx/.test(letter ?? '') ? undefined : letter
  // The sizes of some handbags are PM, MM and GM.
  if (family === 'letter' && bare.startsWith('p')) return undefined
  if (letter !== undefined || family === 'letter' || family === 'bra') return letter
  const isNumbered = system !== undefined && family !== 'waist'
  const waist =
    cut === 'plus' || ((isNumbered || family === 'tailored') && /^\d+$/.test(bare))
      ? undefined
      : parseWaistSize(bare, family === 'waist')
  return waist ?? number() ?? (system === undefined ? parseEuropeanNumber(bare, family) : undefined)
}

/** Parses the sizes of some kinds of products only: ages, heights, bras, lengths, pairs. */
function parseSpecial(
  text: string,
  bare: string,
  family: Family | undefined,
  system: string | undefined,
): SizeId | undefined {
  if (family === 'letter') return undefined
  if (family === 'age')
    return parseAge(text, true) ?? parseHeight(text, true) ?? parseKidsShoeSize(bare, false)
  if (family === 'shoe' || family === 'kids-shoe') {
    // A pair of slippers for sizes 7 to 8 of medium width is not for babies.
    const age = family === 'kids-shoe' || /[a-z]{2}$/.test(text) ? parseAge(text, false) : undefined
    return (
      parseKidsShoeSize(bare, true) ?? parseKidsShoeWords(text) ?? parseUnisexShoeSize(bare) ?? age
    )
  }
  if (family === 'bra') return parseBra(text, system)
  const isAmerican = system === undefined || /^us/i.test(system)
  const length =
    isAmerican && (family !== 'waist' || !/reg/.test(text)) ? parseLengthSize(text) : undefined
  if (length !== undefined || family === 'waist') return length
  if (family === 'plain' || family === 'tailored') return undefined
  if (family === 'women') return parseBra(text, system)
  const ofKids = parseAge(text, false) ?? parseHeight(text, false) ?? parseKidsShoeSize(bare, false)
  return ofKids ?? parseUnisexShoeSize(bare) ?? parseBra(text, system)
}

function parseBra(text: string, system: string | undefined): SizeId | undefined {
  return system === undefined || /^(?:us|uk|gb|eu|de)/i.test(system)
    ? parseBraSize(text)
    : /^(?:fr|be|es)$/i.test(system)
      ? parseBraSize(`fr ${text}`)
      : undefined
}

/**
 * Parses a number that is stated without its system in women's clothes, 36 or 38/40, and in
 * men's suits and jackets, 48. American sizes are smaller: a man's chest of 44 inches or more
 * is stated with its length. Waists are stated in the categories of pants.
 */
function parseEuropeanNumber(bare: string, family: Family | undefined): SizeId | undefined {
  const least = family === 'women' ? 34 : family === 'tailored' ? 44 : undefined
  if (least === undefined) return undefined
  const numbers = bare.split(/ ?[/-] ?/).map(Number)
  const [from = 0, to = from + 2] = numbers
  const isEven = numbers.every(number => number >= least && number <= 60 && number % 2 === 0)
  return isEven && numbers.length <= 2 && to === from + 2 ? `eu:${numbers.join('-')}` : undefined
}

const maxLength = 80
const oneSize =
  /^(?:one[ -]?size.*|1[ -]?size|one|os|o\/s|n\/s|free|フリー(?:サイズ)?|均码|osfa|osfm|tu|t\.u\.|u|uni|taille unique|unique|unica|talla unica|taglia unica|einheitsgro(?:ss|s)e|free ?size|no size|universal)$/
const cutWords =
  /\b(?:shoe|petites?|tall|plus|regular|reg|maternity|big|and|&)\b|^(?:size|sz|talla|taglia|taille|grosse|gr|maat)\b[.:]?/g

/**
 * Removes the cut and the characters that join it to the size,
 * as in "xl/tall" and "petite - m". Keeps the x of "x large".
 */
function stripCut(text: string): string {
  const rest = text.replace(cutWords, ' ').replace(/\s+/g, ' ').trim()
  return rest === text
    ? text
    : rest.replace(/^[/,-] ?|(?: x)? ?[/,-]?$/g, '').replace(/^x (?!small|large)(?=[\dmx])/, '')
}

/**
 * Some retailers separate the cut from the size with a lower-case x: "Petite x Large"
 * is L petite. A capital X belongs to the size: "Petite X Large" is XL petite.
 */
const cutTimesSize = /\b([Pp]etites?|[Tt]all|[Pp]lus|[Rr]eg(?:ular)?|[Mm]aternity|[Bb]ig) x (?=\S)/g

/** Converts text to lower case with single spaces and fractions as decimals: "Größe 39½" → grosse 39.5 */
function tidy(raw: string): string {
  return (
    foldAccents(raw.normalize('NFKC'))
      .replace(cutTimesSize, '$1 ')
      .toLowerCase()
      .replace(/(\d) ?(?:"|”|″|''|′′|\binch(?:es)?\b)/g, '$1 in')
      .replace(/["'’″′]/g, '')
      .replace(/[–—]/g, '-')
      .replace(/(\d)[ -]*1[/\u2044]2(?!\d)/g, '$1.5')
      .replace(/(\d)(?: ?([12])\u2044|[ -]([12])\/)3(?!\d)/g, (_all, whole, ...third) =>
        third.includes('1') ? `${whole}.33` : `${whole}.67`,
      )
      .replace(/(\d),5\b/g, '$1.5')
      // UK 8/10 fits both, and 14W-16W is one size.
      .replace(/^([a-z]{2} ?\d{1,2}) ?\/ ?(\d{1,2})$/, '$1-$2')
      .replace(/^(\d\d) ?w ?[/-] ?(\d\d) ?w$/, 'us $1-$2w')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

type Family =
  | 'shoe'
  | 'kids-shoe'
  | 'waist'
  | 'letter'
  | 'age'
  | 'bra'
  | 'women'
  | 'tailored'
  | 'plain'

/**
 * The size families of nodes (and their descendants) whose products
 * are not sized like dresses. In the `letter` family, only letter
 * sizes are on a scale. In `age`, sizes are ages or heights. In `women`, bare
 * numbers may be European, as in `tailored`; `plain` has neither these nor the sizes of bras.
 */
const families: ReadonlyMap<string, Family> = new Map([
  ...toFamily('shoe', 'womens-shoes mens-shoes'),
  ...toFamily('kids-shoe', 'girls-shoes boys-shoes baby-shoes'),
  ...toFamily('waist', 'jeans mens-jeans mens-pants mens-shorts'),
  ...toFamily('letter', 'living womens-beauty mens-grooming handbags mens-bags'),
  ...toFamily('letter', 'womens-accessories mens-accessories'),
  // Children's shoes are an exception, listed above: they are not sized by age.
  ...toFamily('age', 'kids'),
  ...toFamily('bra', 'bras'),
  ...toFamily('women', 'womens-clothes'),
  // Their bare numbers may be waists, shoe sizes or bands.
  ...toFamily(
    'plain',
    'womens-pants shorts athletic-pants athletic-shorts socks hosiery sports-bras',
  ),
  ...toFamily('plain', 'mens-clothes'),
  ...toFamily('tailored', 'mens-suits mens-blazers-and-sport-coats mens-outerwear mens-sweaters'),
])

function findFamily(categoryId: string | undefined): Family | undefined {
  return ancestorsOf(categoryId)
    .map(({ id }) => families.get(id))
    .findLast(family => family !== undefined)
}

function toFamily(family: Family, ids: string): [string, Family][] {
  return ids.split(' ').map(id => [id, family])
}
