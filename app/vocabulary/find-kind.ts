import { isAudienceWord } from './audience.ts'
import { type CategoryKind, kindsByPhrase } from './category-kinds.ts'
import { isWithin } from './kind-node.ts'
import { remember } from './remember.ts'
import { toPhrase } from './to-phrase.ts'

const longestPhrase = 5

/**
 * Returns the kinds that a level of a path names, read together
 * with the level above it; several if the level is a list.
 */
export function findKindsOnLevel(level: string, above = ''): readonly CategoryKind[] {
  return readLevels(`${level}\n${above}`)
}

const readLevels = remember((levels): readonly CategoryKind[] => {
  const [level = '', above = ''] = levels.split('\n')
  const own = toPhrase(level)
  // Drops the audience only on the second attempt: the
  // tables contain "baby clothing" but not "women's tops".
  const bare = dropAudience(own)
  const outer = dropAudience(toPhrase(above))
  const outerName = kindsByPhrase.get(outer)?.name
  // Dresses › Day → day dresses; Footwear › Dress → dress shoes;
  // Activewear › Pants → activewear pants
  const joined = [outer, outerName]
    .filter(name => name)
    .flatMap(name => [`${own} ${name}`, `${bare} ${name}`, `${name} ${bare}`])
  const list = dropAudience(toPhrase(level.replace(/[,/|;]/g, ' and ')))
  const kind = [...joined, own, bare, list]
    .map(phrase => kindsByPhrase.get(phrase))
    .find(one => one)
  // Swimwear › Bottoms and Nightwear › Pyjama Bottom are no trousers.
  const whole =
    isPart(own) && !/[,/|;]/.test(level)
      ? (findWhole(own.split(' ')) ?? findWhole(outer.split(' ')))
      : undefined
  if (whole !== undefined && !joined.some(phrase => kindsByPhrase.has(phrase))) return [whole]
  if (kind !== undefined) return [kind]
  return [...new Set(splitList(level).flatMap(part => findLast(part.split(' '), true) ?? []))]
})

/**
 * Splits a list of kinds: "Table & Floor Lamps" → table
 * lamp, floor lamp; "Shirts & Dresses" → shirt, dress.
 */
function splitList(level: string): string[] {
  const parts = level.split(/\s*(?:[,/|&+;]|\b(?:and|or)\b)\s*/i).filter(Boolean)
  const head = toPhrase(parts.at(-1) ?? '')
    .split(' ')
    .at(-1)
  return parts.map(part => {
    const own = toPhrase(part)
    const shared = `${own} ${head}`
    // Only a word in the singular can be the first half of a compound.
    return /(?:[^s]|ss)$/i.test(part) && kindsByPhrase.has(shared) ? shared : own
  })
}

function dropAudience(phrase: string): string {
  return phrase
    .split(' ')
    .filter(word => !isAudienceWord(word))
    .join(' ')
}

/** Returns true if a kind lies within one of the wider kinds on this side of the tree. */
export function isKindWithin(
  kind: CategoryKind,
  wide: readonly CategoryKind[],
  side: 'women' | 'men',
): boolean {
  return wide.some(one =>
    kind.isElsewhere || one.isElsewhere ? kind === one : isWithin(kind[side], one[side]),
  )
}

/**
 * Returns the kind of product that a title names. In English, the head noun
 * comes last: a "shirt dress" is a dress, and a "dress shirt" is a shirt.
 * Accessories, purpose and material follow words such as "with", "for" and "in".
 */
export function findKindOfTitle(title: string): CategoryKind | undefined {
  if (forAnimals.test(title)) return kindsByPhrase.get('dog apparel')
  const plain = title.replace(features, ' ')
  const head = plain.split(tail, 1)[0] ?? ''
  return findLast(toPhrase(head).split(' '), false) ?? findLast(toPhrase(plain).split(' '), false)
}

/**
 * Returns true if a title names a kind only behind "for", "with" or the like, where it often says
 * what a product goes with: a clip for dresses, a polish for shoes.
 */
export function isNamedInPassing(title: string): boolean {
  const parts = title.replace(features, ' ').split(separator)
  return parts.every(part => findKindOfHead(part) === undefined)
}

/**
 * Returns true if a sentence of a text is about a kind: "A soft dress for summer" is, "Goes well with
 * a dress" is not.
 */
export function describesKind(text: string, kind: CategoryKind): boolean {
  const sentences = text.slice(0, maxReadText).split(/[.;:!?•\n<>]+/)
  return sentences.some(sentence => {
    const found = findKindOfHead(sentence)
    return (
      found !== undefined &&
      (isKindWithin(found, [kind], 'women') || isKindWithin(kind, [found], 'women'))
    )
  })
}

/** Returns the kind that stands before the first preposition. */
function findKindOfHead(text: string): CategoryKind | undefined {
  return findLast(toPhrase(text.split(preposition, 1)[0] ?? '').split(' '), false)
}

/** Descriptions say what a product is at their beginning. */
const maxReadText = 600
const separator = /\s[-–—|]\s|[,|(]/
const preposition = /\s(?:with|for|w\/)\s/i
const forAnimals = /\bfor (?:your )?(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|dolls?|horses?)\b/i
const tail = /\s(?:with|for|in|from|by|w\/)\s|\s[-–—|]\s|[,|(]/i
/** Garment parts that share their names with products: a shawl collar is not a shawl. */
const features = new RegExp(
  `\\b(?:${[
    'cap(?:ped)?[ -]sleeved?s?',
    'tie[ -](?:back|cuff|detail|dye|dyed|front|hem|neck|shoulder|side|sleeved?s?|straps?|waist)',
    'shawl[ -](?:collar|lapel|neck)',
    'belt[ -](?:loops?|detail)',
    'chain[ -](?:detail|straps?|link|trim)|on (?:a )?chain',
    'ring[ -](?:detail|hardware)',
    '(?:shirt|polo)[ -](?:collar|hem|neck)',
    'heel[ -]height',
    'glove[ -]soft',
    'sock[ -]fit',
  ].join('|')})\\b`,
  'gi',
)

/**
 * Finds the kind that the last matching phrase stands for. If
 * several phrases end at the same word, the longest one wins.
 */
function findLast(words: readonly string[], isInPath: boolean): CategoryKind | undefined {
  const thing = findThing(words)
  if (thing !== undefined) return thing
  let manner: CategoryKind | undefined
  for (let end = words.length; end > 0; end -= 1) {
    if (!lastWords.has(words[end - 1] ?? '')) continue
    for (let length = Math.min(longestPhrase, end); length > 0; length -= 1) {
      const kind = kindsByPhrase.get(words.slice(end - length, end).join(' '))
      if (kind === undefined || (!isInPath && kind.isOnlyInPaths)) continue
      const word = words[end - 1] ?? ''
      if (length === 1 && parts.has(word)) return findWhole(words.slice(0, end - 1)) ?? kind
      if (length > 1 || !manners.has(word)) return kind
      manner ??= kind
    }
  }
  return manner
}

/** Words that say how long or wide something is, and only without another kind what it is. */
const manners: ReadonlySet<string> = new Set('maxi midi mini shift smock bodycon tulip'.split(' '))
/** Words for a part of an outfit, which mean nothing without the outfit. */
const parts: ReadonlySet<string> = new Set(
  'bottom top pant trouser shorts short piece part separates'.split(' '),
)
/** Outfits whose parts are no trousers and no tops. */
const wholes: ReadonlySet<string> = new Set(
  'underwear swimwear swim bikini tankini lingerie pajama pyjama pj sleepwear nightwear'
    .split(' ')
    .map(toPhrase),
)

function isPart(phrase: string): boolean {
  return parts.has(phrase.split(' ').at(-1) ?? '')
}

/** Returns the outfit that a part belongs to: a pyjama bottom is nightwear. */
function findWhole(words: readonly string[]): CategoryKind | undefined {
  const word = words.findLast(one => wholes.has(one))
  if (word === undefined) return undefined
  return kindsByPhrase.get(word === 'swim' ? 'swimwear' : word.startsWith('p') ? 'pajama' : word)
}

/** Things that are named after what they hold, hang, close or clean. */
const things: ReadonlyMap<string, string> = new Map(
  Object.entries({
    storage: 'rack hanger drawer drawers box cabinet stand hook holder organizer organiser tree',
    accessory: 'clip pin strap buckle lace charm chain',
    'dog apparel': 'jack press form shaver stone dryer steamer winder binder cable pattern',
  }).flatMap(([kind, words]) => words.split(' ').map(word => [word, kind] as const)),
)

/**
 * Returns the kind of a thing whose last word is named after the product before it: a sock drawer
 * is no sock, and a boot jack is no boot. Things with a line of their own are found before.
 */
function findThing(words: readonly string[]): CategoryKind | undefined {
  const thing = things.get(words.at(-1) ?? '')
  if (thing === undefined || !kindsByPhrase.has(words.at(-2) ?? '')) return undefined
  for (let length = Math.min(longestPhrase, words.length); length > 1; length -= 1)
    if (kindsByPhrase.has(words.slice(-length).join(' '))) return undefined
  const isForHair = thing === 'accessory' && words.includes('hair')
  return kindsByPhrase.get(isForHair ? 'hair accessory' : thing)
}

const lastWords = new Set([...kindsByPhrase.keys()].map(phrase => phrase.replace(/^.* /, '')))
